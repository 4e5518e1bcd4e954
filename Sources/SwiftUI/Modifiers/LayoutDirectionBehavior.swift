/// The treatment of a view in the other layout direction: left as it is, or mirrored.
///
/// Source: Apple's documentation of `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored where the interface is read in this direction.
    case mirrors(in: LayoutDirection)
    /// It is mirrored where the interface is read from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Mirrors a view in one direction of reading.
struct FlipModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction
    nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }
    func body(content: Content) -> some View { content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1) }
}

extension View {
    /// Says whether the view's picture is mirrored where the interface is read in another direction.
    ///
    /// Source: Apple's documentation of `layoutDirectionBehavior(_:)`.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(FlipModifier(behavior: behavior))
    }
    /// Mirrors the view's picture where the interface is read from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
