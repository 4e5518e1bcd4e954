@_spi(Quince) import QuinceFoundation
import CoreGraphics
import Foundation
import RenderProtocol

/// Makes transforms of the numbers that an animation of a transform runs through.
///
/// Source: Apple's “CAValueFunction”.
open class CAValueFunction: NSObject {
    /// Which function it is.
    public let name: CAValueFunctionName
    let component: RenderAnimation.Component?

    /// nil for a name that is none of the documented ones.
    public init?(name: CAValueFunctionName) {
        let components: [CAValueFunctionName: RenderAnimation.Component?] = [
            .rotateX: .rotationX, .rotateY: .rotationY, .rotateZ: .rotationZ, .scale: nil, .scaleX: .scaleX, .scaleY: .scaleY,
            .scaleZ: .scaleZ, .translate: nil, .translateX: .translationX, .translateY: .translationY, .translateZ: .translationZ,
        ]
        guard let component = components[name] else { return nil }
        (self.name, self.component) = (name, component)
    }

    /// Converts an animation's value: a list of three numbers becomes a transform, other values are returned unchanged.
    func value(_ value: Any?) -> Any? {
        guard component == nil, let numbers = (value as? [Any])?.allMapped(numericValue), numbers.count == 3 else { return value }
        let (x, y, z) = (CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]))
        return name == .scale ? CATransform3DMakeScale(x, y, z) : CATransform3DMakeTranslation(x, y, z)
    }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
