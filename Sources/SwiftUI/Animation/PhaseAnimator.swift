/// Shows its content in one phase after the other, each change animated.
///
/// Source: Apple's documentation of `PhaseAnimator`.
@MainActor @preconcurrency public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    nonisolated(unsafe) private let phases: [Phase]
    private let trigger: AnyEquatable?
    nonisolated(unsafe) private let content: (Phase) -> Content
    nonisolated(unsafe) private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var course = PhaseCourse()

    /// Goes through the phases again and again.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Goes through the phases once, and back to the first, whenever `trigger` changes.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), AnyEquatable(trigger), content, animation)
    }

    nonisolated private init(
        _ phases: [Phase], _ trigger: AnyEquatable?, _ content: @escaping (Phase) -> Content, _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
        if phases.isEmpty { fatalError("PhaseAnimator needs at least one phase.") }
    }

    public var body: some View {
        content(phases[min(index, phases.count - 1)])
            .onAppear { if trigger == nil { advance(endless: true) } }
            .onDisappear { course.end() }
            .onChange(of: trigger) { _, new in if new != nil { advance(endless: false) } }
    }

    private func advance(endless: Bool) {
        guard phases.count > 1 else { return }
        let number = course.begin()
        step(from: endless ? index : 0, number, endless)
    }

    private func step(from current: Int, _ number: Int, _ endless: Bool) {
        let next = (current + 1) % phases.count
        let step: @MainActor () -> Void = {
            guard course.number == number, endless || next != 0 else { return }
            self.step(from: next, number, endless)
        }
        guard let animation = animation(phases[next]) else {
            index = next
            // Without an animation there is no end to wait for: the next frame goes on.
            return FrameDelay.run(after: 0, step)
        }
        withAnimation(animation, completionCriteria: .logicallyComplete) {
            index = next
        } completion: {
            step()
        }
    }
}

/// Which of its goes through the phases an animator is at.
@MainActor private final class PhaseCourse {
    private(set) var number = 0
    nonisolated init() {}

    func begin() -> Int {
        number += 1
        return number
    }
    func end() { number += 1 }
}

/// A value that can be compared, whatever its type.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isEqual(rhs.value) }
}

extension View {
    /// Shows the view in one phase after the other, again and again.
    ///
    /// Source: Apple's documentation of `phaseAnimator(_:content:animation:)`.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let phases = Array(phases)
        return MainActor.assumeIsolated {
            let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
            return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
        }
    }
    /// Shows the view in one phase after the other, once whenever `trigger` changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let phases = Array(phases)
        return MainActor.assumeIsolated {
            let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
            return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
        }
    }
}
