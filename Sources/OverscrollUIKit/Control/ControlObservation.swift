#if canImport(UIKit) && !os(watchOS)
  public import Observation

  /// Lets Observation track a control's phase, progress and result.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension OverscrollControl: Observable {}

  /// Registers reads and changes of a control with Observation, on systems that support it.
  @MainActor
  struct ControlObservation {
    /// The registrar; nil on older systems.
    ///
    /// The type is erased because a stored property cannot be limited to newer systems.
    private let registrar: (any Sendable)?

    init() {
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }

    func read<Member>(
      _ member: KeyPath<OverscrollControl, Member>, of control: OverscrollControl
    ) {
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        (registrar as? ObservationRegistrar)?.access(control, keyPath: member)
      }
    }

    func changed(
      from before: OverscrollControl.State, to state: OverscrollControl.State,
      of control: OverscrollControl
    ) {
      if before.phase != state.phase { changed(\.phase, of: control) }
      if before.progress != state.progress { changed(\.progress, of: control) }
      if before.result != state.result { changed(\.result, of: control) }
    }

    private func changed<Member>(
      _ member: KeyPath<OverscrollControl, Member>, of control: OverscrollControl
    ) {
      if #available(iOS 17, tvOS 17, visionOS 1, *) {
        (registrar as? ObservationRegistrar)?.withMutation(of: control, keyPath: member) {}
      }
    }
  }
#endif
