import HomeScreenModel
@_spi(Quince) import QuinceFoundation
import UIKit

/// The sheet Edit Stack: the widgets in their order, and whether the likely one comes up by itself.
final class StackSheet: UITableViewController, CardContent {
    private let id: Int
    private unowned let home: HomeViewController

    init(_ id: Int, home: HomeViewController) {
        (self.id, self.home) = (id, home)
        super.init(style: .insetGrouped)
        title = systemText("Edit Stack")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "stack.sheet"
        tableView.isEditing = true
        tableView.allowsSelectionDuringEditing = true
    }

    func finish() { home.arrange() }

    private var stack: WidgetStack? { home.layout.stack(id) }
    /// The stack's widgets, without the suggested one.
    private var widgets: [PlacedWidget] { stack.map { stack in stack.widgets.filter { $0.id != stack.suggestion } } ?? [] }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 2 : widgets.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : systemText("Widgets")
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == 0 else { return nil }
        return systemText("The widget that is likely wanted comes up by itself, by time of day and by what its app says.") + "\n"
            + systemText("Apps you have used lately show up with widgets that are not on the Home Screen yet.")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        if indexPath.section == 0 {
            let isRotation = indexPath.row == 0
            content.text = systemText(isRotation ? "Smart Rotate" : "Widget Suggestions")
            let control = makeSwitch(isRotation ? \.rotates : \.suggests)
            control.accessibilityLabel = content.text
            control.accessibilityIdentifier = isRotation ? "stack.rotate" : "stack.suggest"
            cell.accessoryView = control
            cell.editingAccessoryView = control
            cell.selectionStyle = .none
        } else {
            let widget = widgets[indexPath.row]
            let app = home.name(of: widget), name = home.board.kind(of: widget)?.descriptor.displayName ?? ""
            content.text = name.isEmpty ? app : name
            content.secondaryText = name.isEmpty || name == app ? nil : app
            if let app = home.apps[widget.app] {
                content.image = home.icons.picture(of: app, size: 29)
                content.imageProperties.cornerRadius = HomeMetrics.cornerRadius(of: 29)
            }
            cell.accessibilityIdentifier = "stack.widget.\(widget.id)"
        }
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    private func makeSwitch(_ path: WritableKeyPath<WidgetStack, Bool>) -> UISwitch {
        let control = UISwitch()
        control.isOn = stack?[keyPath: path] ?? false
        control.addAction(
            UIAction { [unowned self, unowned control] _ in
                home.change {
                    $0.change(stack: id) { stack in
                        stack[keyPath: path] = control.isOn
                        if !stack.suggests { stack.withdrawSuggestion() }
                    }
                }
            }, for: .valueChanged)
        return control
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath.section == 1 ? proposedDestinationIndexPath : IndexPath(row: 0, section: 1)
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        home.change { $0.change(stack: id) { $0.move(from: sourceIndexPath.row, to: destinationIndexPath.row) } }
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, widgets.indices.contains(indexPath.row) else { return }
        let widget = widgets[indexPath.row]
        home.change { $0.remove(widget: widget.id) }
        home.arrange()
        guard stack != nil else { return dismiss(animated: true) }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        updateCard()
    }

    /// A widget of the stack that can be set up is, after this sheet.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1, widgets.indices.contains(indexPath.row) else { return }
        let widget = widgets[indexPath.row]
        guard home.intent(of: widget) != nil else { return }
        home.dismiss(animated: true) { [home] in home.editWidget(widget.id) }
    }
}

/// Apps' classes are registered when they are compiled, those of the system's by hand.
extension StackSheet: DynamicDispatch {
    nonisolated static func __quinceRegister(_ entry: ObjectClass) {
        entry.implements("tableView(_:commit:forRowAt:)")
        entry.implements("tableView(_:moveRowAt:to:)")
    }
}
