import UIKit
import simd

/// How a surface is seen in light. Source: Apple's documentation of `SCNMaterial`.
open class SCNMaterial: NSObject, NSCopying, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        @available(*, unavailable, message: "not yet in Quince: surfaces that only take shadows")
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }

    open var name: String?
    public let diffuse = SCNMaterialProperty(color: SIMD4(repeating: 1), contents: UIColor.white)
    public let ambient = SCNMaterialProperty(color: SIMD4(0.2140411, 0.2140411, 0.2140411, 1), contents: UIColor(white: 0.5, alpha: 1))
    public let specular = SCNMaterialProperty(color: SIMD4(0, 0, 0, 1), contents: UIColor.black)
    public let emission = SCNMaterialProperty(color: SIMD4(0, 0, 0, 1), contents: UIColor.black)
    public let transparent = SCNMaterialProperty(color: SIMD4(repeating: 1), contents: UIColor.white)
    public let multiply = SCNMaterialProperty(color: SIMD4(repeating: 1), contents: UIColor.white)
    /// A picture of normals. Drawn without, which the console says.
    public let normal = SCNMaterialProperty(color: SIMD4(repeating: 1), contents: UIColor.white)
    /// From 0 to 1, of physically based materials.
    public let metalness = SCNMaterialProperty(color: SIMD4(0, 0, 0, 1), contents: UIColor.black)
    /// From 0 to 1, of physically based materials.
    public let roughness = SCNMaterialProperty(color: SIMD4(0.5, 0.5, 0.5, 1), contents: NSNumber(value: 0.5))
    public let ambientOcclusion = SCNMaterialProperty(color: SIMD4(repeating: 1), contents: UIColor.white)
    public let selfIllumination = SCNMaterialProperty(color: SIMD4(0, 0, 0, 1), contents: UIColor.black)
    /// The reflective property. Not drawn, with a message in the console.
    public let reflective = SCNMaterialProperty(color: SIMD4(0, 0, 0, 1), contents: UIColor.black)

    /// From 0 to 1; greater values make smaller highlights.
    open var shininess: CGFloat = 1
    private var clearness = Animated(CGFloat(1))
    /// From 0, where the surface cannot be seen, to 1.
    open var transparency: CGFloat {
        get { clearness.model }
        set { clearness.set(newValue) }
    }
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var transparencyMode = SCNTransparencyMode.aOne
    /// Whether `diffuse` takes ambient light, too, in the place of `ambient`.
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = SCNColorMask.all
    open var fresnelExponent: CGFloat = 0
    open var blendMode = SCNBlendMode.alpha

    public override init() { super.init() }

    func presentedTransparency(at time: TimeInterval) -> CGFloat { clearness.presented(at: time) }

    private var properties: [SCNMaterialProperty] {
        [
            diffuse, ambient, specular, emission, transparent, multiply, normal, metalness, roughness, ambientOcclusion, selfIllumination,
            reflective,
        ]
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNMaterial()
        for (from, to) in zip(properties, copy.properties) { from.copyValues(to: to) }
        (copy.name, copy.shininess, copy.clearness, copy.lightingModel) = (name, shininess, clearness, lightingModel)
        (copy.isLitPerPixel, copy.isDoubleSided, copy.fillMode, copy.cullMode) = (isLitPerPixel, isDoubleSided, fillMode, cullMode)
        (copy.transparencyMode, copy.locksAmbientWithDiffuse) = (transparencyMode, locksAmbientWithDiffuse)
        (copy.writesToDepthBuffer, copy.readsFromDepthBuffer) = (writesToDepthBuffer, readsFromDepthBuffer)
        (copy.colorBufferWriteMask, copy.fresnelExponent, copy.blendMode) = (colorBufferWriteMask, fresnelExponent, blendMode)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }

    @available(*, unavailable, message: "not yet in Quince: displacement of surfaces")
    open var displacement: SCNMaterialProperty { SCNMaterialProperty() }
    @available(*, unavailable, message: "not yet in Quince: clear coats")
    open var clearCoat: SCNMaterialProperty { SCNMaterialProperty() }
    @available(*, unavailable, message: "not yet in Quince: clear coats")
    open var clearCoatRoughness: SCNMaterialProperty { SCNMaterialProperty() }
    @available(*, unavailable, message: "not yet in Quince: clear coats")
    open var clearCoatNormal: SCNMaterialProperty { SCNMaterialProperty() }
    @available(*, unavailable, message: "not yet in Quince: shaders of apps")
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: shaders of apps")
    open var program: SCNProgram? {
        get { nil }
        set {}
    }
}

public enum SCNFillMode: UInt, Sendable { case fill = 0, lines }
public enum SCNCullMode: Int, Sendable { case back = 0, front }
public enum SCNTransparencyMode: Int, Sendable {
    case aOne = 0, rgbZero, singleLayer, dualLayer
    public static let `default` = SCNTransparencyMode.aOne
}
public enum SCNBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, screen, replace, max }
