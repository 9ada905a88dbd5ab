#if canImport(SwiftUI) && canImport(UIKit)
  public import OverscrollCore
  public import OverscrollTexts
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Sets what is seen past the edges of the lists in this view that do not say otherwise.
    ///
    /// - Parameter indicator: The indicator.
    /// - Returns: A view whose lists have it.
    public func overscrollIndicator(_ indicator: OverscrollIndicator) -> some View {
      environment(\.overscrollWishes.indicator, indicator)
    }

    /// Sets how long things take past the edges of the lists in this view.
    ///
    /// Once set, it holds for people who asked for less motion as well.
    ///
    /// - Parameter times: The times.
    /// - Returns: A view whose lists have them.
    public func overscrollTimes(_ times: OverscrollTimes) -> some View {
      environment(\.overscrollWishes.times, times)
    }

    /// Sets the app's own words for the lists in this view; the library has its own for what is not among them.
    ///
    /// - Parameter texts: The words.
    /// - Returns: A view whose lists have them.
    public func overscrollTexts(_ texts: [OverscrollText: String]) -> some View {
      environment(\.overscrollWishes.texts, texts)
    }

    /// Sets what a finger feels past the edges of the lists in this view.
    ///
    /// - Parameter feedback: What is felt; nothing where it is empty.
    /// - Returns: A view whose lists have it.
    public func overscrollFeedback(_ feedback: OverscrollFeedback) -> some View {
      environment(\.overscrollWishes.feedback, feedback)
    }
  }
#endif
