import UIKit

/// A colour as filters take it: components of sRGB that are not premultiplied.
///
/// Source: Apple's documentation of `CIColor`.
open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }

    /// A colour of another space, converted.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    /// A colour of an interface, as it is in the current appearance.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour as it is described: `0.5 0.7 0.3 1`.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        func number(_ index: Int, _ standard: CGFloat) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : standard }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    open var numberOfComponents: Int { 4 }
    open var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.stringRepresentation == stringRepresentation }
    open override var hash: Int { stringRepresentation.hashValue }
    open dynamic override var description: String { "(\(stringRepresentation))" }

    /// The colour in the working space: linear and premultiplied.
    var pixel: Pixel {
        let alpha = Float(self.alpha)
        return Pixel(Transfer.linear(Float(red)), Transfer.linear(Float(green)), Transfer.linear(Float(blue)), 1) * alpha
    }
}

extension UIColor {
    /// A colour of Core Image's.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour as Core Image takes it.
    public var ciColor: CIColor { CIColor(color: self) }
}
