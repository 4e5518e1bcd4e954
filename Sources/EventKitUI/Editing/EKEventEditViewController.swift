import EventKit
import QuinceFoundation
import UIKit

/// Has the user make an event, or change one.
///
/// Presented modally; the delegate dismisses it. An app without access to the calendars can present it, too: the user's tap on Add
/// permits the app to add events.
///
/// Source: Apple's documentation of `EKEventEditViewController`.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The store that the event is saved to.
    open var eventStore: EKEventStore!
    /// The event that is edited; nil = a new one.
    open var event: EKEvent? {
        // The event that the form has made and saved is shown already.
        didSet { if event !== form?.event { begin() } }
    }

    private(set) var form: EventForm?

    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
    public override init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        begin()
    }

    /// Ends without saving, and notifies the delegate.
    open func cancelEditing() { finish(.canceled) }

    private func begin() {
        guard isViewLoaded else { return }
        let store: EKEventStore = eventStore ?? EKEventStore()
        eventStore = store
        let edited = event ?? EKEvent(eventStore: store)
        if edited.calendar == nil {
            edited.calendar =
                editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
                ?? store.defaultCalendarForNewEvents ?? .virtual
        }
        let form = EventForm(edited, store)
        form.finished = { [weak self] in self?.finish($0) }
        (self.form, viewControllers) = (form, [form])
    }

    private func finish(_ action: EKEventEditViewAction) {
        if action == .saved { event = form?.event }
        editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
    }
}
