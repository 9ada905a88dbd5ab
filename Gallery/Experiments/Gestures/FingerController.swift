import UIKit

/// The screen of one experiment: a list, and a label with the values of the last gesture.
final class FingerController: UIViewController {
  private let experiment: FingerExperiment
  private let recorder = MotionRecorder()
  private let scrollView = UIScrollView()
  private let label = UILabel()
  private var timer: FrameTimer?

  /// Creates the screen of an experiment.
  init(_ experiment: FingerExperiment) {
    self.experiment = experiment
    super.init(nibName: nil, bundle: nil)
    title = experiment.id
  }

  required init?(coder: NSCoder) { nil }

  /// The motion since the screen appeared, or since ``restart()``.
  var motion: Motion { recorder.motion }

  /// The scroll view, for tests that drag it.
  var list: UIScrollView { scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    label.frame = CGRect(x: 16, y: 120, width: view.bounds.width - 32, height: 120)
    label.autoresizingMask = [.flexibleWidth]
    label.numberOfLines = 0
    label.accessibilityIdentifier = "figures"
    label.text = experiment.title
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 4_000)
    recorder.observe(scrollView)
    if case .touchAnimation = experiment.gesture { restart() }
    timer = FrameTimer(view: view) { [weak self] in self?.showFigures() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recorder.stop()
    timer?.stop()
  }

  /// Returns to the start and forgets the motion; starts the animation if the experiment has one.
  func restart() {
    scrollView.setContentOffset(.zero, animated: false)
    recorder.restart()
    guard case .touchAnimation = experiment.gesture else { return }
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction]) {
      self.scrollView.contentOffset.y = 300
    }
  }

  private func showFigures() {
    guard let reading = experiment.reading(of: motion) else { return }
    label.text = "\(experiment.id)\t\(reading.side.rawValue)\t\(reading.figures)"
  }
}
