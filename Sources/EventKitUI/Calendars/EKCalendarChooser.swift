import EventKit
import QuinceFoundation
import UIKit

/// Has the user select calendars or lists of reminders, in a navigation controller.
///
/// Source: Apple's documentation of `EKCalendarChooser`.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
    open private(set) var selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false { didSet { updateButtons() } }
    open var showsCancelButton = false { didSet { updateButtons() } }
    open var selectedCalendars: Set<EKCalendar> = [] { didSet { list.tableView.reloadData() } }

    private let displayStyle: EKCalendarChooserDisplayStyle
    private let entityType: EKEntityType
    private let store: EKEventStore
    private lazy var list = CalendarList(self)

    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        (self.selectionStyle, self.displayStyle) = (selectionStyle, displayStyle)
        (self.entityType, store) = (entityType, eventStore)
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
    ) {
        self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    public required init?(coder: NSCoder) { nil }

    /// The calendars that can be selected.
    var calendars: [EKCalendar] {
        store.calendars(for: entityType).filter { displayStyle == .allCalendars || $0.allowsContentModifications }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = entityType == .event ? systemText("Calendars") : systemText("Lists")
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        updateButtons()
    }

    private func updateButtons() {
        guard isViewLoaded else { return }
        navigationItem.leftBarButtonItem =
            showsCancelButton ? UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(false) }) : nil
        navigationItem.rightBarButtonItem =
            showsDoneButton ? UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end(true) }) : nil
    }

    func end(_ isDone: Bool) {
        if isDone { delegate?.calendarChooserDidFinish(self) } else { delegate?.calendarChooserDidCancel(self) }
    }

    /// Selects a calendar, or with several possible deselects one that is selected.
    func toggle(_ calendar: EKCalendar) {
        switch selectionStyle {
        case .single: selectedCalendars = [calendar]
        case .multiple: if selectedCalendars.remove(calendar) == nil { selectedCalendars.insert(calendar) }
        }
        delegate?.calendarChooserSelectionDidChange(self)
    }

    /// Selects all calendars, or none where all are.
    func toggleAll() {
        let all = Set(calendars)
        selectedCalendars = all.isSubset(of: selectedCalendars) ? [] : all
        delegate?.calendarChooserSelectionDidChange(self)
    }
}
