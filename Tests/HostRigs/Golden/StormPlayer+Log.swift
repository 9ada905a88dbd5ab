extension StormPlayer {
  /// Records what a list and its host do in a storm.
  ///
  /// The top control is observed and the bottom one is not, because a host computes states only for
  /// observers.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - keepsLines: Whether the record keeps readable lines.
  /// - Returns: The record.
  public static func log(of script: StormScript, keepsLines: Bool = false) -> WriteLog {
    WriteLog.record(keepsLines: keepsLines) { log in
      let fault = fault(in: script, log: log)
      log.note(fault.map { "\($0)" } ?? "at rest")
    }
  }
}
