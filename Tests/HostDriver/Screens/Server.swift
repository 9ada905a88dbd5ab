import Foundation
import OverscrollUIKit

/// A server that a test has written: each request gets the next of its answers.
package final class Server<Request: Sendable, Answer: Sendable>: Sendable {
  private struct State {
    var answers: [Result<Answer, any Error>]
    var requests: [Request] = []
  }

  private let state: Locked<State>

  package init(_ answers: [Result<Answer, any Error>]) { state = Locked(State(answers: answers)) }

  /// What was requested, in order.
  package var requests: [Request] { state.with { $0.requests } }

  /// Adds answers.
  package func add(_ answers: Result<Answer, any Error>...) {
    state.with { $0.answers += answers }
  }

  /// Answers a request; a request without an answer fails as if the server were not there.
  package func answer(_ request: Request) throws -> Answer {
    let answer = state.with { state in
      state.requests.append(request)
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { throw URLError(.cannotConnectToHost) }
    return try answer.get()
  }
}
