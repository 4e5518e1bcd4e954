/// The pictures of a drag: lifts, carries and sends them where they end.
@MainActor final class DragStage {
    private let overlay: DragOverlayWindow
    private var views: [DragItemView] = []
    private let badge = DragBadgeView()
    private var finger = CGPoint.zero

    private static let (liftDuration, carryDuration, endDuration): (TimeInterval, TimeInterval, TimeInterval) = (0.25, 0.3, 0.4)
    /// How the pictures below the first are turned, in radians.
    private static let turns: [CGFloat] = [0, -0.05, 0.05, -0.09, 0.09]

    init?(_ window: UIWindow) {
        guard let overlay = DragOverlayWindow.make(for: window) else { return nil }
        self.overlay = overlay
        badge.layer.zPosition = 1
        overlay.addSubview(badge)
    }

    private func view(of item: UIDragItem) -> DragItemView? { views.first { $0.item === item } }

    func size(of item: UIDragItem) -> CGSize { view(of: item)?.bounds.size ?? .zero }

    /// The last goes to the bottom of the pile.
    func add(_ item: UIDragItem, preview: UITargetedDragPreview?) {
        let made = UIView.performingWithoutAnimation { DragItemView(item, lifted: preview) }
        guard let preview, let center = overlay.center(of: preview.target) else {
            views.append(made)
            return
        }
        UIView.performWithoutAnimation {
            made.center = center
            made.transform = preview.target.transform
            overlay.insertSubview(made, at: 0)
        }
        made.turn = Self.turns[views.count % Self.turns.count]
        views.append(made)
    }

    /// Shows what an item's `previewProvider` makes.
    func applyProvider(of item: UIDragItem) {
        guard let view = view(of: item), let provider = item.previewProvider else { return }
        guard let preview = provider() else { return view.isHidden = true }
        UIView.performWithoutAnimation {
            view.isHidden = false
            view.show(preview.view, preview.parameters)
            if view.superview == nil {
                view.center = finger
                overlay.insertSubview(view, at: 0)
            }
            view.grip = .zero
        }
    }

    // MARK: Following

    func lift(at place: DragPlace, along animator: DragAnimator) {
        finger = overlay.location(of: place)
        for view in views { view.grip = CGPoint(x: view.center.x - finger.x, y: view.center.y - finger.y) }
        Self.animate(Self.liftDuration) {
            for view in self.views { view.setLifted(true) }
            animator.animate()
        } completion: {
            animator.complete(.end)
        }
    }

    /// Gathers the pictures in a pile under the finger.
    func carry(at place: DragPlace, fullSize: Bool) {
        finger = overlay.location(of: place)
        let first = views.first { !$0.isHidden && $0.superview != nil }
        for view in views where view !== first { view.grip = first?.grip ?? .zero }
        Self.animate(Self.carryDuration) {
            for view in self.views {
                view.setCarried(fullSize: fullSize)
                view.center = view.carriedCenter(at: self.finger)
            }
        }
        placeBadge()
    }

    func move(to place: DragPlace) {
        finger = overlay.location(of: place)
        UIView.performWithoutAnimation { for view in views { view.center = view.carriedCenter(at: finger) } }
        placeBadge()
    }

    // MARK: Badge

    func setBadge(count: Int, operation: UIDropOperation) {
        let isShown = UIView.performingWithoutAnimation { badge.show(count: count, operation: operation) }
        placeBadge()
        guard (badge.alpha > 0) != isShown else { return }
        Self.animate(0.15) { self.badge.alpha = isShown ? 1 : 0 }
    }

    func hideBadge() { Self.animate(0.15) { self.badge.alpha = 0 } }

    private func placeBadge() {
        guard let top = views.first(where: { !$0.isHidden && $0.superview != nil }) else { return }
        let size = CGSize(width: top.bounds.width * top.carriedScale, height: top.bounds.height * top.carriedScale)
        let center = top.carriedCenter(at: finger)
        UIView.performWithoutAnimation { badge.center = CGPoint(x: center.x + size.width / 2 - 4, y: center.y - size.height / 2 + 4) }
    }

    // MARK: Ending

    /// Returns the preview that an item returns to, if its container is still on the screen; nil otherwise.
    func home(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let lifted = view(of: item)?.lifted, lifted.target.container.window != nil else { return nil }
        return lifted
    }

    /// Returns the default preview of a dropped item: its picture at the position of the finger.
    func fallback(of item: UIDragItem, on target: UIDropInteraction, at place: DragPlace) -> UITargetedDragPreview? {
        guard let view = view(of: item), let container = target.view else { return nil }
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: container, center: place.location(in: container)))
    }

    /// Takes a picture that was not dragged back to where it was lifted.
    func lower(_ item: UIDragItem, _ group: AnimationGroup) {
        guard let view = view(of: item) else { return }
        group.enter()
        Self.animate(Self.liftDuration) {
            view.setLifted(false)
        } completion: {
            view.removeFromSuperview()
            group.leave()
        }
    }

    /// Lets a picture fly to a preview, or vanish where it is without one.
    func send(_ item: UIDragItem, to preview: UITargetedDragPreview?, along animator: DragAnimator, _ group: AnimationGroup) {
        guard let view = view(of: item) else { return animator.complete(.end) }
        let place = preview.flatMap { overlay.center(of: $0.target) }
        group.enter()
        Self.animate(Self.endDuration, damping: place == nil ? 1 : 0.85) {
            if let preview, let place { view.settle(at: place, as: preview) } else { view.vanish(at: self.finger) }
            animator.animate()
        } completion: {
            view.removeFromSuperview()
            animator.complete(.end)
            group.leave()
        }
    }

    func close() {
        overlay.isHidden = true
        overlay.windowScene = nil
    }

    // MARK: Animating

    private static func animate(
        _ duration: TimeInterval, damping: CGFloat = 1, _ body: @escaping () -> Void, completion: @escaping () -> Void = {}
    ) {
        guard UIView.areAnimationsEnabled else {
            body()
            return completion()
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: body, completion: { _ in completion() })
    }
}

extension UIView {
    /// Makes something without animating it.
    fileprivate static func performingWithoutAnimation<Made>(_ body: () -> Made) -> Made {
        var made: Made?
        performWithoutAnimation { made = body() }
        return made!
    }
}
