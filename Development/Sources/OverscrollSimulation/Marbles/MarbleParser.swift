#if !hasFeature(Embedded)
  /// Reads a ``MarbleTimeline`` character by character.
  struct MarbleParser {
    private struct Group {
      let position: Int
      var symbols: [MarbleSymbol] = []
    }

    private var ticks: [[MarbleSymbol]] = []
    private var group: Group?
    private var position = 0

    mutating func read(_ character: Character) throws(MarbleSyntaxError) {
      if !character.isWhitespace { try take(character) }
      position += 1
    }

    /// Ends the reading.
    ///
    /// - Returns: The events of each tick.
    func finish() throws(MarbleSyntaxError) -> [[MarbleSymbol]] {
      if let group { throw MarbleSyntaxError(position: group.position, reason: .openGroup) }
      return ticks
    }

    private mutating func take(_ character: Character) throws(MarbleSyntaxError) {
      switch character {
      case "-": try pass(1, character)
      case "=": try pass(10, character)
      case "(": try beginGroup()
      case ")": try endGroup()
      default: try add(character)
      }
    }

    private mutating func pass(_ count: Int, _ character: Character) throws(MarbleSyntaxError) {
      guard group == nil else { throw error(.notInAGroup(character)) }
      ticks += Array(repeating: [], count: count)
    }

    private mutating func beginGroup() throws(MarbleSyntaxError) {
      guard group == nil else { throw error(.notInAGroup("(")) }
      group = Group(position: position)
    }

    private mutating func endGroup() throws(MarbleSyntaxError) {
      guard let group else { throw error(.unexpectedGroupEnd) }
      guard !group.symbols.isEmpty else { throw error(.emptyGroup) }
      ticks.append(group.symbols)
      self.group = nil
    }

    private mutating func add(_ character: Character) throws(MarbleSyntaxError) {
      guard let symbol = MarbleSymbol(rawValue: character) else {
        throw error(.unknownCharacter(character))
      }
      if group == nil { ticks.append([symbol]) } else { group?.symbols.append(symbol) }
    }

    private func error(_ reason: MarbleSyntaxError.Reason) -> MarbleSyntaxError {
      MarbleSyntaxError(position: position, reason: reason)
    }
  }
#endif
