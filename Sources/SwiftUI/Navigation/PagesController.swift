/// The controller of a tab view that shows pages.
@MainActor final class PagesController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    /// Stands where there are no pages: a page view controller cannot be emptied.
    private let blank = UIViewController()
    private let dots = UIPageControl()
    private let ground = UIView()
    private let inputs: _ViewInputs
    private let list: ViewList
    private var pages: [(controller: ElementController, tag: AnyHashable?)] = []
    private let known = ElementTable<ElementController> { $0.hosting.end() }
    private var current = 0
    private var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var onSelect: (AnyHashable?) -> Void = { _ in }

    init(_ list: ViewList, _ inputs: _ViewInputs) {
        self.list = list
        self.inputs = inputs
        super.init(nibName: nil, bundle: nil)
        turner.dataSource = self
        turner.delegate = self
        dots.addAction(UIAction { [weak self] _ in self?.dotsChanged() }, for: .valueChanged)
        reload()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    // MARK: Pages

    /// Takes up what there is to show; pages that were there before stay the same.
    func reload() {
        let shown = pages.indices.contains(current) ? pages[current].controller : nil
        pages = list.elements.map { element in
            let controller = known.value(for: element) { ElementController(inputs) { element.makeNode(in: $0.host) } }
            // What stands behind the pages is theirs, too.
            controller.isClear = true
            return (controller, controller.hosting.host.root.tagValue ?? element.id)
        }
        current = min(pages.firstIndex { $0.controller === shown } ?? current, max(pages.count - 1, 0))
        dots.numberOfPages = pages.count
        show(current, animated: false)
        updateDots()
    }

    func select(_ tag: AnyHashable) {
        let found = pages.firstIndex { page in
            page.tag?.isTag(of: tag, includesOptional: page.controller.hosting.host.root.tagIncludesOptional) == true
        }
        guard let index = found, index != current else { return }
        show(index, animated: viewIfLoaded?.window != nil && inputs.graph.transaction.animation != nil)
    }

    private func show(_ index: Int, animated: Bool) {
        guard pages.indices.contains(index) else { return turner.setViewControllers([blank], direction: .forward, animated: false) }
        let isForward = index >= current
        current = index
        dots.currentPage = index
        guard turner.viewControllers?.first !== pages[index].controller else { return }
        turner.setViewControllers([pages[index].controller], direction: isForward ? .forward : .reverse, animated: animated)
    }

    private func turned(to index: Int) {
        current = index
        dots.currentPage = index
        onSelect(pages[index].tag)
    }

    private func dotsChanged() {
        let index = dots.currentPage
        guard pages.indices.contains(index), index != current else { return }
        show(index, animated: true)
        onSelect(pages[index].tag)
    }

    private func index(of controller: UIViewController) -> Int? { pages.firstIndex { $0.controller === controller } }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    { index(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1].controller : nil } }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    { index(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1].controller : nil } }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let shown = pageViewController.viewControllers?.first, let index = index(of: shown) else { return }
        turned(to: index)
    }

    // MARK: Dots

    func set(_ mode: PageTabViewStyle.IndexDisplayMode, hasBackground: Bool) {
        self.mode = mode
        ground.isHidden = !hasBackground
        updateDots()
    }

    private func updateDots() {
        dots.isHidden = mode == .never || (mode == .automatic && pages.count < 2)
        ground.alpha = dots.isHidden ? 0 : 1
        viewIfLoaded?.setNeedsLayout()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(turner)
        turner.view.frame = view.bounds
        turner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(turner.view)
        turner.didMove(toParent: self)
        ground.backgroundColor = .tertiarySystemFill
        view.addSubview(ground)
        view.addSubview(dots)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Dots are white on what apps show behind them, as on iOS.
        let size = dots.intrinsicContentSize
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        dots.frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: bottom - size.height - Self.distance, width: size.width, height: size.height)
        ground.frame = dots.frame.insetBy(dx: -4, dy: 0)
        ground.layer.cornerRadius = ground.frame.height / 2
    }

    /// How far the dots stand above the bottom of the safe area, in points.
    private static let distance: CGFloat = 8
}
