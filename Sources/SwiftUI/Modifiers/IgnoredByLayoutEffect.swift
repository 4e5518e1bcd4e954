/// A geometry effect that transforms what is drawn, but not the coordinates that views inside are told.
///
/// Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    nonisolated(unsafe) public var base: Base

    nonisolated public init(_ base: Base) { self.base = base }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    nonisolated public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// An effect whose transform conversions between coordinate spaces leave out.
protocol LayoutIgnoredEffect {}
extension _IgnoredByLayoutEffect: LayoutIgnoredEffect {}

extension GeometryEffect {
    /// The effect for drawing only: frames and anchors inside are told as if it were not there.
    ///
    /// Source: Apple's documentation of `GeometryEffect.ignoredByLayout()`.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// The view of an effect that conversions between coordinate spaces leave out.
@MainActor final class LayoutIgnoredContainer: DisplayContainer {
    /// Whether there has been such a view; conversions need not look for them before.
    private(set) static var wasMade = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.wasMade = true
    }

    required init?(coder: NSCoder) { nil }

    /// A point of a view in its window, without the transforms of such views around it.
    static func windowPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
        guard wasMade else { return view.convert(point, to: nil) }
        var (point, view) = (point, view)
        while let outer = view.superview {
            if view is LayoutIgnoredContainer {
                let (bounds, center) = (view.bounds, view.center)
                point.x += center.x - bounds.width / 2 - bounds.minX
                point.y += center.y - bounds.height / 2 - bounds.minY
            } else {
                point = view.convert(point, to: outer)
            }
            view = outer
        }
        return view.convert(point, to: nil)
    }
}
