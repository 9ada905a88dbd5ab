// Made by Scripts/make-texts.py from Texts/ko.strings.

extension OverscrollLanguage {
  static let ko = OverscrollLanguage(
    tag: "ko",
    texts: [
      "당겨서 새로 고침",
      "놓아서 새로 고침",
      "새로 고치는 중…",
      "업데이트됨",
      "이미 최신 상태임",
      "새로 고칠 수 없음",
      "더 불러오기",
      "불러오는 중…",
      "더 이상 없음",
      "불러올 수 없음",
      "다시 시도",
      "당겨서 더 불러오기",
      "놓아서 더 불러오기",
      "마지막 업데이트: 오늘 {time}",
      "마지막 업데이트: {date}",
      "업데이트한 적 없음",
      "맨 위로",
      "새로 고침",
      "더 불러옴",
    ])
}
