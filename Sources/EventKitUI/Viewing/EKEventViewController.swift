import EventKit
import QuinceFoundation
import UIKit

/// Shows an event, in a navigation controller.
///
/// Source: Apple's documentation of `EKEventViewController`.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent! { didSet { show() } }
    /// Whether the user can edit and delete the event.
    open var allowsEditing = false { didSet { show() } }
    /// Whether the app that shows the event shows the day of it, too; invitations have one alone, and local calendars no invitations.
    open var allowsCalendarPreview = false

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var page = EventPage(self)

    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = systemText("Event Details")
        navigationItem.largeTitleDisplayMode = .never
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (table.dataSource, table.delegate) = (page, page)
        view.addSubview(table)
        show()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The first controller of a sheet is closed with a button of its own.
        guard navigationController?.viewControllers.first === self, presentingViewController != nil,
            navigationItem.leftBarButtonItem == nil
        else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.complete(.done) })
    }

    private var isEditable: Bool { allowsEditing && event?.calendar?.allowsContentModifications == true }

    private func show() {
        guard isViewLoaded else { return }
        navigationItem.rightBarButtonItem =
            isEditable
            ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
        page.update(event, isEditable: isEditable)
        table.reloadData()
    }

    private func complete(_ action: EKEventViewAction) { delegate?.eventViewController(self, didCompleteWith: action) }

    /// Presents the editor of the event.
    func edit() {
        let editor = EKEventEditViewController()
        (editor.eventStore, editor.event, editor.editViewDelegate) = (EKEventStore(), event, page)
        present(editor, animated: true)
    }

    /// Handles the end of the editor.
    func finishEditing(_ action: EKEventEditViewAction, of event: EKEvent?) {
        dismiss(animated: true)
        if action == .deleted { return complete(.deleted) }
        if action == .saved, let event { self.event = event } else { show() }
    }

    /// Deletes the event, once the user has confirmed it.
    func delete() {
        guard let event else { return }
        EventQuestions(presenter: self).askDeletion(of: event) { [weak self] in self?.delete(event, $0) }
    }

    func delete(_ event: EKEvent, _ span: EKSpan) {
        do {
            try EKEventStore().remove(event, span: span)
            complete(.deleted)
        } catch { EventQuestions(presenter: self).warn(error.localizedDescription) }
    }
}
