/// The identity of one run, from its trigger to its end.
///
/// It is unique within an engine. An ``OverscrollEvent/end(_:_:)`` that names any run other than
/// the current one is ignored, so a late result cannot end a later run.
package struct RunID: Equatable, Hashable, Sendable {
  /// The number of the run; the first one is 1.
  package let number: UInt32

  /// Creates the identity from its number, for hosts that pass the number to other code and back.
  package init(number: UInt32) { self.number = number }
}
