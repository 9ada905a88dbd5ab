// Made by Scripts/make-texts.py from Texts/zh-Hans.strings.

extension OverscrollLanguage {
  static let zhHans = OverscrollLanguage(
    tag: "zh-Hans",
    texts: [
      "拉动即可刷新",
      "松开即可刷新",
      "正在刷新…",
      "已更新",
      "已是最新",
      "刷新失败",
      "载入更多",
      "正在载入…",
      "没有更多内容",
      "载入失败",
      "重试",
      "拉动即可载入更多",
      "松开即可载入更多",
      "上次更新：今天 {time}",
      "上次更新：{date}",
      "从未更新",
      "回到顶部",
      "刷新",
      "已载入更多",
    ])
}
