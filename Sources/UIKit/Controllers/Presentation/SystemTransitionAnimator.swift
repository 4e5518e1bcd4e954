/// The system's own transitions of presentations: up from below, a flip, a dissolve.
final class SystemTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresentation: Bool
    private let manager: UIPresentationController

    init(style: UIModalTransitionStyle, isPresentation: Bool, manager: UIPresentationController) {
        (self.style, self.isPresentation, self.manager) = (style, isPresentation, manager)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: 0.5
        case .flipHorizontal: 0.75
        case .crossDissolve, .partialCurl: 0.35
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = manager.movingView else { return context.completeTransition(true) }
        switch style {
        case .coverVertical: slide(view, context)
        case .crossDissolve, .partialCurl: dissolve(view, context)
        case .flipHorizontal: flip(view, context)
        }
    }

    private func slide(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        if manager.presentationStyle == .custom { return slideByPosition(view, context) }
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - view.center.y + view.bounds.height / 2)
        if isPresentation {
            UIView.performWithoutAnimation {
                view.transform = below
                view.layoutIfNeeded()
            }
        }
        SystemMotion.animate(duration: transitionDuration(using: context)) { [self] in
            view.transform = isPresentation ? .identity : below
            manager.animateAlong(isPresentation: isPresentation)
        } completion: { [self] _ in
            if !isPresentation { view.transform = .identity }
            context.completeTransition(true)
        }
    }

    /// Moves a view without a transform: the controllers of apps set its frame when the container lays itself out, be it in the middle of a transition.
    private func slideByPosition(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        if isPresentation { UIView.performWithoutAnimation { context.containerView.layoutIfNeeded() } }
        let place = view.center
        let below = CGPoint(x: place.x, y: context.containerView.bounds.maxY + view.frame.height / 2)
        if isPresentation {
            UIView.performWithoutAnimation {
                view.center = below
                view.layoutIfNeeded()
            }
        }
        SystemMotion.animate(duration: transitionDuration(using: context)) { [self] in
            view.center = isPresentation ? place : below
            manager.animateAlong(isPresentation: isPresentation)
        } completion: { [self] _ in
            if !isPresentation { view.center = place }
            context.completeTransition(true)
        }
    }

    private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresentation { UIView.performWithoutAnimation { view.alpha = 0 } }
        UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
            view.alpha = isPresentation ? alpha : 0
            manager.animateAlong(isPresentation: isPresentation)
        } completion: { _ in
            view.alpha = alpha
            context.completeTransition(true)
        }
    }

    private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        if isPresentation { view.isHidden = true }
        UIView.transition(
            with: container.superview ?? container, duration: transitionDuration(using: context),
            options: isPresentation ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: { view.isHidden = !self.isPresentation },
            completion: { _ in
                view.isHidden = false
                context.completeTransition(true)
            })
    }
}

/// The spring of the system's transitions: it settles without overshooting.
@MainActor enum SystemMotion {
    static func animate(duration: TimeInterval, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: animations,
            completion: completion)
    }

    static func animateNow(duration: TimeInterval, _ animations: () -> Void) {
        withoutActuallyEscaping(animations) { animate(duration: duration, $0) }
    }
}
