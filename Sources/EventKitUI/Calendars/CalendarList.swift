import EventKit
import QuinceFoundation
import UIKit

/// The calendars of a chooser, each with its colour.
final class CalendarList: UITableViewController {
    private weak var chooser: EKCalendarChooser?
    private var calendars: [EKCalendar] = []

    init(_ chooser: EKCalendarChooser) {
        self.chooser = chooser
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    /// A first section with the row that selects all, where several can be selected.
    private var allSection: Int { chooser?.selectionStyle == .multiple ? 1 : 0 }

    override func numberOfSections(in tableView: UITableView) -> Int {
        calendars = chooser?.calendars ?? []
        return allSection + 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < allSection ? 1 : calendars.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.section >= allSection else {
            let isAll = Set(calendars).isSubset(of: chooser?.selectedCalendars ?? [])
            cell.textLabel?.text = isAll ? systemText("Hide All") : systemText("Show All")
            cell.textLabel?.textColor = .tintColor
            return cell
        }
        let calendar = calendars[indexPath.row]
        cell.textLabel?.text = calendar.title
        cell.imageView?.image = UIImage(systemName: "circle.fill")
        cell.imageView?.tintColor = UIColor(cgColor: calendar.cgColor)
        let isSelected = chooser?.selectedCalendars.contains(calendar) == true
        cell.accessoryType = isSelected ? .checkmark : .none
        if isSelected { cell.accessibilityTraits.insert(.selected) }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section < allSection { chooser?.toggleAll() } else { chooser?.toggle(calendars[indexPath.row]) }
    }
}
