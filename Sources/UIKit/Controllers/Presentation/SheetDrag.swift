/// Lets the user pull a sheet down to dismiss it.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let manager: UISheetPresentationController
    private let card: UIView
    private let pan = UIPanGestureRecognizer()
    private var transition: PresentationTransition?

    /// Speed in points a second above which a downward fling dismisses.
    private static let flingSpeed: CGFloat = 1000

    init(manager: UISheetPresentationController, card: UIView) {
        (self.manager, self.card) = (manager, card)
        super.init()
        pan.delegate = self
        pan.handlers.append { [unowned self] _ in handle() }
        card.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard manager.transition == nil, manager.presentedViewController.presentation.presented == nil else { return false }
        let translation = pan.translation(in: card.superview)
        return translation.y > abs(translation.x)
    }

    private var mayDismiss: Bool {
        !manager.presentedViewController.isModalInPresentation && manager.delegate?.presentationControllerShouldDismiss(manager) != false
    }

    private func handle() {
        let distance = pan.translation(in: card.superview).y
        switch pan.state {
        case .began:
            guard mayDismiss else { return }
            let transition = PresentationTransition(isPresentation: false, manager: manager, isAnimated: true) { [manager] in
                manager.delegate?.presentationControllerDidDismiss(manager)
            }
            self.transition = transition
            manager.delegate?.presentationControllerWillDismiss(manager)
            transition.start(isInteractive: true)
            move(distance)
        case .changed: move(distance)
        case .ended, .cancelled: end(distance, isCancelled: pan.state == .cancelled)
        default: break
        }
    }

    private func move(_ distance: CGFloat) {
        // Upwards, and where the sheet may not go, it only gives a little.
        let isFree = distance > 0 && transition != nil
        let offset = isFree ? distance : RubberBand.offset(distance, dimension: card.bounds.height)
        UIView.performWithoutAnimation {
            card.transform = CGAffineTransform(translationX: 0, y: offset)
            if isFree { manager.recede(1 - min(distance / card.bounds.height, 1)) }
        }
        transition?.updateInteractiveTransition(min(max(distance / card.bounds.height, 0), 1))
    }

    private func end(_ distance: CGFloat, isCancelled: Bool) {
        let speed = pan.velocity(in: card.superview).y
        let goes =
            transition != nil && !isCancelled && (speed > Self.flingSpeed || distance > card.bounds.height / 2 && speed > -Self.flingSpeed)
        if transition == nil, distance > 0 { manager.delegate?.presentationControllerDidAttemptToDismiss(manager) }
        transition?.finishInteraction(isCancelled: !goes)
        let finished = transition
        transition = nil
        SystemMotion.animate(duration: 0.5) { [self] in
            card.transform = goes ? CGAffineTransform(translationX: 0, y: card.bounds.height) : .identity
            manager.recede(goes ? 0 : 1)
        } completion: { [card] _ in
            if goes { card.transform = .identity }
            finished?.completeTransition(goes)
        }
    }
}

/// How far things follow a finger beyond their limits.
enum RubberBand {
    /// UIScrollView's coefficient.
    static let coefficient: CGFloat = 0.55

    static func offset(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let result = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
        return distance < 0 ? -result : result
    }
}
