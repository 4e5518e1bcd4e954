/// The outline of a shape.
public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
    private var storage: CGMutablePath

    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public init() { storage = CGMutablePath() }
    public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }
    public init(_ path: CGMutablePath) { storage = path.mutableCopy() ?? CGMutablePath() }
    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
    /// A path that the closure fills.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// The path that `description` has told; nil where the text is no such description.
    public init?(_ string: String) {
        guard let path = PathDescription.path(of: string) else { return nil }
        self = path
    }

    public var cgPath: CGPath { storage.copy() ?? CGMutablePath() }
    public var isEmpty: Bool { storage.isEmpty }
    public var boundingRect: CGRect { storage.boundingBoxOfPath }
    public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { storage.contains(p, using: eoFill ? .evenOdd : .winding) }

    public var description: String {
        var words: [String] = []
        func text(_ points: CGPoint...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
        forEach { element in
            switch element {
            case .move(let to): words.append(text(to) + " m")
            case .line(let to): words.append(text(to) + " l")
            case .quadCurve(let to, let control): words.append(text(control, to) + " q")
            case .curve(let to, let control1, let control2): words.append(text(control1, control2, to) + " c")
            case .closeSubpath: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Calls `body` with each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in storage.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let point, let control): body(.quadCurve(to: point, control: control))
            case .cubic(let point, let control1, let control2): body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
        body(storage)
    }

    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { change { $0.addQuadCurve(to: end, control: control) } }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func closeSubpath() { change { $0.closeSubpath() } }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        let radius = CGSize(width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
        change { $0.addRoundedRect(in: rect, cornerWidth: max(0, radius.width), cornerHeight: max(0, radius.height), transform: transform) }
    }
    /// Adds a rectangle whose corners have radii of their own.
    ///
    /// Source: Apple's documentation of `addRoundedRect(in:cornerRadii:style:transform:)`.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect), transform: transform)
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
                clockwise: clockwise, transform: transform)
        }
    }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians), transform: transform
            )
        }
    }
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.storage, transform: transform) }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        withUnsafePointer(to: transform) { Path(storage.copy(using: $0) ?? storage) }
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
