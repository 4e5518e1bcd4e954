// Names the module needs until Appearance lands; delete this file then.

open class UIColor: NSObject, @unchecked Sendable {
    private let resolve: (UITraitCollection) -> CGColor

    init(_ resolve: @escaping (UITraitCollection) -> CGColor) { self.resolve = resolve }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        self.init { _ in color }
    }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init { dynamicProvider($0).resolve($0) } }

    open var cgColor: CGColor { resolve(.current) }
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        let color = resolve(traits)
        return UIColor { _ in color }
    }
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }

    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
    public class var tertiaryLabel: UIColor { UIColor(white: 0.5, alpha: 0.3) }
}

nonisolated(unsafe) private var contexts: [CGContext] = []
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
public func UIGraphicsPopContext() { contexts.removeLast() }
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
