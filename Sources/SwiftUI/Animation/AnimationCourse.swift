/// The way an animated value takes from where it is to where it is to be.
struct AnimationCourse<Vector: VectorArithmetic> {
    let animation: Animation
    /// Media time of the beginning, the delay not counted.
    let start: CFTimeInterval
    let from: Vector
    let to: Vector
    /// How fast the value was at the beginning, per second: springs go on with it.
    var velocity = Vector.zero

    private final class Kept { var context = AnimationContext<Vector>() }
    private let kept = Kept()
    /// The state that a custom animation keeps between two frames.
    var context: AnimationContext<Vector> {
        get { kept.context }
        nonmutating set { kept.context = newValue }
    }

    private var runLength: Double { animation.duration }
    private var runCount: Double { animation.repeatCount > 0 ? Double(animation.repeatCount) : 1 }

    func isOver(at time: CFTimeInterval) -> Bool { time - start - animation.delay >= runLength * runCount }

    func value(at time: CFTimeInterval) -> Vector {
        let elapsed = time - start - animation.delay
        guard elapsed > 0 else { return from }
        guard !isOver(at: time) else { return to }
        let length = max(runLength, 0.000_1)
        let run = (elapsed / length).rounded(.down)
        let inRun = elapsed - run * length
        let isBackwards = animation.autoreverses && Int(run) % 2 == 1
        return value(inRun: isBackwards ? length - inRun : inRun)
    }

    /// How fast the value is at a time, per second.
    func velocity(at time: CFTimeInterval) -> Vector {
        let step = 1.0 / 1000
        guard !isOver(at: time) else { return .zero }
        if case .custom(let custom) = animation.curve {
            let elapsed = (time - start - animation.delay) * animation.speed
            return custom.base.velocity(value: to - from, time: max(elapsed, 0), context: context) ?? .zero
        }
        var change = value(at: time + step) - value(at: time)
        change.scale(by: 1 / step)
        return change
    }

    /// The course that goes on with another goal, where the new animation wants to.
    func merged(_ new: Animation, at time: CFTimeInterval, to goal: Vector) -> AnimationCourse? {
        guard case .custom = new.curve, new.shouldMerge(previous: animation, value: goal - from, time: time - start, context: &kept.context)
        else { return nil }
        let course = AnimationCourse(animation: new, start: start, from: from, to: goal)
        course.context = context
        return course
    }

    private func value(inRun seconds: Double) -> Vector {
        let seconds = seconds * animation.speed
        switch animation.curve {
        case .custom(let custom):
            guard let way = custom.base.animate(value: to - from, time: seconds, context: &kept.context) else { return to }
            return from + way
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            let progress = UnitCurve(x1, y1, x2, y2).value(at: duration > 0 ? seconds / duration : 1)
            var way = to - from
            way.scale(by: progress)
            return from + way
        case .spring(let mass, let stiffness, let damping, let initial):
            let spring = SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
            let (place, pace) = spring.weights(at: seconds)
            var distance = from - to
            // A spring's own velocity counts in ways from the beginning to the end.
            var speed = to - from
            speed.scale(by: initial)
            speed += velocity
            distance.scale(by: place)
            speed.scale(by: pace)
            return to + distance + speed
        }
    }
}

/// How far a mass on a spring is, as shares of where it began and of how fast it was.
struct SpringMotion {
    let mass, stiffness, damping: Double

    /// - Parameter seconds: The time since the beginning.
    func weights(at seconds: Double) -> (place: Double, pace: Double) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let decay = exp(-ratio * frequency * seconds)
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let (cosine, sine) = (cos(damped * seconds), sin(damped * seconds))
            return (decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped)
        }
        if ratio == 1 { return (decay * (1 + frequency * seconds), decay * seconds) }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + spread, -ratio * frequency - spread)
        let (slowPart, fastPart) = (exp(slow * seconds), exp(fast * seconds))
        return ((slow * fastPart - fast * slowPart) / (slow - fast), (slowPart - fastPart) / (slow - fast))
    }
}
