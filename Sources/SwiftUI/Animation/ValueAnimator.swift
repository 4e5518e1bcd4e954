/// Takes a value from one state to the next step by step, where its change is animated.
@MainActor final class ValueAnimator<Value: Animatable>: FrameRun {
    private var target: Value
    private var course: AnimationCourse<Value.AnimatableData>?
    private let apply: @MainActor (Value) -> Void

    /// - Parameters:
    ///   - attribute: The value as apps set it.
    ///   - apply: Takes the value as it is to be shown.
    init(_ attribute: Attribute<Value>, _ inputs: _ViewInputs, apply: @escaping @MainActor (Value) -> Void) {
        target = attribute.untrackedValue
        self.apply = apply
        GraphSink(in: inputs.scope, graph: inputs.graph) { [unowned self] in
            let new = attribute.value
            AnyAttribute.untracked { MainActor.assumeIsolated { retarget(new, inputs.animation) } }
        }
    }

    private func retarget(_ new: Value, _ animation: Animation?) {
        guard !ValueComparison.areEqual(target, new) else { return }
        let now = FrameClock.shared.now
        let shown = course?.value(at: now) ?? target.animatableData
        let velocity = course?.velocity(at: now) ?? .zero
        let isOnItsWay = course != nil && target.animatableData == new.animatableData
        target = new
        // What else has changed of the value is shown at once, the way that is being taken goes on.
        if isOnItsWay { return show(at: now) }
        guard let animation, shown != new.animatableData else {
            stop()
            return apply(new)
        }
        course =
            course.flatMap { $0.merged(animation, at: now, to: new.animatableData) }
            ?? AnimationCourse(animation: animation, start: now, from: shown, to: new.animatableData, velocity: velocity)
        FrameClock.shared.add(self)
        show(at: now)
    }

    private func show(at time: CFTimeInterval) {
        guard let course else { return apply(target) }
        var value = target
        value.animatableData = course.value(at: time)
        apply(value)
    }

    func tick(_ now: CFTimeInterval) -> Bool {
        guard let course else { return false }
        if course.isOver(at: now) { self.course = nil }
        show(at: now)
        return self.course != nil
    }

    /// Ends the animation where it is.
    func stop() {
        course = nil
        FrameClock.shared.remove(self)
    }
}
