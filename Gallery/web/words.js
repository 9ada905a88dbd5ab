// The page's own texts in English and Chinese. The feed's facts are in English in both.

const WORDS = {
  en: {
    options: "Options", presets: "Looks to begin with", codeAndOptions: "Code and options", close: "Close", refresh: "Refresh", demos: "Demos", language: "Language and direction", docs: "Docs", install: "Install", source: "Source", starts: "Get started",
    installTitle: "Install Overscroll", inXcode: "In Xcode or a package", inPage: "In a page", inReact: "In React",
    readDocs: "Read the documentation", readSource: "Read the source", copy: "Copy code", copyLink: "Copy link", copied: "Copied", notCopied: "Not copied",
    promise: "Pull to refresh, load more, and lists that never lose the reader", size: "48 KiB on a page",
    hosts: "The code of this list, by host", code: "The code of this list", credit: "Real facts from the calendar files of 4.4BSD, under the BSD licence.",
    about: "About this page", rtl: "Right to left", ltr: "Left to right",
    stories: "{count} stories · {time}", news: "{count} new", upToDate: "You’re up to date",
    nothing: "Nothing here yet — pull down to try again", noConnection: "No connection", cut: "The connection was cut",
    unreadable: "The answer is unreadable", answered: "The server answered {count}",
    begin: "Begin", end: "End", pulling: "Pull to refresh", armed: "Release to refresh", refreshing: "Refreshing…",
    ending: "Done", failed: "Failed", scrolled: "Scrolled {count} px", write: "Write", wrote: "A companion of the page’s own",
    inspector: "Phase inspector", top: "Top", bottom: "Bottom", leading: "Leading", trailing: "Trailing",
    progress: "Progress", offset: "Offset", share: "Inset", phase: "Phase", log: "Events and recordings", events: "Events", record: "Record", recording: "Stop",
    release: "Let go", pullAll: "Pull them all", scrollBoth: "Scroll both to the end", requests: "Requests", duplicates: "Duplicates", errors: "Errors",
    replay: "Replay", save: "Save", open: "Open", waits: "Now pull the list", noTrace: "That is no trace",
    empty: "Nothing here, and that is fine", chatLine: "I’m in! Shall we bring the boat?", sent: "Send", message: "Message", unread: "Unread", toEnd: "To the end", above: "↑ {count} new", reload: "Reload the page", remove: "Remove", removed: "Removed", undo: "Undo", cycle: "Cycle {count} of {of}", baseIs: "The base is {count} pt, as it was", baseWas: "It is {count} pt; it should be {of}",
    ours: "Overscroll", atItsWord: "Without books", theirs: "MJRefresh, recorded", step: "Step",
    recorded: "What MJRefresh left in the same scenario",
  },
  zh: {
    options: "选项", presets: "可从这些外观开始", codeAndOptions: "代码与选项", close: "关闭", refresh: "刷新", demos: "演示", language: "语言与方向", docs: "文档", install: "安装", source: "源代码", starts: "开始使用",
    installTitle: "安装 Overscroll", inXcode: "在 Xcode 或软件包中", inPage: "在网页中", inReact: "在 React 中",
    readDocs: "阅读文档", readSource: "阅读源代码", copy: "复制代码", copyLink: "复制链接", copied: "已复制", notCopied: "未能复制",
    promise: "下拉刷新、加载更多，列表保持正在读的位置", size: "网页上 48 KiB",
    hosts: "这个列表的代码，按平台", code: "这个列表的代码", credit: "内容为 4.4BSD 日历文件中的真实史实，采用 BSD 许可证。",
    about: "关于本页", rtl: "从右到左", ltr: "从左到右",
    stories: "{count} 条 · {time} 更新", news: "{count} 条新内容", upToDate: "已是最新",
    nothing: "暂无内容 — 下拉重试", noConnection: "没有网络连接", cut: "连接已中断",
    unreadable: "无法读取回应", answered: "服务器回应 {count}",
    begin: "开始", end: "结束", pulling: "下拉刷新", armed: "松开刷新", refreshing: "正在刷新…",
    ending: "完成", failed: "失败", scrolled: "已滚动 {count} 像素", write: "撰写", wrote: "页面自己的同伴按钮",
    inspector: "阶段检视器", top: "顶部", bottom: "底部", leading: "起始边", trailing: "末尾边",
    progress: "进度", offset: "偏移", share: "边距", phase: "阶段", log: "事件与录制", events: "事件", record: "录制", recording: "停止",
    release: "松手", pullAll: "一起下拉", scrollBoth: "一起滚到底部", requests: "请求", duplicates: "重复", errors: "错误",
    replay: "回放", save: "保存", open: "打开", waits: "现在拉动列表", noTrace: "这不是轨迹文件",
    empty: "这里什么都没有，这很正常", chatLine: "我去！要带上船吗？", sent: "发送", message: "消息", unread: "未读", toEnd: "到末尾", above: "↑ {count} 条新内容", reload: "重新加载页面", remove: "移除", removed: "已移除", undo: "撤销", cycle: "第 {count} / {of} 回合", baseIs: "基准仍为 {count} pt", baseWas: "现为 {count} pt，应为 {of}",
    ours: "Overscroll", atItsWord: "不记账", theirs: "MJRefresh（录制）", step: "单步",
    recorded: "同一场景中 MJRefresh 留下的结果",
  },
};

const parameters = new URLSearchParams(location.search);
const wish = parameters.get("lang") ?? navigator.language;

/** The language of the page: a key of the texts. */
export const language = wish.startsWith("zh") ? "zh" : "en";

/** Whether the page is read from right to left. */
export const isMirrored = parameters.get("dir") === "rtl";

/** A text by its key; `{name}` is replaced by a value. */
export function say(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Fills in the texts for `data-say` and the labels for `data-label`. */
export function speak() {
  document.documentElement.lang = language === "zh" ? "zh-Hans" : "en";
  document.documentElement.dir = isMirrored ? "rtl" : "ltr";
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.ariaLabel = say(node.dataset.label);
}
