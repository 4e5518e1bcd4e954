/// Makes one colour of another, for configurations that derive what they show.
///
/// Source: UIKit, `UIConfigurationColorTransformer`.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// As bright as the colour, without any.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { input in UIColor { input.resolvedColor(with: $0).luminanceGray } }
    }
    /// The accent of the system, whatever the colour.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { _ in .tintColor } }
    /// The accent of the system without its colour.
    public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { _ in grayscale(.tintColor) } }
}

extension UIColor {
    /// The grey of the same luma (ITU-R BT.709).
    fileprivate var luminanceGray: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}

/// Keeps a transformer where values are compared: one is equal to itself alone.
final class KeptTransformer: Hashable {
    let value: UIConfigurationColorTransformer

    init(_ value: UIConfigurationColorTransformer) { self.value = value }

    static func == (left: KeptTransformer, right: KeptTransformer) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
