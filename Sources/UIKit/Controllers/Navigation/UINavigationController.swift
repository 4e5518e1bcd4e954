/// A stack of controllers of which the top one shows, under a bar that leads back.
@preconcurrency @MainActor open class UINavigationController: UIViewController, UIGestureRecognizerDelegate {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    var stack: [UIViewController] = []
    var transition: NavigationTransition?
    private var barClass: AnyClass?
    private var isBarHidden = false
    /// The bar as the controller uses it; nil only while the module has none.
    package private(set) lazy var bar: (any NavigationBarHosting)? = makeBar()
    private let contentView = NavigationTransitionView(frame: .zero)
    private lazy var edgePan = makeEdgePan()

    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the controllers.
    open var navigationBar: UINavigationBar { bar as? UINavigationBar ?? UINavigationBar() }
    @available(*, unavailable, message: "not yet in Quince: hidesBarsOnSwipe")
    public var hidesBarsOnSwipe: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: hidesBarsOnTap")
    public var hidesBarsOnTap: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: hidesBarsWhenVerticallyCompact")
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: hidesBarsWhenKeyboardAppears")
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { false }
        set {}
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack with one controller, which cannot be popped.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        barClass = navigationBarClass
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UINavigationController.self)
    }

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentation.presented ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            uncaughtException(
                .invalidArgument,
                "\(self) is pushing the same view controller instance (\(viewController)) more than once which is not supported and is most likely an error in the application : \(AppInformation.main.string("CFBundleIdentifier") ?? "")"
            )
        }
        change(to: stack + [viewController], operation: .push, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return popped
    }

    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            uncaughtException(.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), operation: .pop, animated: animated) }
        return popped
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isKnown = viewControllers.last.map { last in stack.contains { $0 === last } } ?? false
        change(to: viewControllers, operation: isKnown ? .pop : .push, animated: animated && !stack.isEmpty)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }

    private func change(to new: [UIViewController], operation: Operation, animated: Bool) {
        transition?.finishNow()
        let old = stack
        guard old.map(ObjectIdentifier.init) != new.map(ObjectIdentifier.init) else { return }
        for controller in new where controller.parent !== self { adopt(controller) }
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        for controller in gone { controller.willMove(toParent: nil) }
        stack = new
        let (from, to) = (old.last, new.last)
        let isVisible = appearance.phase == .appeared || appearance.phase == .appearing
        guard from !== to, let to, isViewLoaded, isVisible else { return finishUnseen(gone, from) }
        for controller in [to] where !old.contains(where: { $0 === controller }) { controller.appearance.isMovingToParent = true }
        if let from, gone.contains(where: { $0 === from }) { from.appearance.isMovingFromParent = true }
        let transition = NavigationTransition(
            self, from: from, to: to, operation: operation, gone: gone, isAnimated: animated && UIView.areAnimationsEnabled)
        self.transition = transition
        transition.start()
    }

    /// The stack changed without the screen.
    private func finishUnseen(_ gone: [UIViewController], _ from: UIViewController?) {
        for controller in gone {
            wrapper(of: controller)?.removeFromSuperview()
            controller.removeFromParent()
        }
        if let from, from !== stack.last { wrapper(of: from)?.removeFromSuperview() }
        for controller in stack where !gone.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
        if isViewLoaded { bar?.show(stack, animated: false) }
    }

    // MARK: Views

    open override func loadView() {
        let view = NavigationLayoutView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        if let bar { view.addSubview(bar) }
        view.addGestureRecognizer(edgePan)
        self.view = view
        bar?.show(stack, animated: false)
    }

    private func makeBar() -> (any NavigationBarHosting)? {
        let bar = NavigationBarFactory.make(barClass)
        bar?.backAction = { [weak self] in self?.popViewController(animated: true) }
        return bar
    }

    /// The top controller, whose view is put into place first: it appears together with this one.
    override var appearanceChildren: [UIViewController] {
        guard let top = stack.last else { return [] }
        if isViewLoaded, transition == nil { install(top) }
        return [top]
    }

    /// Puts a controller's view under the bar.
    @discardableResult func install(_ controller: UIViewController) -> UIView {
        let wrapper = wrapper(of: controller) ?? ControllerWrapperView(frame: contentView.bounds)
        if wrapper.superview !== contentView {
            wrapper.frame = contentView.bounds
            wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(wrapper)
        }
        let view = controller.requestedView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = contentFrame(of: controller, in: wrapper.bounds)
        if view.superview !== wrapper { wrapper.addSubview(view) }
        return wrapper
    }

    func wrapper(of controller: UIViewController) -> UIView? { controller.viewIfLoaded?.superview as? ControllerWrapperView }

    /// The whole place, or what the bar leaves free for controllers that do not extend under it.
    private func contentFrame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
        guard !controller.edgesForExtendedLayout.contains(.top), !isBarHidden else { return bounds }
        let top = barBottom
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    private var barBottom: CGFloat { (viewIfLoaded?.safeAreaInsets.top ?? 0) + barHeight }
    private var barHeight: CGFloat { isBarHidden ? 0 : bar?.preferredHeight ?? 0 }

    override func safeArea(ofChild child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
        var insets = inherited
        if child.edgesForExtendedLayout.contains(.top) { insets.top += barHeight }
        return insets
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBar()
    }

    /// Places the bar below the status bar and tells the controllers how much it takes.
    package func layoutBar() {
        guard let view = viewIfLoaded else { return }
        let height = bar?.preferredHeight ?? 0
        let y = isBarHidden ? -height : view.safeAreaInsets.top
        bar?.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        for controller in stack {
            guard let child = controller.viewIfLoaded, let wrapper = child.superview as? ControllerWrapperView else { continue }
            child.frame = contentFrame(of: controller, in: wrapper.bounds)
            child.updateSafeArea()
        }
    }

    // MARK: Bar

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else {
            bar?.isHidden = hidden
            return
        }
        if !hidden { bar?.isHidden = false }
        let changes = { [self] in
            layoutBar()
            view.layoutIfNeeded()
        }
        guard animated else {
            changes()
            bar?.isHidden = hidden
            return
        }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: changes) { [weak self] _ in
            guard let self else { return }
            self.bar?.isHidden = self.isBarHidden
        }
    }

    /// Seconds the bar takes to come and go.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    open override var childForStatusBarHidden: UIViewController? { stack.last }
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
    }

    // MARK: Swipe from the edge

    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

    private func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.delegate = self
        pan.handlers.append { [unowned self] _ in followEdgePan() }
        return pan
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== edgePan || stack.count > 1 && transition == nil
    }

    private func followEdgePan() {
        let width = max(view.bounds.width, 1)
        let progress = min(max(edgePan.translation(in: view).x / width, 0), 1)
        switch edgePan.state {
        case .began: beginInteractivePop(progress)
        case .changed: transition?.follow(progress)
        case .ended:
            let speed = edgePan.velocity(in: view).x
            transition?.release(isCancelled: speed < -300 || progress < 0.5 && speed < 300)
        case .cancelled: transition?.release(isCancelled: true)
        default: break
        }
    }

    private func beginInteractivePop(_ progress: CGFloat) {
        guard stack.count > 1, let from = stack.last else { return }
        from.willMove(toParent: nil)
        from.appearance.isMovingFromParent = true
        stack.removeLast()
        let transition = NavigationTransition(self, from: from, to: stack[stack.count - 1], operation: .pop, gone: [from], isAnimated: true)
        self.transition = transition
        transition.start(isInteractive: true)
        transition.follow(progress)
    }
}

/// Where a navigation controller's pages slide.
final class NavigationTransitionView: UIView {}

/// The view of a navigation controller: pages below, bars above.
final class NavigationLayoutView: UIView {}

/// Around each page of a navigation controller.
final class ControllerWrapperView: UIView {}
