/// A path of lines and curves with the settings it is drawn with, in UIKit's coordinates: y points down, and angles grow clockwise.
///
/// Source: UIKit, `UIBezierPath`.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var path = CGMutablePath()

    /// Width of stroked lines in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    /// The longest point of a sharp join, in line widths; longer ones are cut off.
    open var miterLimit: CGFloat = 10
    /// The greatest distance in pixels between a curve and the lines it is drawn as.
    open var flatness: CGFloat = 0.6
    /// Whether filling, clipping and `contains(_:)` use the even-odd rule instead of the winding one.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    // MARK: Making paths

    public override init() { super.init() }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle whose four corners are round in iOS's continuous curve.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path = Corners(radius: cornerRadius, mask: 0xF, isContinuous: true).path(rect)
    }

    /// A rectangle of which some corners are round. As in iOS, the width of `cornerRadii` counts and its height does not.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path = Corners(radius: cornerRadii.width, mask: Int(corners.rawValue & 0xF), isContinuous: true).path(rect)
    }

    /// An open arc.
    ///
    /// - Parameters:
    ///   - startAngle: In radians, from the positive x axis.
    ///   - clockwise: As seen on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path's elements; later changes of the one do not change the other.
    open var cgPath: CGPath {
        get { path.copy()! }
        set { path = newValue.mutableCopy()! }
    }

    // MARK: Adding to a path

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }

    /// Adds an arc, joined by a line to what is there. `clockwise` is meant as seen on the screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Joins the end of the current subpath to its beginning.
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        path = path.mutableCopy(using: &transform)!
    }

    /// The same path drawn from its end to its beginning, with the same settings.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as! UIBezierPath
        reversed.path = path.reversed()
        return reversed
    }

    // MARK: Asking about a path

    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around all points, control points included.
    open var bounds: CGRect { path.boundingBox }
    /// The end of the last segment, where the next one starts; (0, 0) for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point lies in the area that `fill()` fills.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    // MARK: Dashes

    /// Lengths of dashes and gaps in turn, in points; none for a solid line. `phase` is how far into the pattern the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }

    /// Answers the pattern of dashes: `count` first, to make room, then with the `pattern` to be filled.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing into the current context

    /// Fills with the current fill colour.
    open func fill() { draw { $0.fillPath(using: fillRule) } }

    /// Strokes with the current stroke colour, half of the width on either side of the path.
    open func stroke() { draw { outline(in: $0) } }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.fillPath(using: fillRule) } }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { outline(in: $0) } }

    /// Narrows the area that later drawing reaches by this path's.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func outline(in context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        // A path without dashes of its own keeps the context's.
        if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
        context.strokePath()
    }

    /// Paints the path. Without blend mode and alpha the context's stay as they are.
    private func draw(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat? = nil, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let blendMode { context.setBlendMode(blendMode) }
        if let alpha { context.setAlpha(alpha) }
        context.setFlatness(flatness)
        context.beginPath()
        context.addPath(path)
        paint(context)
    }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    open class var supportsSecureCoding: Bool { true }

    /// Nil, with the coder's error set, where the archive holds no path.
    public required init?(coder: NSCoder) {
        guard let kinds = coder.decodeObject(of: NSData.self, forKey: Key.kinds) as Data?,
            let points = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.points) as? [Double],
            let path = CGMutablePath(kinds: Array(kinds), coordinates: points)
        else {
            coder.failWithError(CocoaError(.coderReadCorrupt))
            return nil
        }
        self.path = path
        lineWidth = coder.decodeDouble(forKey: Key.lineWidth)
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCap)) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoin)) ?? .miter
        miterLimit = coder.decodeDouble(forKey: Key.miterLimit)
        flatness = coder.decodeDouble(forKey: Key.flatness)
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd)
        let lengths = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.dashLengths) as? [Double] ?? []
        dash = (lengths.map { CGFloat($0) }, coder.decodeDouble(forKey: Key.dashPhase))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        let (kinds, coordinates) = path.archived
        coder.encode(Data(kinds) as NSData, forKey: Key.kinds)
        coder.encode(NSArray(array: coordinates.map { NSNumber(value: $0) }), forKey: Key.points)
        coder.encode(Double(lineWidth), forKey: Key.lineWidth)
        coder.encode(lineCapStyle.rawValue, forKey: Key.lineCap)
        coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoin)
        coder.encode(Double(miterLimit), forKey: Key.miterLimit)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
        coder.encode(NSArray(array: dash.lengths.map { NSNumber(value: Double($0)) }), forKey: Key.dashLengths)
        coder.encode(Double(dash.phase), forKey: Key.dashPhase)
    }

    private enum Key {
        static let kinds = "UIBezierPathElementKinds"
        static let points = "UIBezierPathPoints"
        static let lineWidth = "UIBezierPathLineWidth"
        static let lineCap = "UIBezierPathLineCapStyle"
        static let lineJoin = "UIBezierPathLineJoinStyle"
        static let miterLimit = "UIBezierPathMiterLimit"
        static let flatness = "UIBezierPathFlatness"
        static let evenOdd = "UIBezierPathUsesEvenOddFillRule"
        static let dashLengths = "UIBezierPathDashPattern"
        static let dashPhase = "UIBezierPathDashPhase"
    }
}
