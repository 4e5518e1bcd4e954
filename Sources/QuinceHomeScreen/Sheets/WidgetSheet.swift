import DeviceProtocol
import HomeScreenModel
import UIKit

/// The sheet Edit Widget: a row for each parameter of the widget's intent.
final class WidgetSheet: UITableViewController, CardContent {
    private(set) var form: WidgetForm
    private let widget: HomeWidget
    private let kind: WidgetDescriptor
    private let board: WidgetBoard
    private let before: WidgetParameterValues
    private var rows: [WidgetParameter]
    /// Called when the sheet closes, where something else is set than before.
    var done: ((WidgetParameterValues) -> Void)?

    init(_ form: WidgetForm, widget: HomeWidget, app: String, kind: WidgetDescriptor, board: WidgetBoard) {
        (self.form, self.widget, self.kind, self.board) = (form, widget, kind, board)
        (before, rows) = (form.configuration, form.parameters)
        super.init(style: .insetGrouped)
        let titles = [kind.displayName, form.intent.title, app]
        title = titles.first { !$0.isEmpty }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "widget.sheet"
        tableView.keyboardDismissMode = .interactive
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update(reloads: true)
    }

    func finish() { if form.configuration != before { done?(form.configuration) } }

    private func set(_ value: WidgetParameterValue?, for parameter: WidgetParameter) {
        form.set(value, for: parameter)
        update(reloads: false)
    }

    /// Follows what has been set: other rows may be there.
    private func update(reloads: Bool) {
        let new = form.parameters
        guard reloads || new != rows else { return }
        rows = new
        tableView.reloadData()
        updateCard()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    /// Returns a view with the widget's description, below its name.
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let text = form.intent.description.isEmpty ? kind.description : form.intent.description
        guard !text.isEmpty else { return nil }
        var content = UIListContentConfiguration.groupedFooter()
        content.text = text
        content.textProperties.alignment = .center
        content.directionalLayoutMargins.bottom = 14
        let header = UITableViewHeaderFooterView()
        header.contentConfiguration = content
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let parameter = rows[indexPath.row]
        let cell = ParameterCell.make(parameter, form) { [weak self] in self?.set($0, for: parameter) }
        cell.accessibilityIdentifier = "parameter." + parameter.name
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        opensList(rows[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let parameter = rows[indexPath.row]
        var widget = widget
        widget.configuration = form.configuration
        if parameter.kind == .choice {
            let list = OptionsController(parameter, form.chosen(for: parameter), widget: widget, board: board)
            list.choose = { [weak self] option in
                guard let self else { return [] }
                form.choose(option, for: parameter)
                return form.chosen(for: parameter)
            }
            navigationController?.pushViewController(list, animated: true)
        } else {
            let list = ValuesController(parameter, form.value(of: parameter))
            list.changed = { [weak self] in self?.form.set($0, for: parameter) }
            navigationController?.pushViewController(list, animated: true)
        }
    }

    private func opensList(_ parameter: WidgetParameter) -> Bool { parameter.kind == .choice || parameter.isArray }
}
