import Foundation

extension Scenario {
  /// Reads a scenario from a file.
  init(path: String) throws(ScenarioFault) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScenarioFault(description: "can not be read")
    }
    try self.init(json: data)
  }

  /// Reads a scenario from JSON.
  init(json: Data) throws(ScenarioFault) {
    let file: ScenarioFile
    do {
      file = try JSONDecoder().decode(ScenarioFile.self, from: json)
    } catch let error as DecodingError {
      throw ScenarioFault(error)
    } catch {
      throw ScenarioFault(description: "\(error)")
    }
    try self.init(file)
  }
}

extension ScenarioFault {
  /// Describes a decoding error with its place in the file.
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(context.codingPath, "no \"\(key.stringValue)\"")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(context.codingPath, "another kind of value was expected")
    case .dataCorrupted(let context): self.init(context.codingPath, "is no JSON")
    @unknown default: self.init(description: "\(error)")
    }
  }

  /// Describes an error at a place: `step 3: no "op"`, `viewport width: …`.
  private init(_ path: [any CodingKey], _ what: String) {
    var words: [String] = []
    for key in path {
      if let number = key.intValue, let list = words.popLast() {
        words.append("\(list.dropLast()) \(number)")
      } else {
        words.append(key.stringValue)
      }
    }
    let place = words.joined(separator: " ")
    self.init(description: place.isEmpty ? what : "\(place): \(what)")
  }
}
