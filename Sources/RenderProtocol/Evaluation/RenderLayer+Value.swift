extension RenderLayer {
    /// Returns the value of a property at a media time: the model value with its animations applied in the order they were added.
    ///
    /// The only evaluator of animations: presentation layers, the compositor and the page's encoder all use it.
    public func value(_ key: LayerKey, at time: Double) -> LayerValue {
        guard !animations.isEmpty else { return self[key] }
        return animations.reduce(self[key]) { $1.property == key ? $1.value(over: $0, at: time) : $0 }
    }

    /// The image that fades out at a media time and how much of the layer itself shows already, 0…1.
    public func crossfade(at time: Double) -> (from: ImageID, progress: Double)? {
        for animation in animations.reversed() {
            guard case .crossfade(let image) = animation.motion, let progress = animation.timing.progress(at: time) else { continue }
            return (image, animation.curve.value(at: progress.fraction))
        }
        return nil
    }
}

extension RenderTree {
    /// Whether something on the screen still moves, or waits to move, after a media time.
    public func hasRunningAnimations(at time: Double) -> Bool {
        animated.contains { layers[$0]?.animations.contains { $0.timing.speed != 0 && $0.timing.activeEnd > time } == true }
    }

    /// When the next animation ends after a media time; nil where none does.
    public func nextAnimationEnd(after time: Double) -> Double? {
        animated.lazy.compactMap { layers[$0] }.flatMap(\.animations).map(\.timing.activeEnd).filter { $0 > time && $0 < .infinity }.min()
    }

    /// Forgets animations that are over and do not stay.
    public mutating func removeFinishedAnimations(at time: Double) {
        for id in animated where layers[id]?.animations.contains(where: { $0.isFinished(at: time) }) == true {
            layers[id]?.animations.removeAll { $0.isFinished(at: time) }
        }
        updateAnimated()
    }

    /// Drops the layers that have no animations any more.
    mutating func updateAnimated() {
        for id in animated where layers[id]?.animations.isEmpty ?? true { animated.remove(id) }
    }
}

extension RenderAnimation {
    func isFinished(at time: Double) -> Bool { timing.isRemovedOnCompletion && timing.activeEnd <= time }
}
