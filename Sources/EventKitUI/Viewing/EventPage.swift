import EventKit
import QuinceFoundation
import UIKit

/// The rows of an event's page.
final class EventPage: NSObject, UITableViewDataSource, UITableViewDelegate, EKEventEditViewDelegate {
    private weak var controller: EKEventViewController?
    private var event: EKEvent?
    private var lines: [(label: String, value: String)] = []
    private var isEditable = false

    init(_ controller: EKEventViewController) { self.controller = controller }

    func update(_ event: EKEvent?, isEditable: Bool) {
        (self.event, self.isEditable) = (event, isEditable)
        lines = event.map(EventLines.details) ?? []
    }

    /// The header, the details, and the button that deletes the event.
    func numberOfSections(in tableView: UITableView) -> Int { event == nil ? 0 : isEditable ? 3 : 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 1 ? lines.count : 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: return header()
        case 1:
            let line = lines[indexPath.row]
            let isLong = line.label == EventFormRow.notes.label || line.label == EventFormRow.url.label
            let cell = UITableViewCell(style: isLong ? .subtitle : .value1, reuseIdentifier: nil)
            cell.textLabel?.text = line.label
            cell.detailTextLabel?.text = line.value
            cell.detailTextLabel?.numberOfLines = 0
            cell.selectionStyle = .none
            return cell
        default:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = EventFormRow.delete.label
            cell.textLabel?.textColor = .systemRed
            cell.textLabel?.textAlignment = .center
            cell.accessibilityTraits.insert(.button)
            return cell
        }
    }

    private func header() -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = event?.title
        cell.textLabel?.font = .systemFont(ofSize: 22, weight: .bold)
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = [event?.location ?? "", event.map(EventLines.time) ?? ""].filter { !$0.isEmpty }.joined(
            separator: "\n")
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 2 { controller?.delete() }
    }

    func eventEditViewController(_ editor: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
        controller?.finishEditing(action, of: editor.event)
    }
}
