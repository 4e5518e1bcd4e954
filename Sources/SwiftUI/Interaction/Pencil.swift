/// The position and orientation of a pencil that hovers over the display.
///
/// Source: Apple's documentation of `PencilHoverPose`.
public struct PencilHoverPose: Hashable, Sendable {
    /// In the view's coordinates.
    public let location: CGPoint
    /// The place as shares of the view's size.
    public let anchor: UnitPoint
    /// How far away the tip is, from 0 at the display to 1.
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// A double tap on a pencil.
///
/// Source: Apple's documentation of `PencilDoubleTapGestureValue`.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// The pencil's pose at the time of the double tap; nil where it did not hover over the display.
    public let hoverPose: PencilHoverPose?
}

/// Tells an app of double taps on a pencil.
@MainActor private struct PencilModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let action: (PencilDoubleTapGestureValue) -> Void
    nonisolated init(action: @escaping (PencilDoubleTapGestureValue) -> Void) { self.action = action }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        let follower = PencilFollower { modifier.untrackedValue.action(PencilDoubleTapGestureValue(hoverPose: nil)) }
        result.container.addInteraction(UIPencilInteraction(delegate: follower))
        result.container.keep(follower)
        return result
    }
}

@MainActor private final class PencilFollower: NSObject, UIPencilInteractionDelegate {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
    }

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { action() }
}

extension View {
    /// Calls `action` when people tap their pencil twice. A simulated device has fingers only, so that does not happen by itself.
    ///
    /// Source: Apple's documentation of `onPencilDoubleTap(perform:)`.
    nonisolated public func onPencilDoubleTap(perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void) -> some View {
        modifier(PencilModifier(action: action))
    }
    @available(*, unavailable, message: "not yet in Quince: squeezing a pencil, which a simulated device does not have")
    nonisolated public func onPencilSqueeze(perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void) -> some View { self }
}

/// How far people are with squeezing a pencil.
@available(*, unavailable, message: "not yet in Quince: squeezing a pencil, which a simulated device does not have")
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case failed
}
