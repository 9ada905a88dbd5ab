import UIKit

/// The list of experiments: a report of all rows that need no touch, and a screen per gesture.
final class ExperimentsController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case report
    case gestures
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
    case nil: nil
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .report?: report?.lines.count ?? 0
    case .gestures?: FingerExperiment.all.count
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
    case nil: break
    }
    return cell
  }

  private func show(_ line: FactReport.Line, in cell: UITableViewCell) {
    cell.textLabel?.text = "\(line.probe.id): \(line.probe.title)"
    cell.detailTextLabel?.text = line.reading.map { "\($0.side.rawValue), \($0.figures)" }
    cell.selectionStyle = .none
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard Section(rawValue: indexPath.section) == .gestures else { return }
    let controller = FingerController(FingerExperiment.all[indexPath.row])
    navigationController?.pushViewController(controller, animated: true)
  }
}
