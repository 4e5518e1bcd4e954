/// A rectangle with corners of their own radii.
public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let radii = [cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading].map {
            min($0, most)
        }
        let corners = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.minY),
        ]
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + radii[3], y: rect.minY))
            for index in 0..<4 {
                path.addArc(tangent1End: corners[index], tangent2End: corners[(index + 1) % 4], radius: radii[index])
            }
            path.closeSubpath()
        }
    }
}

extension Path {
    /// A rectangle whose corners have radii of their own.
    ///
    /// Source: Apple's documentation of `Path.init(roundedRect:cornerRadii:style:)`.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }
}

/// Radii of the corners of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    nonisolated public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: smaller(cornerRadii.topLeading), bottomLeading: smaller(cornerRadii.bottomLeading),
            bottomTrailing: smaller(cornerRadii.bottomTrailing), topTrailing: smaller(cornerRadii.topTrailing))
        return _Inset(base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have radii of their own.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}
