import CoreGraphics
import Foundation
@_spi(Quince) import QuinceFoundation
import RenderProtocol

/// A property of an app's layer class as animations calculate with it: by a property of layers whose values are of the same kind.
struct DynamicProperty {
    let name: String
    /// The property whose kind of value it has.
    let standIn: LayerKey
    let model: LayerValue
    private let layer: CALayer
    /// A value of the type that the property has.
    let sample: Any?

    /// Names that layers know and Core Animation does not animate.
    private static let fixedNames: Set<String> = [
        "frame", "superlayer", "delegate", "speed", "beginTime", "timeOffset", "name", "compositingFilter",
    ]

    /// nil for a property of Core Animation's own, and for one between whose values there are none.
    ///
    /// - Parameter sample: A value of the property, where the layer has none yet.
    init?(_ name: String, of layer: CALayer, sample: Any? = nil) {
        guard type(of: layer) != CALayer.self, type(of: layer).layerKey(named: name) == nil, !Self.fixedNames.contains(name),
            layer.ownValue(forKey: name) == nil
        else { return nil }
        let value = layer.codedValue(forKey: name)
        guard let key = Self.standIn(for: value) ?? Self.standIn(for: sample) else { return nil }
        (self.name, standIn, self.layer, self.sample) = (name, key, layer, value ?? sample)
        model = ValueConversion.layerValue(value, for: key) ?? key.defaultValue
    }

    /// A layer that has the value as one of its own properties.
    var stand: CALayer {
        let layer = CALayer()
        layer.store(model, for: standIn)
        return layer
    }

    /// The value that shows now, with the layer's animations applied.
    var presentedValue: LayerValue {
        let own = layer.running.flatMap(\.dynamic).filter { $0.name == name && $0.animation.property == standIn }
        let shown = RenderLayer(id: layer.id, properties: [standIn: model], animations: own.map(\.animation))
        return shown.value(standIn, at: layer.timeline.now)
    }

    /// A value as the app's property has it.
    func object(_ value: LayerValue) -> Any? {
        switch (value, sample) {
        case (.transform(let transform), is CGAffineTransform): CATransform3DGetAffineTransform(CATransform3D(transform))
        case (.numbers(let numbers), is [CGFloat]): numbers.map { CGFloat($0) }
        case (.numbers(let numbers), is [Double]): numbers
        case (.numbers(let numbers), is [Float]): numbers.map { Float($0) }
        default: ValueConversion.object(value)
        }
    }

    /// A property of layers whose values are of the same kind; nil for values between which there are none.
    private static func standIn(for value: Any?) -> LayerKey? {
        guard let value else { return nil }
        if numericValue(value) != nil { return .zPosition }
        // Back in an object, the value would need to know of which kind.
        if type(of: value) is NSValue.Type { return nil }
        return [LayerKey.position, .shadowOffset, .bounds, .transform, .colors, .locations, .backgroundColor, .path].first {
            ValueConversion.layerValue(value, for: $0).map(isComplete) ?? false
        }
    }

    /// Colours and paths are told apart by their values; an empty list may be one of anything.
    private static func isComplete(_ value: LayerValue) -> Bool {
        switch value {
        case .colors(let colors): !colors.isEmpty
        default: true
        }
    }

    /// The value of a property that has none, as Objective-C's zero is bridged; nil for types of objects.
    static func zero<Value>(_: Value.Type) -> Value? {
        let zero: Any? =
            switch Value.self {
            case is CGPoint.Type: CGPoint.zero
            case is CGSize.Type: CGSize.zero
            case is CGRect.Type: CGRect.zero
            case is CGVector.Type: CGVector(dx: 0, dy: 0)
            case is CGAffineTransform.Type: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
            case is any AnyOptional.Type: nil
            case let type as any RawRepresentable.Type: rawZero(type)
            default: 0
            }
        guard let zero else { return nil }
        return zero as? Value ?? number(zero)
    }

    private static func number<Value>(_ zero: Any) -> Value? {
        switch Value.self {
        case is any FixedWidthInteger.Type, is any BinaryFloatingPoint.Type, is Bool.Type: objectArgument(zero, "")
        case is String.Type: "" as? Value
        default: nil
        }
    }

    private static func rawZero(_ type: any RawRepresentable.Type) -> Any? {
        func open<Raw: RawRepresentable>(_: Raw.Type) -> Any? {
            (Raw.RawValue.self as? any FixedWidthInteger.Type).flatMap { $0.init(truncatingIfNeeded: 0) as? Raw.RawValue }
                .flatMap { Raw(rawValue: $0) }
        }
        return open(type)
    }
}

/// An animation of an app's property, which the app evaluates: compositors know nothing of it.
struct DynamicAnimation {
    let name: String
    /// A value that it passes through, for a property that has none of its own.
    let sample: Any?
    /// The same of the property that stands in for it.
    let animation: RenderAnimation
}
