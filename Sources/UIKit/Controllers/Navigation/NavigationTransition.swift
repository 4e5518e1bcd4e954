/// A change of a navigation controller's page: the slide, the callbacks in their order.
@MainActor final class NavigationTransition {
    private unowned let navigation: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController
    private let operation: UINavigationController.Operation
    /// The stack before, and what of it is not in the new one.
    private let old: [UIViewController]
    private let gone: [UIViewController]
    private let isAnimated: Bool
    private var coordinator: TransitionCoordinator
    /// The context of the delegate's animator; nil for the system's transition.
    private var context: TransitionContext?
    private var isOver = false
    /// A picture of the tab bar on the page that keeps it, while the other one does without.
    private var tabBarPicture: UIView?

    /// Seconds of a push or pop.
    private static let duration: TimeInterval = 0.35
    /// How far the page below moves, as a part of the width.
    private static let parallax: CGFloat = 0.3
    private static let curve = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)

    init(
        _ navigation: UINavigationController, from: UIViewController?, to: UIViewController, operation: UINavigationController.Operation,
        old: [UIViewController], gone: [UIViewController], isAnimated: Bool
    ) {
        self.old = old
        (self.navigation, self.from, self.to, self.operation) = (navigation, from, to, operation)
        (self.gone, self.isAnimated) = (gone, isAnimated && from != nil)
        var controllers: [UITransitionContextViewControllerKey: UIViewController] = [.to: to]
        controllers[.from] = from
        coordinator = TransitionCoordinator(
            duration: self.isAnimated ? Self.duration : 0, containerView: navigation.viewIfLoaded, controllers: controllers)
    }

    // MARK: Course

    func start(isInteractive: Bool = false) {
        if !isInteractive { chooseAnimator() }
        navigation.presentation.coordinator = coordinator
        if isInteractive { coordinator.beginInteraction() }
        to.loadViewIfNeeded()
        from?.beginAppearanceTransition(false, animated: isAnimated)
        navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
        to.beginAppearanceTransition(true, animated: isAnimated)
        if let context { return startCustom(context) }
        UIView.performWithoutAnimation {
            let page = navigation.install(to)
            if operation == .pop, let below = from.flatMap({ navigation.wrapper(of: $0) }) {
                page.superview?.insertSubview(page, belowSubview: below)
            }
            to.callIsAppearing()
            if isAnimated { place(0) }
        }
        navigation.showItems(animated: isAnimated)
        UIView.performWithoutAnimation {
            leaveTabBar()
            navigation.layoutPages()
            page(to)?.layoutIfNeeded()
            if !isAnimated || isInteractive { navigation.placeBars() }
        }
        guard !isInteractive else { return }
        if isAnimated { slide(to: 1) { [weak self] in self?.finish(isCancelled: false) } } else { finishUnanimated() }
    }

    // MARK: The delegate's animator

    /// Asks the delegate who moves the pages.
    private func chooseAnimator() {
        guard isAnimated, let from, let container = page(from) else { return }
        let own = navigation.delegate?.navigationController(navigation, animationControllerFor: operation, from: from, to: to)
        guard let animator = own ?? zoomAnimator(from: from) else { return }
        let frame = navigation.contentFrame(of: to, in: container.bounds)
        let made = TransitionContext(
            container: container, places: .exchange(from, to, in: container, frame: frame)
        ) { [weak self] didComplete in self?.finish(isCancelled: !didComplete) }
        made.use(animator, own.flatMap { navigation.delegate?.navigationController(navigation, interactionControllerFor: $0) })
        (context, coordinator) = (made, made.coordinator)
    }

    /// The zoom that the page on top asks for.
    private func zoomAnimator(from: UIViewController) -> ZoomTransitionAnimator? {
        operation == .pop ? from.zoomAnimator(isArrival: false, over: to) : to.zoomAnimator(isArrival: true, over: from)
    }

    /// The animator puts the new page beside the old one; afterwards it gets a wrapper of its own.
    private func startCustom(_ context: TransitionContext) {
        UIView.performWithoutAnimation {
            to.view.translatesAutoresizingMaskIntoConstraints = true
            to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            to.view.frame = context.finalFrame(for: to)
        }
        navigation.showItems(animated: isAnimated)
        UIView.performWithoutAnimation { leaveTabBar() }
        context.run { [navigation] in navigation.placeBars() }
        if !isOver, to.view.window != nil { to.callIsAppearing() }
    }

    /// Whether the delegate's animator places a controller's view now.
    func moves(_ controller: UIViewController) -> Bool { context != nil && (controller === from || controller === to) }

    private func rewrap(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        let wrapper = ControllerWrapperView(frame: navigation.contentView.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigation.contentView.addSubview(wrapper)
        wrapper.addSubview(view)
        navigation.install(controller)
    }

    /// The tab bar moves along with the page it belongs to.
    private func leaveTabBar() {
        guard let tabs = navigation.tabBarController, tabs.isViewLoaded else { return }
        let (hidesOld, hidesNew) = (from.map(navigation.hidesBottomBar) ?? false, navigation.hidesBottomBar(to))
        guard isAnimated, hidesOld != hidesNew, !tabs.tabBar.isHidden, let owner = page(hidesNew ? from : to) else {
            return tabs.setBarAway(hidesNew)
        }
        tabs.setBarAway(false)
        if let picture = tabs.tabBar.snapshotView(afterScreenUpdates: true) {
            picture.frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: navigation.contentView)
            owner.addSubview(picture)
            tabBarPicture = picture
        }
        tabs.setBarAway(true)
    }

    private func finishUnanimated() {
        UIView.performWithoutAnimation { coordinator.runAlongside() }
        finish(isCancelled: false)
    }

    private func page(_ controller: UIViewController?) -> UIView? { controller.flatMap { navigation.wrapper(of: $0) } }

    /// Puts both pages where they are at `progress`, 0…1.
    private func place(_ progress: CGFloat) {
        // New pages come from where lines end.
        let width = navigation.view.readsFromRight ? -navigation.view.bounds.width : navigation.view.bounds.width
        let (front, back) = operation == .push ? (page(to), page(from)) : (page(from), page(to))
        let uncovered = operation == .push ? 1 - progress : progress
        front?.transform = CGAffineTransform(translationX: width * uncovered, y: 0)
        back?.transform = CGAffineTransform(translationX: -width * Self.parallax * (1 - uncovered), y: 0)
    }

    private func slide(to progress: CGFloat, completion: @escaping () -> Void) {
        UIView.runAnimations(
            duration: Self.duration, delay: 0, timing: .curve(Self.curve), options: [],
            {
                place(progress)
                navigation.placeBars()
                coordinator.runAlongside()
            }, { _ in completion() })
    }

    // MARK: Interaction

    func update(_ progress: CGFloat) {
        coordinator.percentComplete = progress
        UIView.performWithoutAnimation { place(progress) }
    }

    /// The finger has let go: the pages move the rest of the way, or back.
    func release(isCancelled: Bool) {
        coordinator.endInteraction(isCancelled: isCancelled)
        slide(to: isCancelled ? 0 : 1) { [weak self] in self?.finish(isCancelled: isCancelled) }
    }

    // MARK: End

    /// Brings the transition to its end at once.
    func finishNow() {
        if let context { context.completeTransition(true) } else { finish(isCancelled: false) }
    }

    private func finish(isCancelled: Bool) {
        guard !isOver else { return }
        isOver = true
        navigation.transition = nil
        UIView.performWithoutAnimation {
            if let context {
                rewrap(isCancelled ? from ?? to : to)
                context.containerView.removeFromSuperview()
            }
            for page in [page(from), page(to)] { page?.transform = .identity }
        }
        isCancelled ? restore() : complete()
        navigation.presentation.coordinator = nil
        tabBarPicture?.removeFromSuperview()
        navigation.tabBarController?.updateBarPresence()
        navigation.updateContentAtEdges()
        coordinator.finish(isCancelled: isCancelled)
        SystemBars.shared.update()
        navigation.viewIfLoaded?.window?.windowScene?.updateOrientation(animated: true)
    }

    private func complete() {
        page(from)?.removeFromSuperview()
        from?.viewIfLoaded?.removeFromSuperview()
        from?.endAppearanceTransition()
        to.endAppearanceTransition()
        from?.appearance.isMovingFromParent = false
        to.appearance.isMovingToParent = false
        for controller in gone { controller.removeFromParent() }
        if operation == .push { to.didMove(toParent: navigation) }
        navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }

    /// The transition was given up: the stack is as before.
    private func restore() {
        guard let from else { return }
        navigation.stack = old
        to.beginAppearanceTransition(false, animated: true)
        from.beginAppearanceTransition(true, animated: true)
        if page(to) !== page(from) { page(to)?.removeFromSuperview() }
        to.viewIfLoaded?.removeFromSuperview()
        to.endAppearanceTransition()
        from.endAppearanceTransition()
        from.appearance.isMovingFromParent = false
        to.appearance.isMovingToParent = false
        for controller in gone { controller.didMove(toParent: navigation) }
        if !old.contains(where: { $0 === to }) { leave(to) }
        navigation.showItems(animated: false)
        navigation.layoutBars()
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }
}
