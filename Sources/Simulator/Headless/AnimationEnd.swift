import RenderProtocol

extension AnimationTiming {
    /// Media time at which the last repetition ends; infinite for endless and stopped animations.
    var end: Double {
        guard speed > 0, repeatCount.isFinite else { return .infinity }
        let active = duration * max(repeatCount, 0) * (autoreverses ? 2 : 1)
        return beginTime + (active - timeOffset) / speed
    }
}

extension RenderTree {
    /// When the last of the finite animations that still run at `time` ends; nil when none does.
    func animationsEnd(after time: Double) -> Double? {
        var latest: Double?
        for layer in layers.values {
            for animation in layer.animations {
                let end = animation.timing.end
                if end.isFinite, end > time { latest = max(latest ?? end, end) }
            }
        }
        return latest
    }
}
