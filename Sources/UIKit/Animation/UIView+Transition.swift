extension UIView {
    /// Changes what `view` contains with a visible transition of the whole view.
    ///
    /// - Parameter animations: Makes the changes; they take effect at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition(of: view, duration: duration, options: options).run(animations ?? {}, completion)
    }

    /// Puts `toView` in the place of `fromView`, or shows one and hides the other with `.showHideTransitionViews`, with a transition of their superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            DeferredWork.schedule { completion?(true) }
            return
        }
        ViewTransition(of: container, duration: duration, options: options).run(
            {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion)
    }
}

/// Shows how a view looked before a change and lets that picture give way to the view itself.
@MainActor private struct ViewTransition {
    let view: UIView
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    init(of view: UIView, duration: TimeInterval, options: UIView.AnimationOptions) {
        (self.view, self.duration, self.options) = (view, duration, options)
    }

    func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        let isVisible = view.window != nil && view.layer.superlayer != nil
        guard duration > 0, isVisible, options.transition != [], UIView.areAnimationsEnabled else { return runPlain(changes, completion) }
        let before = picture()
        if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
        let tracker = AnimationTracker { isFinished in
            before.removeFromSuperlayer()
            completion?(isFinished)
        }
        let context = AnimationContext(
            duration: duration, delay: 0, timing: .curve(options.curve.timingFunction), options: options, tracker: tracker)
        if let axis = options.flipAxis { flip(before, axis, context) } else { dissolve(before, context) }
        tracker.close()
    }

    /// Without a transition to show, the changes animate as in any block.
    private func runPlain(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        UIView.runAnimations(
            duration: options.transition == [] ? duration : 0, delay: 0, timing: .curve(options.curve.timingFunction), options: options,
            changes, completion)
    }

    /// The view as it looks now, right above itself.
    private func picture() -> CALayer {
        view.layoutIfNeeded()
        view.layer.settleSubtree()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let copy = view.layer.picture()
        view.layer.superlayer?.insertSublayer(copy, above: view.layer)
        CATransaction.commit()
        return copy
    }

    private func dissolve(_ before: CALayer, _ context: AnimationContext) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = before.opacity
        animation.toValue = 0
        animation.timingFunction = options.curve.timingFunction
        hold(animation)
        context.finish(animation, of: before, forKey: "opacity")
        before.add(animation, forKey: "transition")
    }

    /// Turns picture and view by half a turn; the view takes over from the picture where both stand edge-on.
    private func flip(_ before: CALayer, _ axis: FlipAxis, _ context: AnimationContext) {
        let base = view.layer.transform
        turn(before, from: 0, to: .pi, axis, base, context)
        turn(view.layer, from: -.pi, to: 0, axis, base, context)
        show(before, [before.opacity, 0], context)
        show(view.layer, [0, view.layer.opacity], context)
    }

    private func turn(_ layer: CALayer, from: CGFloat, to: CGFloat, _ axis: FlipAxis, _ base: CATransform3D, _ context: AnimationContext) {
        let steps = 24
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = (0...steps).map { step in
            axis.transform(angle: from + (to - from) * CGFloat(step) / CGFloat(steps), size: layer.bounds.size, base: base)
        }
        animation.keyTimes = (0...steps).map { NSNumber(value: Double($0) / Double(steps)) }
        animation.timingFunction = options.curve.timingFunction
        hold(animation)
        context.finish(animation, of: layer, forKey: "transform")
        layer.add(animation, forKey: "transition.transform")
    }

    private func show(_ layer: CALayer, _ values: [Float], _ context: AnimationContext) {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = values
        animation.keyTimes = [0, 0.5, 1]
        animation.calculationMode = .discrete
        animation.timingFunction = options.curve.timingFunction
        hold(animation)
        context.finish(animation, of: layer, forKey: "opacity")
        layer.add(animation, forKey: "transition.opacity")
    }

    /// Keeps the last value until the picture is gone.
    private func hold(_ animation: CAAnimation) { animation.fillMode = .both }
}

/// The axis a flip turns about.
private struct FlipAxis {
    let x, y: CGFloat

    /// A turn about the axis through the layer's middle, seen in perspective.
    func transform(angle: CGFloat, size: CGSize, base: CATransform3D) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(2 * max(size.width, size.height), 500)
        let turned = CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, 0), perspective)
        return CATransform3DConcat(turned, base)
    }
}

extension UIView.AnimationOptions {
    /// The edge a flip is named after comes towards the viewer first.
    fileprivate var flipAxis: FlipAxis? {
        switch transition {
        case .transitionFlipFromLeft: FlipAxis(x: 0, y: 1)
        case .transitionFlipFromRight: FlipAxis(x: 0, y: -1)
        case .transitionFlipFromTop: FlipAxis(x: -1, y: 0)
        case .transitionFlipFromBottom: FlipAxis(x: 1, y: 0)
        default: nil
        }
    }
}
