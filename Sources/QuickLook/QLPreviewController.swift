/// Shows files: pictures, which can be zoomed, and texts; of others their names and sizes.
///
/// Source: Apple's documentation of `QLPreviewController`.
@MainActor @preconcurrency open class QLPreviewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The index of the shown item; `NSNotFound` where there is none.
    open var currentPreviewItemIndex = 0 {
        didSet { if isViewLoaded, currentPreviewItemIndex != shownIndex { refreshCurrentPreviewItem() } }
    }
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let bar = UINavigationBar()
    private let barItem = UINavigationItem()
    private var count = 0
    private var shownIndex: Int { (pages.viewControllers?.first as? PreviewPage)?.index ?? NSNotFound }

    /// Whether the contents of an item can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { PreviewedFile.canShow(item.previewItemURL) }

    open var currentPreviewItem: (any QLPreviewItem)? { item(currentPreviewItemIndex) }

    // MARK: Items

    private func item(_ index: Int) -> (any QLPreviewItem)? {
        guard let dataSource, index >= 0, index < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: index)
    }

    private func page(_ index: Int) -> PreviewPage? { item(index).map { PreviewPage(PreviewedFile($0.previewItemURL), index: index) } }

    /// Asks the data source again.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        if currentPreviewItemIndex >= count { currentPreviewItemIndex = max(count - 1, 0) }
        refreshCurrentPreviewItem()
    }

    /// Shows the current item again.
    open func refreshCurrentPreviewItem() {
        loadViewIfNeeded()
        let page = page(currentPreviewItemIndex) ?? PreviewPage(.other(name: "", details: "No file to preview"), index: NSNotFound)
        pages.setViewControllers([page], direction: .forward, animated: false)
        updateTitle()
    }

    private func updateTitle() {
        let item = currentPreviewItem
        let name = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        (barItem.title, navigationItem.title) = (name, name)
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (pages.dataSource, pages.delegate) = (self, self)
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        barItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave() })
        let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in self?.share() }
        (barItem.rightBarButtonItem, navigationItem.rightBarButtonItem) = (
            UIBarButtonItem(primaryAction: share), UIBarButtonItem(primaryAction: share)
        )
        bar.items = [barItem]
        view.addSubview(bar)
        reloadData()
    }

    /// Whether the controller shows a bar of its own: where it stands in no navigation controller.
    private var hasBar: Bool { navigationController == nil }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.isHidden = !hasBar
        let height: CGFloat = 44, top = view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        let start = hasBar ? top + height : 0
        pages.view.frame = CGRect(x: 0, y: start, width: view.bounds.width, height: max(view.bounds.height - start, 0))
    }

    private func leave() { dismiss(animated: true) }

    private func share() {
        guard let url = currentPreviewItem?.previewItemURL else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = hasBar ? barItem.rightBarButtonItem : navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isLeaving { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { delegate?.previewControllerDidDismiss(self) }
    }

    private var isLeaving: Bool { isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true }

    // MARK: Pages

    open func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    { (viewController as? PreviewPage).flatMap { page($0.index - 1) } }

    open func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    { (viewController as? PreviewPage).flatMap { $0.index == NSNotFound ? nil : page($0.index + 1) } }

    open func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, shownIndex != NSNotFound else { return }
        currentPreviewItemIndex = shownIndex
        updateTitle()
    }
}

@available(*, unavailable, message: "not yet in Quince: preview extensions")
public enum QLPreviewProvider {}
@available(*, unavailable, message: "not yet in Quince: preview extensions")
public enum QLPreviewReply {}
@available(*, unavailable, message: "not yet in Quince: preview extensions")
public enum QLPreviewingController {}
@available(*, unavailable, message: "not yet in Quince: preview extensions")
public enum QLPreviewSceneActivationConfiguration {}
