/// Lets a controller's view grow out of a view of the controller below it, and shrink back into it.
final class ZoomTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Transition = UIViewController.Transition

    private let zoomed: UIViewController
    private let source: UIViewController
    private let isArrival: Bool
    /// The presentation that the zoomed view belongs to; nil in a navigation controller.
    private let manager: UIPresentationController?
    private let options: Transition.ZoomOptions
    private let sourceView: (Transition.ZoomTransitionSourceViewProviderContext) -> UIView?

    init(
        zoomed: UIViewController, source: UIViewController, isArrival: Bool, manager: UIPresentationController?,
        options: Transition.ZoomOptions, sourceView: @escaping (Transition.ZoomTransitionSourceViewProviderContext) -> UIView?
    ) {
        (self.zoomed, self.source, self.isArrival, self.manager) = (zoomed, source, isArrival, manager)
        (self.options, self.sourceView) = (options, sourceView)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let view = manager == nil ? zoomed.view : manager?.movingView else { return context.completeTransition(true) }
        if manager == nil { place(in: container, context) }
        container.layoutIfNeeded()
        let origin = sourceView(.init(source: navigationTop(source), zoomed: zoomed))
        let small = transform(of: view, from: origin, in: container)
        let cover = makeCover(in: container, below: view)
        let radius = view.layer.cornerRadius, clips = view.clipsToBounds
        UIView.performWithoutAnimation {
            view.clipsToBounds = true
            cover?.alpha = isArrival ? 0 : 1
            if isArrival { (view.transform, view.alpha, view.layer.cornerRadius) = (small, 0, Self.cornerRadius) }
            origin?.isHidden = true
        }
        SystemMotion.animate(duration: transitionDuration(using: context)) { [self] in
            view.transform = isArrival ? .identity : small
            view.alpha = isArrival ? 1 : 0
            view.layer.cornerRadius = isArrival ? radius : Self.cornerRadius
            cover?.alpha = isArrival ? 1 : 0
            manager?.animateAlong(isPresentation: isArrival)
        } completion: { _ in
            cover?.removeFromSuperview()
            origin?.isHidden = false
            (view.transform, view.alpha, view.layer.cornerRadius, view.clipsToBounds) = (.identity, 1, radius, clips)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Of the view while it is small, in its own coordinates, in points.
    private static let cornerRadius: CGFloat = 24

    /// Puts the page of a navigation controller that comes into the container.
    private func place(in container: UIView, _ context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let page = to.view else { return }
        UIView.performWithoutAnimation {
            page.frame = context.finalFrame(for: to)
            if isArrival { container.addSubview(page) } else { container.insertSubview(page, belowSubview: zoomed.view) }
        }
    }

    /// The controller that apps know the source view of: the one on top of a navigation controller.
    private func navigationTop(_ controller: UIViewController) -> UIViewController {
        var controller = controller
        while true {
            if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
                controller = selected
            } else if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
                controller = top
            } else {
                return controller
            }
        }
    }

    private func transform(of view: UIView, from origin: UIView?, in container: UIView) -> CGAffineTransform {
        let whole = view.bounds
        guard let origin, origin.window != nil else { return CGAffineTransform(scaleX: 0.5, y: 0.5) }
        let target = origin.convert(origin.bounds, to: container)
        let aligned = options.alignmentRectProvider?(.init(sourceView: origin, zoomed: zoomed)) ?? whole
        guard aligned.width > 0, aligned.height > 0, target.width > 0, target.height > 0 else {
            return CGAffineTransform(scaleX: 0.01, y: 0.01)
        }
        let scale = CGSize(width: target.width / aligned.width, height: target.height / aligned.height)
        // Where the whole view's middle lies once the aligned part covers the source.
        let middle = CGPoint(
            x: target.midX + (whole.midX - aligned.midX) * scale.width, y: target.midY + (whole.midY - aligned.midY) * scale.height)
        return CGAffineTransform(translationX: middle.x - view.center.x, y: middle.y - view.center.y)
            .scaledBy(x: scale.width, y: scale.height)
    }

    /// The color or material between the zoomed view and what is behind it.
    private func makeCover(in container: UIView, below view: UIView) -> UIView? {
        guard options.dimmingColor != nil || options.dimmingVisualEffect != nil else { return nil }
        let cover = UIVisualEffectView(effect: options.dimmingVisualEffect)
        cover.frame = container.bounds
        cover.contentView.backgroundColor = options.dimmingColor
        if view.superview === container {
            container.insertSubview(cover, belowSubview: view)
        } else {
            container.insertSubview(cover, at: 0)
        }
        return cover
    }
}
