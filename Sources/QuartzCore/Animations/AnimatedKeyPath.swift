import Foundation
import RenderProtocol

/// A key path that compositors can animate: a property, or a component of one (`transform.rotation.z`).
struct AnimatedKeyPath: Hashable {
    var key: LayerKey
    var component: RenderAnimation.Component?

    init(_ key: LayerKey, _ component: RenderAnimation.Component? = nil) { (self.key, self.component) = (key, component) }

    /// nil for a path that names no property of Core Animation's of the layer.
    init?(_ keyPath: String, of layer: CALayer) {
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        guard let first = parts.first, let key = type(of: layer).layerKey(named: String(first)) else { return nil }
        self.init(key, name: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// nil for a component that values of the property do not have.
    init?(_ key: LayerKey, name: String?) {
        self.key = key
        guard let name else { return }
        guard let component = RenderAnimation.Component(rawValue: name), key.read(component, of: key.sampleValue) != nil else { return nil }
        self.component = component
    }

    /// A value of the kind that animations of the property, or of its component, pass through.
    var sampleValue: LayerValue? { component.map { key.read($0, of: key.sampleValue) } ?? key.sampleValue }
}

extension LayerKey {
    /// A value of the property's kind, whatever it is.
    var sampleValue: LayerValue { self == .shadowPath || self == .path ? .none : defaultValue }
}
