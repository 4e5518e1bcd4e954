/// The formulas of UIScrollView's motion.
enum ScrollMath {
    /// How much of a pull beyond the edge the content follows.
    static let rubberBandCoefficient: CGFloat = 0.55

    /// How far content moves past its edge when the finger is `distance` past it, in a view of `length`.
    static func rubberBand(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = abs(distance)
        return (distance < 0 ? -1 : 1) * (1 - 1 / (size * rubberBandCoefficient / length + 1)) * length
    }

    /// How far the finger is past the edge when the content is `overshoot` past it; the inverse of `rubberBand`.
    static func unbanded(_ overshoot: CGFloat, length: CGFloat) -> CGFloat {
        let size = min(abs(overshoot), length * 0.99)
        guard length > 0 else { return 0 }
        return (overshoot < 0 ? -1 : 1) * size * length / (rubberBandCoefficient * (length - size))
    }
}

extension ScrollMath {
    /// By what factor fingers can zoom beyond a limit, if they move without end.
    private static let zoomReach: CGFloat = 2

    /// The scale shown where fingers ask for `scale`: within `limits` that, beyond them less and less.
    static func bandedScale(_ scale: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        let inside = min(max(scale, limits.lowerBound), limits.upperBound)
        guard scale != inside, inside > 0, scale > 0 else { return inside }
        return inside * exp(rubberBand(log(scale / inside), length: log(zoomReach)))
    }

    /// The scale that fingers ask for where `scale` is shown; the inverse of `bandedScale`.
    static func unbandedScale(_ scale: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        let inside = min(max(scale, limits.lowerBound), limits.upperBound)
        guard scale != inside, inside > 0, scale > 0 else { return inside }
        return inside * exp(unbanded(log(scale / inside), length: log(zoomReach)))
    }
}

/// The way of one coordinate of the content offset over time: slowing down, springing back, or both one after the other.
struct AxisMotion {
    /// A speed that decays by `rate` every millisecond.
    private struct Decay {
        let start: CGFloat
        let velocity: CGFloat
        let logarithm: CGFloat

        init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
            (self.start, self.velocity, logarithm) = (start, velocity, 1000 * log(rate))
        }

        func position(_ time: CGFloat) -> CGFloat { start + velocity * (exp(logarithm * time) - 1) / logarithm }
        func speed(_ time: CGFloat) -> CGFloat { velocity * exp(logarithm * time) }
        /// Points a second at which content stops.
        static let leastSpeed: CGFloat = 10
        var end: CGFloat {
            abs(velocity) <= Self.leastSpeed ? start : start + (velocity - copysign(Self.leastSpeed, velocity)) / -logarithm
        }
        /// Seconds until it stops.
        var duration: CGFloat { abs(velocity) <= Self.leastSpeed ? 0 : log(Self.leastSpeed / abs(velocity)) / logarithm }
        /// When the position is `value`, which lies on the way.
        func time(reaching value: CGFloat) -> CGFloat { log(1 + logarithm * (value - start) / velocity) / logarithm }
    }

    /// A critically damped spring.
    private struct Spring {
        let target: CGFloat
        let start: CGFloat
        let velocity: CGFloat
        /// 1/s; UIScrollView's bounce.
        static let frequency: CGFloat = 10

        func position(_ time: CGFloat) -> CGFloat {
            let distance = start - target
            return target + (distance + (velocity + Self.frequency * distance) * time) * exp(-Self.frequency * time)
        }
        /// Seconds until it stays within half a point.
        var duration: CGFloat {
            var time: CGFloat = 0
            while time < 2 {
                let distance = start - target
                let reach = (abs(distance) + abs(velocity + Self.frequency * distance) * time) * exp(-Self.frequency * time)
                if reach < 0.25, time > 1 / Self.frequency { break }
                time += 1.0 / 60
            }
            return time
        }
    }

    private var decay: Decay?
    private var spring: Spring?
    private var switchTime: CGFloat = 0
    /// The position at the end of the motion, in points.
    private(set) var end: CGFloat
    /// Seconds it takes.
    private(set) var duration: CGFloat = 0

    /// Returns the position where unobstructed content comes to rest, in points.
    static func landing(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        Decay(from: start, velocity: velocity, rate: rate).end
    }

    /// Stays where it is.
    init(resting position: CGFloat) { end = position }

    /// Springs to `target`.
    init(from start: CGFloat, velocity: CGFloat, springingTo target: CGFloat) {
        end = target
        guard abs(start - target) > 0.01 || abs(velocity) > 1 else { return }
        let spring = Spring(target: target, start: start, velocity: velocity)
        (self.spring, duration) = (spring, spring.duration)
    }

    /// Slows down within `limits`; at a limit it bounces or stops.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool) {
        let inside = min(max(start, limits.lowerBound), limits.upperBound)
        if start != inside {
            self.init(from: start, velocity: velocity, springingTo: inside)
            return
        }
        self.init(resting: start)
        let decay = Decay(from: start, velocity: velocity, rate: rate)
        guard abs(velocity) > 1 else { return }
        end = decay.end
        self.decay = decay
        guard !limits.contains(decay.end) else {
            duration = decay.duration
            return
        }
        let limit = decay.end < limits.lowerBound ? limits.lowerBound : limits.upperBound
        end = limit
        switchTime = decay.time(reaching: limit)
        guard bounces else {
            duration = switchTime
            return
        }
        let spring = Spring(target: limit, start: limit, velocity: decay.speed(switchTime))
        (self.spring, duration) = (spring, switchTime + spring.duration)
    }

    func position(at time: CGFloat) -> CGFloat {
        guard time < duration else { return end }
        if let decay, spring == nil || time < switchTime { return decay.position(time) }
        return spring?.position(time - switchTime) ?? end
    }
}
