import Combine
import Overscroll
import SwiftUI

// A SwiftUI screen with an ObservableObject, as an app for iOS 15 has it.

struct Mail: Identifiable, Hashable, Codable, Sendable {
  let id: Int
}

enum InboxError: Error, Equatable {
  case locked
  case offline
}

@MainActor
final class InboxModel: ObservableObject {
  typealias Load = @Sendable (_ page: Int) async throws -> [Mail]

  private let load: Load
  private var page = 0
  private(set) var mails: [Mail] = [] { willSet { objectWillChange.send() } }
  var isLocked = false { willSet { objectWillChange.send() } }

  init(load: @escaping Load) { self.load = load }

  func reload() async throws {
    do {
      mails = try await load(1)
      (page, isLocked) = (1, false)
    } catch {
      isLocked = error as? InboxError == .locked
      throw error
    }
  }

  func loadNext() async throws -> Bool {
    let next = try await load(page + 1)
    mails += next
    page += 1
    return !next.isEmpty
  }
}

struct InboxScreen: View {
  @ObservedObject var model: InboxModel

  var body: some View {
    VStack {
      if model.isLocked { Text("Enter your code") }
      List(model.mails) { Text("Mail \($0.id)").frame(height: 60) }
        .onPullToRefresh { try await model.reload() }
        .onLoadMore { .loaded(hasMore: try await model.loadNext()) }
        .overscrollRefresh(whenOlderThan: 0)
    }
  }
}
