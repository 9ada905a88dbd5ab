import OverscrollCore
import OverscrollUIKit
import UIKit

extension OverscrollControl {
  /// A control whose runs go on until the test ends them with `end()`.
  static func held(
    _ purpose: EdgeOptions.Purpose = .refresh, _ trigger: OverscrollTrigger? = nil,
    indicator: OverscrollIndicator = OverscrollDefaults.indicator,
    _ started: @escaping @MainActor (OverscrollRun) -> Void = { _ in }
  ) -> OverscrollControl {
    let keeper = Keeper()
    return OverscrollControl(
      purpose, trigger, indicator,
      .manual {
        keeper.run = $0
        started($0)
      })
  }

  @MainActor
  private final class Keeper {
    var run: OverscrollRun?
  }
}
