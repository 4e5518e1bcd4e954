import CoreGraphics
import Foundation
@_spi(Quince) import QuinceFoundation
import RenderProtocol

// Members that the accessors of `@NSManaged` properties call, into which lowering turns them.
extension CALayer {
    /// The value of a property in its declared type: the one set last, else that of `style` and `defaultValue(forKey:)`, else zero.
    ///
    /// Source: Apple's “Core Animation Programming Guide”, “Key-Value Coding Compliant Container Classes”.
    public func _managedValue<Value>(_ key: String) -> Value {
        let value = dynamicValue(forKey: key)
        if value == nil, let zero = DynamicProperty.zero(Value.self) { return zero }
        return objectArgument(value, "The property '\(key)' of \(type(of: self))")
    }

    /// Sets a property, runs its action, and draws the layer again where its class says so for the key.
    public func _setManagedValue<Value>(_ value: Value, _ key: String) {
        let isOptional = Value.self is any AnyOptional.Type
        setDynamicValue(isOptional ? (value as? any AnyOptional)?.wrapped : value, forKey: key)
    }
}

extension CALayer {
    /// A value that is kept by its key: of a property that the app's class leaves to the layer, or of no property at all.
    func dynamicValue(forKey key: String) -> Any? { customValues[key] ?? style?[key] ?? Self.defaultValue(forKey: key) }

    /// Sets a value that is kept by its key, with all that a change implies.
    func setDynamicValue(_ value: Any?, forKey key: String) {
        let isModel = !isCopy && presentedModel == nil
        let action = isModel && !CATransaction.disableActions() ? action(forKey: key) : nil
        if let animation = action as? CABasicAnimation { animation.startValue = DynamicProperty(key, of: self)?.presentedValue }
        customValues[key] = value
        if isModel, Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Gives a copy the values that show now of the properties that animations of this layer change and only the app knows.
    func copyAnimatedValues(to copy: CALayer) {
        var names: Set<String> = []
        for animation in running.flatMap(\.dynamic) where names.insert(animation.name).inserted {
            guard let property = DynamicProperty(animation.name, of: self, sample: animation.sample) else { continue }
            copy.setCodedValue(property.object(property.presentedValue), forKey: animation.name)
        }
    }

    /// The layer as drawing sees it: with the values that show now, while animations of properties run that redraw the layer.
    var drawnLayer: CALayer {
        running.contains(where: { $0.redrawsLayer }) ? presentation() ?? self : self
    }
}

extension CALayer {
    /// The property of this class's layers by its event name; nil for a name that only layers of other classes have it by.
    static func layerKey(named name: String) -> LayerKey? {
        guard let key = LayerKey(eventName: name) else { return nil }
        let isOwn =
            switch key {
            case .path, .fillColor, .fillRule, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineCap, .lineJoin,
                .lineDashPhase, .lineDashPattern:
                self is CAShapeLayer.Type
            case .gradientType, .colors, .locations, .startPoint, .endPoint: self is CAGradientLayer.Type
            case .backdropBlurRadius, .backdropSaturation: self is BackdropLayer.Type
            case .renderMode: self is CAEmitterLayer.Type
            case .preservesDepth, .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
                .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
                self is CAReplicatorLayer.Type
            default: true
            }
        return isOwn ? key : nil
    }
}
