import Observation
import Overscroll
import SwiftUI

// A SwiftUI screen with a model that is Observable, for iOS 17 and newer.

struct Contact: Identifiable, Hashable, Codable, Sendable {
  let id: Int
}

enum ContactsError: Error, Equatable {
  case notAllowed
}

@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor @Observable
final class ContactsModel {
  typealias Load = @Sendable (_ after: Int?) async throws -> [Contact]

  @ObservationIgnored private let load: Load
  private(set) var contacts: [Contact] = []
  var isAllowed = true

  init(load: @escaping Load) { self.load = load }

  func reload() async throws {
    do {
      (contacts, isAllowed) = (try await load(nil), true)
    } catch {
      isAllowed = error as? ContactsError != .notAllowed
      throw error
    }
  }

  func loadNext() async throws -> Bool {
    let next = try await load(contacts.last?.id)
    contacts += next
    return !next.isEmpty
  }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
struct ContactsScreen: View {
  @State var model: ContactsModel

  var body: some View {
    VStack {
      if !model.isAllowed { Text("Allow access in Settings") }
      List(model.contacts) { Text("Contact \($0.id)").frame(height: 60) }
        .onPullToRefresh { try await model.reload() }
        .onLoadMore { .loaded(hasMore: try await model.loadNext()) }
        .overscrollRefresh(whenOlderThan: 0)
    }
  }
}
