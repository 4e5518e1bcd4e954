@_spi(Quince) import QuinceFoundation
import CoreGraphics
import Foundation
import RenderProtocol

/// The names of an emitter's properties.
enum EmitterKeyPath {
    nonisolated(unsafe) private static let factors: [String: WritableKeyPath<CAEmitterLayer.Settings, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "velocity": \.velocity, "scale": \.scale, "spin": \.spin,
    ]

    nonisolated(unsafe) private static let lengths: [String: WritableKeyPath<CAEmitterLayer.Settings, CGFloat>] = [
        "emitterZPosition": \.zPosition, "emitterDepth": \.depth, "emitterPosition.x": \.position.x, "emitterPosition.y": \.position.y,
        "emitterSize.width": \.size.width, "emitterSize.height": \.size.height,
    ]

    /// Whether an animation of the key path is one of the emitter's own properties or of one of its cells'.
    static func isOne(_ keyPath: String) -> Bool {
        factors[keyPath] != nil || lengths[keyPath] != nil || keyPath == "emitterPosition" || keyPath == "emitterSize"
            || keyPath.hasPrefix("emitterCells.")
    }

    static func value(_ key: String, of layer: CAEmitterLayer) -> Any? {
        switch key {
        case "emitterPosition": layer.emitterPosition
        case "emitterSize": layer.emitterSize
        case "emitterShape": layer.emitterShape.rawValue
        case "emitterMode": layer.emitterMode.rawValue
        case "emitterCells": layer.emitterCells
        case "seed": layer.seed
        default: number(key, of: layer.settings)
        }
    }

    static func number(_ keyPath: String, of settings: CAEmitterLayer.Settings) -> CGFloat? {
        factors[keyPath].map { CGFloat(settings[keyPath: $0]) } ?? lengths[keyPath].map { settings[keyPath: $0] }
    }

    static func set(_ number: CGFloat, _ keyPath: String, in settings: inout CAEmitterLayer.Settings) -> Bool {
        if let path = factors[keyPath] {
            settings[keyPath: path] = Float(number)
        } else if let path = lengths[keyPath] {
            settings[keyPath: path] = number
        } else {
            return false
        }
        return true
    }

    /// Returns whether the key path names a property of an emitter.
    static func set(_ value: Any?, _ keyPath: String, of layer: CAEmitterLayer) -> Bool {
        switch (keyPath, value) {
        case ("emitterPosition", let point as CGPoint): layer.emitterPosition = point
        case ("emitterSize", let size as CGSize): layer.emitterSize = size
        case ("emitterShape", let word as String): layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: word)
        case ("emitterShape", let shape as CAEmitterLayerEmitterShape): layer.emitterShape = shape
        case ("emitterMode", let word as String): layer.emitterMode = CAEmitterLayerEmitterMode(rawValue: word)
        case ("emitterMode", let mode as CAEmitterLayerEmitterMode): layer.emitterMode = mode
        case ("emitterCells", _): layer.emitterCells = value as? [CAEmitterCell]
        case ("seed", _): layer.seed = UInt32(truncatingIfNeeded: Int(numericValue(value) ?? 0))
        default:
            guard let number = numericValue(value) else { return false }
            return set(CGFloat(number), keyPath, in: &layer.settings)
        }
        return true
    }
}
