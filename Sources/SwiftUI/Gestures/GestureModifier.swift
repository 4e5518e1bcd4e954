/// Which gestures of a view and of the views inside it count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Enables the gestures of the subviews and disables the added gesture.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside.
enum GesturePriority { case normal, high, simultaneous }

/// Adds a gesture to a view.
@MainActor struct AddGestureModifier<Added: Gesture>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let gesture: Added
    let priority: GesturePriority
    let mask: GestureMask
    let name: String?
    nonisolated init(gesture: Added, priority: GesturePriority, mask: GestureMask, name: String? = nil) {
        (self.gesture, self.priority, self.mask, self.name) = (gesture, priority, mask, name)
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        let container = result.container
        container.priority = modifier.untrackedValue.priority
        func make() -> Recognition<Added.Value> {
            let recognition = Added._makeGesture(
                gesture: _GraphValue(modifier.map(in: inputs.scope) { $0.gesture }),
                inputs: _GestureInputs(view: inputs, container: container)
            ).recognition
            for recognizer in recognition.recognizers { if let name = modifier.untrackedValue.name { recognizer.name = name } }
            container.keep(recognition)
            return recognition
        }
        func isPresent(_ modifier: Self) -> Bool { (modifier.gesture as? any MissableGesture)?.isPresent ?? true }
        var wasMissing = !isPresent(modifier.untrackedValue)
        var recognition = make()
        result.observe(inputs) {
            let isPresent = isPresent(modifier.value)
            if isPresent, wasMissing {
                wasMissing = false
                AnyAttribute.untracked { recognition = make() }
            }
            let isActive = isPresent && modifier.value.mask.contains(.gesture) && inputs.environment.value.isEnabled
            for recognizer in recognition.recognizers where recognizer.isEnabled != isActive { recognizer.isEnabled = isActive }
            container.passesTouches = modifier.value.mask.contains(.subviews)
        }
        return result
    }
}

/// A node with a view of its own for gesture recognizers and interactions.
@MainActor final class GestureNode: WrapperNode {
    let container = GestureContainer(frame: .zero)

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        container.node = self
        displayView = container
    }

    override var isContainer: Bool { true }
    override func didDisplayChildren() { container.collectItems() }
}

extension View {
    /// Adds a gesture, which those of the views inside go before.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }
    /// Adds a gesture that goes before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .high, mask: mask))
    }
    /// Adds a gesture that is recognized together with those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Calls `action` when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(AddGestureModifier(gesture: TapActionGesture(count: count, action: action), priority: .normal, mask: .all))
    }
    /// Calls `action` with the place when the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            AddGestureModifier(
                gesture: PlacedTapGesture(count: count, space: coordinateSpace.coordinateSpace, action: action), priority: .normal,
                mask: .all))
    }
    /// Calls `action` when a finger has stayed on the view.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            AddGestureModifier(
                gesture: LongPressActionGesture(
                    duration: minimumDuration, distance: maximumDistance, action: action, onPressing: onPressingChanged),
                priority: .normal, mask: .all))
    }
    @available(iOS, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @_disfavoredOverload nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}

private struct TapActionGesture: Gesture {
    typealias Value = Void
    let count: Int
    nonisolated(unsafe) let action: () -> Void
    nonisolated init(count: Int, action: @escaping () -> Void) { (self.count, self.action) = (count, action) }
    var body: _EndedGesture<TapGesture> { TapGesture(count: count).onEnded(action) }
}

private struct PlacedTapGesture: Gesture {
    typealias Value = SpatialTapGesture.Value
    let count: Int
    let space: CoordinateSpace
    nonisolated(unsafe) let action: (CGPoint) -> Void
    nonisolated init(count: Int, space: CoordinateSpace, action: @escaping (CGPoint) -> Void) {
        (self.count, self.space, self.action) = (count, space, action)
    }
    var body: _EndedGesture<SpatialTapGesture> { SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) } }
}

private struct LongPressActionGesture: PrimitiveGesture {
    typealias Value = Bool
    typealias Body = Never
    let duration: Double
    let distance: CGFloat
    nonisolated(unsafe) let action: () -> Void
    nonisolated(unsafe) let onPressing: ((Bool) -> Void)?
    nonisolated init(duration: Double, distance: CGFloat, action: @escaping () -> Void, onPressing: ((Bool) -> Void)?) {
        (self.duration, self.distance, self.action, self.onPressing) = (duration, distance, action, onPressing)
    }

    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Bool> {
        let press = LongPressGesture._makeGesture(
            gesture: gesture.map(inputs.view.scope) { LongPressGesture(minimumDuration: $0.duration, maximumDistance: $0.distance) },
            inputs: inputs
        ).recognition
        let outer = Recognition<Bool>(press.recognizers)
        press.onChange = { _ in gesture.attribute.untrackedValue.onPressing?(true) }
        press.onEnd = { _ in
            gesture.attribute.untrackedValue.action()
            gesture.attribute.untrackedValue.onPressing?(false)
        }
        press.onCancel = { gesture.attribute.untrackedValue.onPressing?(false) }
        inputs.container.keep(press)
        return _GestureOutputs(outer)
    }
}
