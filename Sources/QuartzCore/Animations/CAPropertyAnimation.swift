import CoreGraphics
import Foundation
import RenderProtocol

/// An animation of the property at a key path; use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether the value is added to what the property has without this animation.
    open var isAdditive = false
    /// Whether each repetition starts where the last one ended.
    open var isCumulative = false
    /// Makes the values of an animation of `transform` or `sublayerTransform` transforms. What the layer's own transform does besides stays as it is.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction) = (keyPath, isAdditive, isCumulative, valueFunction)
    }

    /// The key path in the compositors' terms; nil where only the app knows the property.
    func renderPath(on layer: CALayer) -> AnimatedKeyPath? {
        guard let path = keyPath.flatMap({ AnimatedKeyPath($0, of: layer) }) else { return nil }
        guard path.component == nil, path.key == .transform || path.key == .sublayerTransform, let component = valueFunction?.component
        else {
            return path
        }
        return AnimatedKeyPath(path.key, component)
    }

    /// Returns the motion for a layer's property; nil if the values do not fit the property.
    func motion(on layer: CALayer, path: AnimatedKeyPath) -> RenderAnimation.Motion? { nil }

    override func render(on layer: CALayer, key: String, timing: AnimationTiming) -> [RenderAnimation] {
        guard let path = renderPath(on: layer), let motion = motion(on: layer, path: path) else { return [] }
        return [rendered(motion, of: path, key: key, timing: timing)]
    }

    private func rendered(
        _ motion: RenderAnimation.Motion, of path: AnimatedKeyPath, key: String, timing: AnimationTiming
    ) -> RenderAnimation {
        RenderAnimation(
            key: key, property: path.key, component: path.component, motion: motion, timing: timing, curve: curve, isAdditive: isAdditive,
            isCumulative: isCumulative)
    }

    // MARK: Properties of an app's layer

    /// A value that the animation passes through.
    var sampleValue: Any? { nil }

    override var keys: [String] { keyPath.map { [String($0.prefix { $0 != "." })] } ?? [] }

    override func renderDynamic(on layer: CALayer, key: String, timing: AnimationTiming) -> [DynamicAnimation] {
        guard let name = keys.first, let property = DynamicProperty(name, of: layer, sample: sampleValue),
            let path = AnimatedKeyPath(property.standIn, name: component),
            let motion = motion(on: property.stand, path: path)
        else { return [] }
        return [DynamicAnimation(name: name, sample: property.sample, animation: rendered(motion, of: path, key: key, timing: timing))]
    }

    /// The component of the key path after the property's name.
    private var component: String? {
        guard let keyPath, let dot = keyPath.firstIndex(of: ".") else { return nil }
        return String(keyPath[keyPath.index(after: dot)...])
    }
}
