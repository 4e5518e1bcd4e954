import Foundation

extension AnimationTiming {
    /// The progress of an animation.
    public struct Progress: Hashable, Sendable {
        /// Share of the current repetition, 0…1, before the curve; runs back where it reverses.
        public var fraction: Double
        /// The number of completed repetitions.
        public var repetition: Int
    }

    /// Length of all repetitions in the animation's own time.
    public var activeDuration: Double { duration == 0 ? 0 : cycle * repeatCount }

    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// Media time of the end; infinite for an animation that repeats for ever or stands still.
    public var activeEnd: Double {
        guard speed != 0 else { return .infinity }
        let remaining = speed > 0 ? activeDuration - timeOffset : activeDuration + timeOffset
        return beginTime + max(remaining, 0) / abs(speed)
    }

    /// Returns the progress of the animation at a media time; nil if it has no effect then.
    public func progress(at time: Double) -> Progress? {
        let active = activeDuration
        var own = (time - beginTime) * speed + timeOffset
        // Running backwards begins at the end.
        if speed < 0 { own += active.isFinite ? active : cycle }
        let isBefore = speed < 0 ? own > active : own < 0
        let isAfter = speed < 0 ? own <= 0 : own >= active
        if speed != 0, isBefore { return fillMode == .backwards || fillMode == .both ? position(speed < 0 ? active : 0) : nil }
        if isAfter, speed != 0 || own >= active {
            return fillMode == .forwards || fillMode == .both ? position(speed < 0 ? 0 : active) : nil
        }
        return position(min(max(own, 0), active))
    }

    private func position(_ time: Double) -> Progress {
        guard duration > 0, time.isFinite else { return Progress(fraction: 1, repetition: 0) }
        var repetition = (time / cycle).rounded(.down)
        // The end belongs to the last repetition.
        if time >= activeDuration, repetition > 0, repetition * cycle == time { repetition -= 1 }
        let within = min(time - repetition * cycle, cycle)
        let fraction = within <= duration ? within / duration : 2 - within / duration
        return Progress(fraction: fraction, repetition: Int(min(repetition, 1e9)))
    }
}
