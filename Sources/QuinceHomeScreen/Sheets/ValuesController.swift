import DeviceProtocol
@_spi(Quince) import QuinceFoundation
import UIKit

/// Any number of texts or numbers of a parameter: each in a row of its own, with one more for another.
final class ValuesController: UITableViewController {
    private let parameter: WidgetParameter
    private var values: [WidgetParameterValue]
    /// Called with the list as it is now.
    var changed: ((WidgetParameterValue) -> Void)?

    init(_ parameter: WidgetParameter, _ value: WidgetParameterValue?) {
        self.parameter = parameter
        if case .list(let values)? = value { self.values = values } else { values = value.map { [$0] } ?? [] }
        super.init(style: .insetGrouped)
        title = parameter.title
    }

    required init?(coder: NSCoder) { nil }

    /// A value as people read it.
    static func text(_ value: WidgetParameterValue) -> String {
        switch value {
        case .text(let text): text
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .flag(let isOn): systemText(isOn ? "On" : "Off")
        case .date(let seconds):
            DateFormatter.localizedString(from: Date(timeIntervalSince1970: seconds), dateStyle: .medium, timeStyle: .short)
        case .option(let option): option.title
        case .list(let values): values.map(text).joined(separator: ", ")
        }
    }

    /// Returns the user's input as a number; nil if it is not one.
    static func number(_ text: String, _ kind: WidgetParameter.Kind) -> Double? {
        let number = Double(text.replacingOccurrences(of: ",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
        return kind == .integer ? number?.rounded(.towardZero) : number
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        if indexPath.row < values.count {
            content.text = Self.text(values[indexPath.row])
        } else {
            content.text = systemText("Add…")
            content.textProperties.color = .tintColor
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = indexPath.row
        let alert = UIAlertController(title: parameter.title, message: nil, preferredStyle: .alert)
        alert.addTextField { [values, parameter] field in
            field.text = row < values.count ? Self.text(values[row]) : ""
            field.keyboardType = parameter.kind == .text ? .default : .numbersAndPunctuation
        }
        alert.addAction(UIAlertAction(title: systemText("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: systemText("OK"), style: .default) { [weak self, unowned alert] _ in
                self?.apply(alert.textFields?.first?.text ?? "", at: row)
            })
        present(alert, animated: true)
    }

    private func apply(_ text: String, at row: Int) {
        let value: WidgetParameterValue
        if parameter.kind == .text {
            value = .text(text)
        } else {
            guard let number = Self.number(text, parameter.kind) else { return }
            value = .number(number)
        }
        if row < values.count { values[row] = value } else { values.append(value) }
        update()
    }

    private func update() {
        changed?(.list(values))
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < values.count }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        values.remove(at: indexPath.row)
        update()
    }
}

/// Apps' classes are registered when they are compiled, those of the system's by hand.
extension ValuesController: DynamicDispatch {
    nonisolated static func __quinceRegister(_ entry: ObjectClass) {
        entry.implements("tableView(_:commit:forRowAt:)")
    }
}
