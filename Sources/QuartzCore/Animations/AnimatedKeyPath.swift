import Foundation
import RenderProtocol

/// A key path that compositors can animate: a property, or a component of one (`transform.rotation.z`).
struct AnimatedKeyPath: Hashable {
    var key: LayerKey
    var component: RenderAnimation.Component?

    init(_ key: LayerKey, _ component: RenderAnimation.Component? = nil) { (self.key, self.component) = (key, component) }

    /// nil for a path that names no property of a layer.
    init?(_ keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        guard let first = parts.first, let key = LayerKey(eventName: String(first)) else { return nil }
        self.key = key
        guard parts.count == 2 else { return }
        guard let component = RenderAnimation.Component(rawValue: String(parts[1])), key.read(component, of: key.sampleValue) != nil else {
            return nil
        }
        self.component = component
    }
}

extension LayerKey {
    /// A value of the property's kind, whatever it is.
    var sampleValue: LayerValue { self == .shadowPath || self == .path ? .none : defaultValue }
}
