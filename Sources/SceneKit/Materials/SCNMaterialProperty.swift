import UIKit
import simd

public enum SCNFilterMode: Int, Sendable { case none = 0, nearest, linear }
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }

public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alpha = SCNColorMask(rawValue: 1)
    public static let blue = SCNColorMask(rawValue: 2)
    public static let green = SCNColorMask(rawValue: 4)
    public static let red = SCNColorMask(rawValue: 8)
    public static let all: SCNColorMask = [.alpha, .blue, .green, .red]
}

/// A colour or picture of a material. Source: Apple's documentation of `SCNMaterialProperty`.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    /// A colour (`UIColor`, `CGColor`), a picture (`UIImage`, `CGImage`, the name or path of one, its `URL`), or a number.
    ///
    /// What is something else (layers, scenes of SpriteKit, cubes of six pictures) is named in the console and drawn as nothing.
    open var contents: Any? {
        didSet { contentsChanged() }
    }
    /// From 0 to 1: how much the property contributes.
    open var intensity: CGFloat = 1
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.nearest
    /// Of texture coordinates.
    open var contentsTransform = SCNMatrix4Identity
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var mappingChannel = 0
    open var textureComponents = SCNColorMask.all
    open var maxAnisotropy: CGFloat = 1
    open var borderColor: Any?

    private var shade: Animated<SIMD4<Float>>
    /// The picture of the contents; nil where they are a colour or nothing.
    private(set) var image: CGImage?

    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
        contentsChanged()
    }

    public override convenience init() { self.init(color: SIMD4()) }

    init(color: SIMD4<Float>, contents: Any? = nil) {
        shade = Animated(color)
        self.contents = contents
        super.init()
    }

    private func contentsChanged() {
        image = nil
        switch contents {
        case nil: shade.set(SIMD4())
        case let number as NSNumber: show(number.floatValue)
        case let number as Double: show(Float(number))
        case let number as CGFloat: show(Float(number))
        case let number as Float: show(number)
        case let number as Int: show(Float(number))
        case let picture as UIImage: show(picture.cgImage)
        case let name as String: showFile(name)
        case let url as URL: showFile(url.path)
        case let url as NSURL: showFile(url.path ?? "")
        default:
            if LinearColor.color(contents) != nil {
                shade.set(LinearColor(contents).components)
            } else if let contents, type(of: contents) == CGImage.self, let picture = contents as? CGImage {
                show(picture)
            } else {
                SceneNotice.report("SCNMaterialProperty.contents: not yet in Quince: \(contents.map { "\(type(of: $0))" } ?? "nothing")")
                shade.set(SIMD4())
            }
        }
    }

    private func show(_ value: Float) { shade.set(SIMD4(value, value, value, 1)) }

    private func show(_ picture: CGImage?) {
        image = picture
        shade.set(SIMD4(repeating: 1))
    }

    private func showFile(_ name: String) {
        let picture = UIImage(named: name) ?? UIImage(contentsOfFile: name)
        if picture == nil { SceneNotice.report("SceneKit: could not load the picture \(name)") }
        show(picture?.cgImage)
        if picture == nil { shade.set(SIMD4(repeating: 1)) }
    }

    var hasContents: Bool { contents != nil }

    /// The colour, or white for a picture, with the intensity; alpha is not multiplied in.
    func presentedColor(at time: TimeInterval) -> SIMD4<Float> {
        let value = shade.presented(at: time)
        return SIMD4(value.xyz * Float(intensity), value.w)
    }

    func copyValues(to other: SCNMaterialProperty) {
        other.contents = contents
        (other.shade, other.image, other.intensity) = (shade, image, intensity)
        (other.minificationFilter, other.magnificationFilter, other.mipFilter) = (minificationFilter, magnificationFilter, mipFilter)
        (other.contentsTransform, other.wrapS, other.wrapT) = (contentsTransform, wrapS, wrapT)
        (other.mappingChannel, other.textureComponents) = (mappingChannel, textureComponents)
    }
}
