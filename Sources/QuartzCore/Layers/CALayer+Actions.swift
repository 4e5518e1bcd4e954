import Foundation
@_spi(Quince) import QuinceFoundation
import RenderProtocol

extension CAAction {
    /// Whether this ends the search for an action. Every change of every view's layer asks, so types are compared: a cast takes ten times as long.
    fileprivate var isNone: Bool { type(of: self) == NSNull.self }
}

extension CALayer {
    /// Searches delegate, `actions`, `style` and the class in the documented order; then the implicit animation of animatable properties.
    func findAction(forKey event: String) -> CAAction? {
        if let delegate, let action = onMainActor({ delegate.action(for: self, forKey: event) }) { return action.isNone ? nil : action }
        if let action = actions?[event] { return action.isNone ? nil : action }
        if let styled = (style?["actions"] as? [String: CAAction])?[event] { return styled.isNone ? nil : styled }
        if let action = Self.defaultAction(forKey: event) { return action.isNone ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// Core Animation animates a changed property by itself once the layer is on screen and no view owns it.
    private func implicitAnimation(forKey event: String) -> CAAction? {
        guard changes.isCommitted, let key = Self.layerKey(named: event), key.isAnimatable else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.isImplicit = true
        return animation
    }

    // MARK: Animations

    func addAnimation(_ animation: CAAnimation, key: String?) {
        let copied = animation.copy() as! CAAnimation
        let transaction = CATransaction.current
        if copied.duration == 0 { copied.duration = transaction.animationDuration }
        if copied.timingFunction == nil {
            copied.timingFunction = transaction.timingFunction ?? (copied.isImplicit ? CAMediaTimingFunction(name: .default) : nil)
        }
        if let basic = copied as? CABasicAnimation, basic.startValue == nil { basic.startValue = startValue(of: basic) }
        // A layer has one transition at a time, whatever key it is added under.
        let key = copied is CATransition ? kCATransition : key
        if let key { removeAnimations { $0.key == key } }
        let added = LayerAnimation(key: key ?? "unnamed-\(LayerAnimation.nextNumber())", animation: copied, layer: self)
        running.append(added)
        added.timeline.scheduler.add(added, groups: CATransaction.openGroups)
        changes.areAnimationsChanged = true
        hierarchy.context?.noteChange(of: self)
    }

    /// The value that shows of the property that an animation changes.
    private func startValue(of animation: CABasicAnimation) -> LayerValue? {
        if let path = animation.renderPath(on: self) { return presentedValue(for: path.key) }
        return animation.keys.first.flatMap { DynamicProperty($0, of: self, sample: animation.sampleValue)?.presentedValue }
    }

    func removeAnimations(where isRemoved: (LayerAnimation) -> Bool) {
        let removed = running.filter(isRemoved)
        guard !removed.isEmpty else { return }
        running.removeAll(where: isRemoved)
        for animation in removed {
            if animation.isCommitted { changes.removedAnimations.append(contentsOf: animation.rendered.map(\.key)) }
            animation.timeline.scheduler.cancel(animation)
        }
        changes.areAnimationsChanged = true
        hierarchy.context?.noteChange(of: self)
    }

    // MARK: Presentation

    /// The value that shows now, animations applied.
    func presentedValue(for key: LayerKey) -> LayerValue {
        running.isEmpty ? self[key] : renderLayer.value(key, at: timeline.now)
    }

    /// The layer as the evaluator knows it: the model with its animations that have begun. Transitions move pictures, not properties.
    private var renderLayer: RenderLayer {
        let animations = running.lazy.filter { !($0.animation is CATransition) }.flatMap(\.rendered)
        var layer = RenderLayer(id: id, properties: values, animations: Array(animations))
        layer.properties[.bounds] = self[.bounds]
        layer.properties[.position] = self[.position]
        layer.properties[.anchorPoint] = self[.anchorPoint]
        return layer
    }

    /// A copy of the layer with the values that show now; nil for a layer that has not been committed.
    public final func presentation() -> Self? {
        guard presentedModel == nil else { return self }
        guard changes.isCommitted, let copy = makePresentation() as? Self else { return nil }
        copy.presentedModel = self
        let layer = renderLayer
        let now = timeline.now
        for key in Set(layer.animations.map(\.property)) {
            copy.sources[key] = nil
            copy.store(layer.value(key, at: now), for: key)
        }
        copyAnimatedValues(to: copy)
        return copy
    }

    private func makePresentation() -> CALayer? {
        ObjectRuntime.make(type(of: self), by: .layer, [self]) as? CALayer ?? copyForPresentation()
    }

    /// The model of a presentation layer; the layer itself otherwise.
    public final func model() -> Self { (presentedModel as? Self) ?? self }

    // MARK: Time

    /// The timeline the layer's animations run by.
    var timeline: MediaTimeline { hierarchy.context?.timeline ?? .current }

    /// The conversion from media time to the layer's local time: local = media × rate + offset, including all superlayers.
    var timeScale: TimeScale {
        let parent = hierarchy.superlayer?.timeScale ?? TimeScale()
        guard localTiming.speed != 1 || localTiming.beginTime != 0 || localTiming.timeOffset != 0 else { return parent }
        let speed = Double(localTiming.speed)
        return TimeScale(
            rate: parent.rate * speed, offset: (parent.offset - localTiming.beginTime) * speed + localTiming.timeOffset)
    }

    func updateTiming(_ change: (inout LocalTiming) -> Void) {
        let old = localTiming
        change(&localTiming)
        guard localTiming != old, presentedModel == nil else { return }
        retimeAnimations()
    }

    /// Makes running animations follow a changed time of this layer, below it too.
    private func retimeAnimations() {
        timingChanged()
        if !running.isEmpty {
            for animation in running where animation.hasBegun { animation.retime() }
            changes.areAnimationsChanged = true
            hierarchy.context?.noteChange(of: self)
            timeline.scheduler.reschedule()
        }
        for layer in hierarchy.sublayers { layer.retimeAnimations() }
        hierarchy.mask?.retimeAnimations()
    }
}

/// A linear relation of a layer's time to media time.
struct TimeScale: Equatable {
    var rate: Double = 1
    var offset: Double = 0

    func toLocal(_ media: Double) -> Double { media * rate + offset }
    /// Media time of a local time; while the layer's time stands still, any media time would do and now is taken.
    func toMedia(_ local: Double, now: @autoclosure () -> Double) -> Double { rate == 0 ? now() : (local - offset) / rate }
}

extension LayerKey {
    /// Whether Core Animation animates the property.
    package var isAnimatable: Bool {
        switch self {
        case .kind, .name, .sublayers, .mask, .isGeometryFlipped, .cornerCurve, .contentsGravity, .contentsScale,
            .magnificationFilter, .minificationFilter, .fillRule, .lineCap, .lineJoin, .gradientType, .compositingFilter, .maskedCorners,
            .path,
            .shadowPath, .renderMode, .preservesDepth, .filterColorMatrix, .isIsolated:
            false
        default: true
        }
    }
}
