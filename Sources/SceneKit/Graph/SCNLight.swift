import UIKit
import simd

/// A light at a node, which shines along the node's negative z axis. Source: Apple's documentation of `SCNLight`.
open class SCNLight: NSObject, NSCopying, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        @available(*, unavailable, message: "not yet in Quince: light profiles")
        public static let IES = LightType(rawValue: "ies")
        @available(*, unavailable, message: "not yet in Quince: light probes")
        public static let probe = LightType(rawValue: "probe")
        @available(*, unavailable, message: "not yet in Quince: area lights")
        public static let area = LightType(rawValue: "area")
    }

    open var name: String?
    open var type = LightType.omni
    /// A `UIColor` or `CGColor`.
    open var color: Any = UIColor.white {
        didSet { shade.set(LinearColor(color).components) }
    }
    private var shade = Animated(SIMD4<Float>(repeating: 1))
    private var brightness = Animated(CGFloat(1000))
    /// Lumens: 1000 show colours as they are.
    open var intensity: CGFloat {
        get { brightness.model }
        set { brightness.set(newValue) }
    }
    /// Kelvin; 6500 is white.
    open var temperature: CGFloat = 6500
    /// Distances between which an omnidirectional light or spotlight fades out; no fading where the latter is 0.
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    /// 1 fades linearly, 2 by the square.
    open var attenuationFalloffExponent: CGFloat = 2
    /// Degrees: a spotlight is full inside of the inner, and dark outside of the outer.
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var categoryBitMask = -1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var orthographicScale: CGFloat = 1
    /// Whether things throw shadows; not drawn yet, which the console says.
    open var castsShadow = false {
        didSet { if castsShadow { SceneNotice.report("SCNLight.castsShadow: not yet in Quince: shadows; the scene is drawn without") } }
    }
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    open var shadowRadius: CGFloat = 3
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowMode = SCNShadowMode.forward
    open var shadowBias: CGFloat = 1
    open var automaticallyAdjustsShadowProjection = true
    open var maximumShadowDistance: CGFloat = 100

    public override init() { super.init() }

    func presentedColor(at time: TimeInterval) -> SIMD3<Float> {
        let warmth = type == .ambient || temperature == 6500 ? SIMD3<Float>(repeating: 1) : LinearColor.blackBody(Float(temperature))
        return shade.presented(at: time).xyz * warmth * Float(brightness.presented(at: time) / 1000)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNLight()
        (copy.name, copy.type, copy.color, copy.intensity, copy.temperature) = (name, type, color, intensity, temperature)
        (copy.attenuationStartDistance, copy.attenuationEndDistance) = (attenuationStartDistance, attenuationEndDistance)
        (copy.attenuationFalloffExponent, copy.castsShadow) = (attenuationFalloffExponent, castsShadow)
        (copy.spotInnerAngle, copy.spotOuterAngle, copy.categoryBitMask) = (spotInnerAngle, spotOuterAngle, categoryBitMask)
        (copy.zNear, copy.zFar, copy.orthographicScale) = (zNear, zFar, orthographicScale)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

public enum SCNShadowMode: Int, Sendable { case forward = 0, deferred, modulated }
