// Made by Scripts/make-texts.py from Texts/ja.strings.

extension OverscrollLanguage {
  static let ja = OverscrollLanguage(
    tag: "ja",
    texts: [
      "引っ張って更新",
      "指を離して更新",
      "更新中…",
      "更新しました",
      "最新の状態です",
      "更新できませんでした",
      "さらに読み込む",
      "読み込み中…",
      "これ以上ありません",
      "読み込めませんでした",
      "再試行",
      "引っ張ってさらに読み込む",
      "指を離してさらに読み込む",
      "最終更新：今日 {time}",
      "最終更新：{date}",
      "まだ更新されていません",
      "先頭に戻る",
      "更新",
      "さらに読み込みました",
    ])
}
