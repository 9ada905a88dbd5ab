import UIKit

/// The list of experiments: a report of all rows that need no touch, and a screen per gesture.
final class ExperimentsController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case report
    case gestures
    case screens
    case releases
  }

  private var report: FactReport?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Experiments"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard report == nil, let scene = view.window?.windowScene else { return }
    let report = FactReport(scene: scene)
    self.report = report
    print(report.text)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    switch Section(rawValue: section) {
    case .report?: "Measured without a touch"
    case .gestures?: "Measured with a finger"
    case .screens?: "SwiftUI: the figures are in the log"
    case .releases?: "Releases in UIKit: the figures are in the log"
    case nil: nil
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .report?: report?.lines.count ?? 0
    case .gestures?: FingerExperiment.all.count
    case .screens?: ScreenSetup.all.count
    case .releases?: ReleaseController.Setup.all.count
    case nil: 0
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    switch Section(rawValue: indexPath.section) {
    case .report?:
      if let line = report?.lines[indexPath.row] { show(line, in: cell) }
    case .gestures?:
      let experiment = FingerExperiment.all[indexPath.row]
      cell.textLabel?.text = "\(experiment.id): \(experiment.title)"
      cell.accessibilityIdentifier = experiment.id
    case .screens?:
      let setup = ScreenSetup.all[indexPath.row]
      show(setup.title, setup.name, setup.rows, in: cell)
    case .releases?:
      let setup = ReleaseController.Setup.all[indexPath.row]
      show(setup.title, setup.name, setup.rows, in: cell)
    case nil: break
    }
    return cell
  }

  private func show(_ line: FactReport.Line, in cell: UITableViewCell) {
    cell.textLabel?.text = "\(line.probe.id): \(line.probe.title)"
    cell.detailTextLabel?.text = line.reading.map { "\($0.side.rawValue), \($0.figures)" }
    cell.selectionStyle = .none
  }

  private func show(_ title: String, _ name: String, _ rows: [String], in cell: UITableViewCell) {
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = "\(name): \(rows.joined(separator: ", "))"
    cell.accessibilityIdentifier = name
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let controller = controller(at: indexPath) else { return }
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.pushViewController(controller, animated: true)
  }

  private func controller(at indexPath: IndexPath) -> UIViewController? {
    switch Section(rawValue: indexPath.section) {
    case .gestures?: return FingerController(FingerExperiment.all[indexPath.row])
    case .screens?:
      guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return nil }
      return ExperimentScreen.controller(of: ScreenModel(ScreenSetup.all[indexPath.row]))
    case .releases?: return ReleaseController(ReleaseController.Setup.all[indexPath.row])
    case .report?, nil: return nil
    }
  }
}
