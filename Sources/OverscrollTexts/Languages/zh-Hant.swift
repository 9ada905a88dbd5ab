// Made by Scripts/make-texts.py from Texts/zh-Hant.strings.

extension OverscrollLanguage {
  static let zhHant = OverscrollLanguage(
    tag: "zh-Hant",
    texts: [
      "拉動即可重新整理",
      "放開即可重新整理",
      "正在重新整理…",
      "已更新",
      "已是最新狀態",
      "無法重新整理",
      "載入更多",
      "正在載入…",
      "沒有更多內容",
      "無法載入",
      "再試一次",
      "拉動即可載入更多",
      "放開即可載入更多",
      "上次更新：今天 {time}",
      "上次更新：{date}",
      "從未更新",
      "回到最上方",
      "重新整理",
      "已載入更多",
    ])
}
