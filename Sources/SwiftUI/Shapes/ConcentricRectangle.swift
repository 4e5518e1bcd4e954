extension Edge {
    /// How the corners of shapes follow those of their container.
    ///
    /// Source: Apple's documentation of `Edge.Corner.Style` (iOS 26).
    public struct Corner: Sendable {
        /// The radius of a corner.
        public struct Style: Hashable, Sendable {
            enum Kind: Hashable, Sendable { case fixed(CGFloat), concentric(minimum: CGFloat?) }
            let kind: Kind
            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
            /// The container's radius less the distance to it.
            public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }
            /// The same, and at least `minimum`.
            public static func concentric(minimum: Style) -> Style {
                if case .fixed(let radius) = minimum.kind { Style(kind: .concentric(minimum: radius)) } else { .concentric }
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners follow those of the container's shape (`containerShape(_:)`).
///
/// Source: Apple's documentation of `ConcentricRectangle` (iOS 26).
public struct ConcentricRectangle: Shape {
    let corners: [Edge.Corner.Style]

    nonisolated public init() { corners = Array(repeating: .concentric, count: 4) }
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = Array(repeating: corners, count: 4) }
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner] }

    /// Whether all corners follow the container.
    var isConcentric: Bool { corners.allSatisfy { if case .concentric = $0.kind { true } else { false } } }

    /// The shape where no container has one.
    nonisolated public func path(in rect: CGRect) -> Path {
        let radii = corners.map { corner -> CGFloat in
            switch corner.kind {
            case .fixed(let radius): radius
            case .concentric(let minimum): minimum ?? 0
            }
        }
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3], topTrailingRadius: radii[1]
        ).path(in: rect)
    }
}

extension ConcentricRectangle {
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) { corners = [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners] }
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner] }
    nonisolated public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners] }
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) { corners = [uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners] }
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { corners = [uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner] }
    nonisolated public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) { corners = [topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners] }
}

extension ConcentricRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners follow those of the container's shape.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A rectangle with a style for each corner.
    ///
    /// Source: Apple's documentation of `Shape.rect(topLeadingCorner:topTrailingCorner:bottomLeadingCorner:bottomTrailingCorner:)` (iOS 26).
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
    public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner)
    }
    public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner, bottomLeadingCorner: bottomLeadingCorner)
    }
    public static var concentric: Self { ConcentricRectangle() }
}
