/// Numbers that filters take as one value: a place, a direction, a rectangle or coefficients.
///
/// Source: Apple's documentation of `CIVector`.
open class CIVector: NSObject, @unchecked Sendable {
    private let numbers: [CGFloat]

    /// A vector of any count of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) { numbers = Array(UnsafeBufferPointer(start: values, count: max(count, 0))) }

    init(_ numbers: [CGFloat]) { self.numbers = numbers }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// A vector as it is described: `[1 2 3]`.
    public convenience init(string representation: String) {
        self.init(
            representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(separator: " ").compactMap {
                Double($0).map { CGFloat($0) }
            })
    }

    /// A number by its place; 0 where the vector is shorter.
    open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
    open var count: Int { numbers.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    open var stringRepresentation: String { "[" + numbers.map { String(describing: $0) }.joined(separator: " ") + "]" }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
    open override var hash: Int { numbers.hashValue }
    open dynamic override var description: String { stringRepresentation }
}
