import CoreGraphics
import Foundation
@_spi(Quince) import QuinceFoundation
import RenderProtocol

/// Key-value access to the properties, by the names Core Animation has for them.
extension CALayer: KeyPathCoding {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "bounds": return bounds
        case "position": return position
        case "frame": return frame
        case "anchorPoint": return anchorPoint
        case "contents": return contents
        case "mask": return mask
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "name": return name
        case "delegate": return delegate
        case "speed": return speed
        case "beginTime": return beginTime
        case "timeOffset": return timeOffset
        case "compositingFilter": return compositingFilter
        default: break
        }
        if let own = ownValue(forKey: key) { return own }
        if let key = Self.layerKey(named: key) { return object(for: key) }
        if let getter = ObjectRuntime.getter(key, of: self) { return getter(self) }
        return dynamicValue(forKey: key)
    }

    package func setCodedValue(_ value: Any?, forKey key: String) {
        switch key {
        case "frame": if let rect = value as? CGRect { frame = rect }
        case "contents": contents = value
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "name": name = value as? String
        case "speed": if let number = numericValue(value) { speed = Float(number) }
        case "beginTime": if let number = numericValue(value) { beginTime = number }
        case "timeOffset": if let number = numericValue(value) { timeOffset = number }
        case "compositingFilter": compositingFilter = value
        default: setOtherValue(value, forKey: key)
        }
    }

    private func setOtherValue(_ value: Any?, forKey key: String) {
        guard !setOwnValue(value, forKeyPath: key) else { return }
        if let layerKey = Self.layerKey(named: key) {
            // A color of UIKit's, as attributes in Interface Builder have, sets none: the property is one of Core Graphics'.
            guard let converted = ValueConversion.layerValue(value, for: layerKey) else { return }
            set(layerKey, converted, source: ValueConversion.source(of: value))
        } else if let setter = ObjectRuntime.setter(key, of: self) {
            setter(self, value)
        } else {
            setDynamicValue(value, forKey: key)
        }
    }

    package func codedValue(forKeyPath keyPath: String) -> Any? {
        if let path = AnimatedKeyPath(keyPath, of: self), let component = path.component {
            return path.key.read(component, of: self[path.key]).map(ValueConversion.object)
        }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let (head, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
        if head == "sublayers" || head == "mask" || head == "superlayer" {
            let target = head == "sublayers" ? layer(at: rest) : (value(forKey: head) as? CALayer).map { ($0, rest) }
            return target?.0.value(forKeyPath: target!.1)
        }
        return value(forKey: keyPath)
    }

    package func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
        guard !setOwnValue(value, forKeyPath: keyPath) else { return }
        if let path = AnimatedKeyPath(keyPath, of: self), let component = path.component {
            guard let part = ValueConversion.layerValue(value, for: path.key, component: component),
                let whole = path.key.write(component, part, into: self[path.key])
            else { preconditionFailure("-[CALayer setValue:forKeyPath:]: \(String(describing: value)) is no value of \(keyPath)") }
            return set(path.key, whole)
        }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let (head, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
        if head == "mask" || head == "superlayer" {
            (self.value(forKey: head) as? CALayer)?.setValue(value, forKeyPath: rest)
        } else if head == "sublayers" {
            if let (layer, rest) = layer(at: rest) { layer.setValue(value, forKeyPath: rest) }
        } else {
            setValue(value, forKey: keyPath)
        }
    }

    /// The sublayer that a path below `sublayers` names, and what follows its name.
    private func layer(at path: String) -> (CALayer, String)? {
        guard let layer = hierarchy.sublayers.first(where: { $0.name.map { path.hasPrefix($0 + ".") } ?? false }), let name = layer.name
        else { return nil }
        return (layer, String(path.dropFirst(name.count + 1)))
    }

    /// The value of a property as an app gets it.
    private func object(for key: LayerKey) -> Any? {
        switch self[key] {
        case .color: color(key)
        case .path: path(key)
        case .image: sources[key]
        case let value: ValueConversion.object(value)
        }
    }

    static func defaultPropertyValue(forKey key: String) -> Any? {
        layerKey(named: key).flatMap { ValueConversion.object($0.defaultValue) }
    }
}
