import CoreGraphics
import Foundation
import RenderProtocol

/// From one value to another. Ends that are not given are the presented or the model value, as documented for `fromValue`.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// The presented value of the property when the animation was added.
    var startValue: LayerValue?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copied = CABasicAnimation()
        copyProperties(to: copied)
        return copied
    }

    override func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CABasicAnimation else { return }
        (other.fromValue, other.toValue, other.byValue, other.startValue) = (fromValue, toValue, byValue, startValue)
    }

    /// Begin and end, or nil where a value does not fit the property.
    func ends(on layer: CALayer, path: AnimatedKeyPath) -> (from: LayerValue, to: LayerValue)? {
        func given(_ value: Any?) -> LayerValue? {
            guard let value = valueFunction.map({ $0.value(value) }) ?? value, !(value is NSNull) else { return nil }
            return ValueConversion.layerValue(value, for: path.key, component: path.component)
        }
        func part(of whole: LayerValue) -> LayerValue? {
            guard let component = path.component else { return whole }
            return path.key.read(component, of: whole)
        }
        guard let model = part(of: layer[path.key]), let start = part(of: startValue ?? layer[path.key]) else { return nil }
        let (from, to, by) = (given(fromValue), given(toValue), given(byValue))
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.negated), to)
        case (let from?, nil, nil): return (from, isAdditive ? from.zero : model)
        case (nil, let to?, nil): return (isAdditive ? to.zero : start, to)
        case (nil, nil, let by?): return isAdditive ? (by.zero, by) : (start, start.adding(by))
        case (nil, nil, nil): return (start, model)
        }
    }

    override var sampleValue: Any? { toValue ?? fromValue ?? byValue }

    override func motion(on layer: CALayer, path: AnimatedKeyPath) -> RenderAnimation.Motion? {
        ends(on: layer, path: path).map { .basic(from: $0.from, to: $0.to) }
    }
}
