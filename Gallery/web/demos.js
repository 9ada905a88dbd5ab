// The demos, in the order of the menu, and the edges that each of them uses. Each has a page of its own, `?show=…`, and its code in `demos/`.

export const DEMOS = [
  {
    id: "feed",
    name: { en: "Feed", zh: "信息流" },
    sentence: { en: "Pull down for what is new; scroll to the end for what is older.", zh: "下拉获取新内容，滚动到底部加载更早的内容。" },
  },
  {
    id: "classic",
    name: { en: "Classic", zh: "经典" },
    sentence: { en: "An arrow turns, words change, and the time of the last update is remembered.", zh: "箭头翻转，文字随之变化，并记住上次更新的时间。" },
  },
  {
    id: "by-hand",
    edges: ["top"],
    name: { en: "By hand", zh: "手动控制" },
    sentence: { en: "A label of the page’s own; nothing ends before you press End.", zh: "页面自己的标签；按下“结束”之前，刷新不会结束。" },
  },
  {
    id: "three-lines",
    name: { en: "Three lines", zh: "三条线" },
    sentence: { en: "Three lines spring up with the pull, then swing into a row of dots.", zh: "三条线随下拉依次弹出，松手后化作一排圆点。" },
  },
  {
    id: "cat",
    name: { en: "The cat", zh: "小猫" },
    sentence: { en: "A cat wakes up under your finger, runs while the list loads, and sleeps when all is read.", zh: "小猫在手指下醒来，加载时奔跑，没有更多内容时睡去。" },
  },
  {
    id: "four-edges",
    edges: ["top", "bottom", "leading", "trailing"],
    name: { en: "Four edges", zh: "四个边缘" },
    sentence: { en: "Pull a wall of tiles past any of its four edges, and it grows there.", zh: "把图块墙拉过任意一边，那一边就会长出新的图块。" },
  },
  {
    id: "back-to-top",
    name: { en: "Back to top", zh: "回到顶部" },
    sentence: { en: "Two screens down, scroll back a little: a button rises, and its companion with it.", zh: "向下滚动两屏后再往回滚一点：按钮会升起，它的同伴也一起升起。" },
  },
];

/** The demo that an address asks for; the first one for any other. */
export const demoOf = (id) => DEMOS.find((each) => each.id === id) ?? DEMOS[0];
