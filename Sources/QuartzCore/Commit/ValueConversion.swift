@_spi(Quince) import QuinceFoundation
import CoreGraphics
import Foundation
import RenderProtocol

/// Between the values apps hand over untyped (`fromValue`, `setValue(_:forKey:)`) and those of commits.
enum ValueConversion {
    /// The value of `component` (nil: the whole) of the property `key`; nil where `value` has the wrong type.
    static func layerValue(_ value: Any?, for key: LayerKey, component: RenderAnimation.Component? = nil) -> LayerValue? {
        guard let value, !(value is NSNull) else { return key.defaultValue == .none || key.defaultValue.isColor ? LayerValue.none : nil }
        return plainValue((value as? NSValue).flatMap(structure) ?? value, for: key, component)
    }

    private static func plainValue(_ value: Any, for key: LayerKey, _ component: RenderAnimation.Component?) -> LayerValue? {
        if let component { return componentValue(value, component) }
        switch key.defaultValue {
        case .bool: return numericValue(value).map { .bool($0 != 0) }
        case .number: return numericValue(value).map { .number($0) }
        case .numbers: return (value as? [Any])?.allMapped(numericValue).map { .numbers($0) }
        case .point: return (value as? CGPoint).map { .point($0) }
        case .size: return (value as? CGSize).map { .size($0) }
        case .rect: return (value as? CGRect).map { .rect($0) }
        case .transform: return transform(value).map { .transform($0) }
        case .colors: return (value as? [Any])?.allMapped { $0 as? CGColor }.map { .colors($0.map(\.rendered)) }
        case .keyword: return keyword(value).map { .keyword($0) }
        default: return object(value)
        }
    }

    /// The structure that an object holds: Swift on Linux does not cast `NSValue` to points, sizes and transforms.
    private static func structure(in value: NSValue) -> Any? {
        switch String(cString: value.objCType) {
        case "{CGPoint=dd}": value.pointValue
        case "{CGSize=dd}": value.sizeValue
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": value.rectValue
        case NSValue.type(of: CGAffineTransform.self): value.structure(CGAffineTransform.self)
        case NSValue.type(of: CATransform3D.self): value.structure(CATransform3D.self)
        default: nil
        }
    }

    /// Colours, paths and images need no key to be told apart.
    private static func object(_ value: Any) -> LayerValue? {
        switch value {
        case let color as CGColor: .color(color.rendered)
        case let path as CGPath: .path(path.rendered)
        case let image as CGImage: .image(ImageRegistry.id(of: image))
        default: nil
        }
    }

    private static func componentValue(_ value: Any, _ component: RenderAnimation.Component) -> LayerValue? {
        switch (component, value) {
        case (.translation, let size as CGSize): .size(size)
        case (.translation, let point as CGPoint): .size(CGSize(width: point.x, height: point.y))
        case (.origin, let point as CGPoint): .point(point)
        case (.size, let size as CGSize): .size(size)
        default: numericValue(value).map { .number($0) }
        }
    }

    private static func transform(_ value: Any) -> RenderTransform? {
        switch value {
        case let transform as CATransform3D: transform.rendered
        case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform).rendered
        default: nil
        }
    }

    private static func keyword(_ value: Any) -> String? {
        if let word = value as? String { return word }
        return (value as? any RawRepresentable)?.rawValue as? String
    }

    /// The object to keep beside a value made from it.
    static func source(of value: Any?) -> AnyObject? {
        switch value {
        case let color as CGColor: color
        case let path as CGPath: path
        case let image as CGImage: image
        default: nil
        }
    }

    /// The value as an app gets it.
    static func object(_ value: LayerValue) -> Any? {
        switch value {
        case .none, .image, .layer, .layers: nil
        case .bool(let value): value
        case .number(let value): CGFloat(value)
        case .numbers(let values): values.map { NSNumber(value: $0) }
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): CGColor(rendered: value)
        case .colors(let values): values.map { CGColor(rendered: $0) }
        case .transform(let value): CATransform3D(value)
        case .path(let value): CGPath.make(rendered: value)
        case .keyword(let value): value
        }
    }
}

extension LayerValue {
    var isColor: Bool { if case .color = self { true } else { false } }
}

extension Array {
    /// All elements mapped, or nil where one cannot be.
    func allMapped<Mapped>(_ transform: (Element) -> Mapped?) -> [Mapped]? {
        var result: [Mapped] = []
        for element in self {
            guard let mapped = transform(element) else { return nil }
            result.append(mapped)
        }
        return result
    }
}
