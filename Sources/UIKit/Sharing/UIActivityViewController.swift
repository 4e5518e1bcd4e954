/// Offers activities for items: a sheet, or a popover where there is room, whose source the app names.
///
/// Source: Apple's “UIActivityViewController”.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Called after the share sheet has gone.
    ///
    /// - Parameters:
    ///   - activityType: The type of the chosen activity; nil if none was chosen, or if it has no type.
    ///   - completed: Whether the activity did its work.
    ///   - returnedItems: Items that an extension has changed; there are no extensions on a simulated phone, so nil.
    ///   - activityError: Why the activity failed.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ activityError: (any Error)?
    ) -> Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Activities that are not to be offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { if isViewLoaded { fill() } } }
    @available(*, unavailable, message: "not yet in Quince: activities that are shown larger than the others")
    open var allowsProminentActivity: Bool {
        get { true }
        set {}
    }

    private let items: ActivityItems
    private let applicationActivities: [UIActivity]
    private var chosen: UIActivity?
    /// Whether the sheet shows the items as they are now.
    private var isFilled = false
    /// Whether `chosen` has said that it is over, and the handler is called when the sheet has gone.
    private var isEnding = false

    /// - Parameters:
    ///   - activityItems: Strings, URLs, images and other values, or objects that make them (`UIActivityItemSource`).
    ///   - applicationActivities: The app's own activities, beside the system's.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = ActivityItems(given: activityItems)
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        let sheet = popoverPresentationController?.adaptiveSheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.prefersEdgeAttachedInCompactHeight = true
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: View

    private var sheetView: ActivitySheetView? { viewIfLoaded as? ActivitySheetView }

    open override func loadView() { view = ActivitySheetView() }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        sheetView?.onClose = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        sheetView?.onChoose = { [weak self] in self?.choose($0) }
        fill()
    }

    /// Asks the activities what they can do. A popover needs the size before it comes.
    private func fill() {
        guard let sheetView else { return }
        let placeholders = items.placeholders(self)
        let preview = ActivityPreview(placeholders, sources: items.given, controller: self)
        sheetView.show(preview, ActivityMenu(placeholders, own: applicationActivities, excluded: excludedActivityTypes ?? []))
        let width = ActivityMetrics.popoverWidth
        preferredContentSize = CGSize(width: width, height: sheetView.contentHeight(width: width))
        isFilled = true
    }

    open dynamic override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !isFilled { fill() }
        sheetView?.showsCloseButton = !(presentationController is UIPopoverPresentationController)
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The ties of the presentation end after this; a handler may present something else.
        DeferredWork.schedule { [self] in
            guard presentation.presenting == nil, isFilled, !isEnding else { return }
            report(completed: false)
        }
    }

    // MARK: Running an activity

    private func choose(_ activity: UIActivity) {
        guard chosen == nil else { return }
        chosen = activity
        items.resolve(for: activity.activityType, self) { [weak self] in self?.run(activity, with: $0) }
    }

    private func run(_ activity: UIActivity, with values: [Any]) {
        guard presentation.presenting != nil else { return }
        activity.run = self
        activity.prepare(withActivityItems: values)
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// The activity is over: everything goes, and the handler is called.
    func end(_ activity: UIActivity, _ completed: Bool) {
        guard activity === chosen, !isEnding else { return }
        isEnding = true
        guard let presenter = presentation.presenting else { return report(completed: completed) }
        presenter.dismiss(animated: true) { [self] in report(completed: completed) }
    }

    private func report(completed: Bool) {
        let type = chosen?.activityType
        chosen?.run = nil
        (chosen, isEnding, isFilled) = (nil, false, false)
        completionWithItemsHandler?(type, completed, nil, nil)
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}
