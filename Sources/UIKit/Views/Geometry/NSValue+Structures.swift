/// Values of UIKit's and Core Graphics' structures.
///
/// Source: Apple's documentation of `NSValue`.
extension NSValue {
    public convenience init(cgVector vector: CGVector) { self.init(of: vector) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(of: transform) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(of: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(of: insets) }
    public convenience init(uiOffset insets: UIOffset) { self.init(of: insets) }

    public var cgVectorValue: CGVector { structure(CGVector.self) ?? .zero }
    public var cgAffineTransformValue: CGAffineTransform { structure(CGAffineTransform.self) ?? .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets { structure(UIEdgeInsets.self) ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure(NSDirectionalEdgeInsets.self) ?? .zero }
    public var uiOffsetValue: UIOffset { structure(UIOffset.self) ?? .zero }
}

/// Structures as text, in braces.
///
/// Source: Apple's documentation of `NSCoder`.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for transform: CGAffineTransform) -> String {
        "[" + text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]).dropFirst().dropLast() + "]"
    }
    public class func string(for insets: UIEdgeInsets) -> String { text([insets.top, insets.left, insets.bottom, insets.right]) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    public class func cgPoint(for string: String) -> CGPoint { numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
    public class func cgVector(for string: String) -> CGVector { numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    public class func cgSize(for string: String) -> CGSize { numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private class func text(_ values: [CGFloat]) -> String {
        "{" + values.map { String(format: "%.17g", Double($0)) }.map(shortest).joined(separator: ", ") + "}"
    }

    /// The shortest text that reads as the same number.
    private class func shortest(_ text: String) -> String {
        guard let value = Double(text) else { return text }
        let short = "\(value)"
        return short.hasSuffix(".0") ? String(short.dropLast(2)) : short
    }

    /// The numbers of a text; nil unless there are so many.
    private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }.map { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } }
        let numbers = parts.compactMap { $0 }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
