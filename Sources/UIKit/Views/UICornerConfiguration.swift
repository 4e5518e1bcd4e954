/// The radius of a corner.
///
/// Source: Apple's documentation of `UICornerRadius` (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat?)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// The radius of the container's corner less the distance to it, and at least `minimum` points.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How the corners of a view are rounded, whatever size it has.
///
/// Corners of several radii are drawn with the largest of them; those of radius 0 stay square.
///
/// Source: Apple's documentation of `UICornerConfiguration` (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximum: CGFloat?)
        /// Top left, top right, bottom left, bottom right; nil stays square.
        case corners([UICornerRadius?])
    }

    let shape: Shape

    /// Half of the shorter side, and at most `maximumRadius` points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
    }
    /// The same radius at each corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(Array(repeating: radius, count: 4)))
    }
    /// A radius of its own for each corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }
    /// The same radius at each corner: the largest that one of them would have.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    /// Radii of the corners above and below.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius)
    }
    /// Radii of the corners at the left and at the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius, bottomRightRadius: rightRadius)
    }
}

extension UIView {
    /// How the view's corners are rounded; its layer's radius follows the view's size.
    public var cornerConfiguration: UICornerConfiguration {
        get { environment.corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            environment.corners = newValue
            applyCorners()
            setNeedsLayout()
        }
    }

    /// The radius of the view's corner nearest to a corner of its bounds, as it is in effect.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let masks: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
            (.bottomRight, .layerMaxXMaxYCorner),
        ]
        return masks.contains { corner.contains($0.0) && layer.maskedCorners.contains($0.1) } ? layer.cornerRadius : 0
    }

    /// Gives the layer the radius of the corner configuration, where there is one.
    func applyCorners() {
        guard let corners = environment.corners else { return }
        let limit = min(bounds.width, bounds.height) / 2
        layer.cornerCurve = .continuous
        switch corners.shape {
        case .capsule(let maximum):
            layer.cornerRadius = min(limit, maximum ?? limit)
            layer.cornerCurve = .circular
        case .corners(let radii):
            let lengths = radii.map { $0.map(self.resolved) ?? 0 }
            layer.cornerRadius = min(limit, lengths.max() ?? 0)
            let masks: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            layer.maskedCorners = CACornerMask(zip(masks, lengths).filter { $0.1 > 0 }.map(\.0))
        }
    }

    private func resolved(_ radius: UICornerRadius) -> CGFloat {
        switch radius.kind {
        case .fixed(let value): return value
        case .concentric(let minimum):
            let container = sequence(first: superview, next: { $0?.superview }).compactMap { $0 }.first { $0.layer.cornerRadius > 0 }
            guard let container else { return minimum ?? 0 }
            let frame = convert(bounds, to: container)
            let distance = max(0, min(frame.minX, frame.minY, container.bounds.maxX - frame.maxX, container.bounds.maxY - frame.maxY))
            return max(container.layer.cornerRadius - distance, minimum ?? 0)
        }
    }
}
