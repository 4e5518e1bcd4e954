import QuinceFoundation
import simd

/// A list of three-dimensional models. Files are not read yet.
///
/// Source: Apple's documentation of `MDLAsset`.
open class MDLAsset: NSObject, @unchecked Sendable {
    open private(set) var url: URL?
    private var objects: [MDLObject] = []
    open var frameInterval: TimeInterval = 0
    open var startTime: TimeInterval = 0
    open var endTime: TimeInterval = 0
    open var upAxis = SIMD3<Float>(0, 1, 0)

    public override init() { super.init() }

    /// Whether files with an extension can be read: none can.
    open class func canImportFileExtension(_ extension: String) -> Bool { false }
    open class func canExportFileExtension(_ extension: String) -> Bool { false }

    open var count: Int { objects.count }
    open func object(at index: Int) -> MDLObject { objects[index] }
    open func add(_ object: MDLObject) { objects.append(object) }
    open func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }

    @available(*, unavailable, message: "not yet in Quince: files of models")
    public convenience init(url URL: URL) { self.init() }
    @available(*, unavailable, message: "not yet in Quince: files of models")
    open func loadTextures() {}
    @available(*, unavailable, message: "not yet in Quince: files of models")
    open func export(to URL: URL) throws {}
}

/// A node of a model's tree. Source: Apple's documentation of `MDLObject`.
open class MDLObject: NSObject, @unchecked Sendable {
    open var name = ""
    open private(set) weak var parent: MDLObject?
    open var hidden = false
    open var transform: MDLTransform?
    private var members: [MDLObject] = []

    public override init() { super.init() }

    open var children: [MDLObject] { members }
    open func addChild(_ child: MDLObject) {
        child.parent?.members.removeAll { $0 === child }
        child.parent = self
        members.append(child)
    }
    /// The names of all ancestors and of the object, as a path.
    open var path: String { (parent?.path ?? "") + "/" + name }
    /// The object of a path below this one; nil where there is none.
    open func atPath(_ path: String) -> MDLObject? {
        var object: MDLObject? = self
        for part in path.split(separator: "/") { object = object?.members.first { $0.name == part } }
        return object
    }
}

/// A place, rotation and scale. Source: Apple's documentation of `MDLTransform`.
open class MDLTransform: NSObject, @unchecked Sendable {
    open var translation = SIMD3<Float>()
    /// Radians about x, then y, then z.
    open var rotation = SIMD3<Float>()
    open var scale = SIMD3<Float>(repeating: 1)

    public override init() { super.init() }

    open func setIdentity() { (translation, rotation, scale) = (SIMD3(), SIMD3(), SIMD3(repeating: 1)) }

    open var matrix: simd_float4x4 {
        let turn =
            simd_quatf(angle: rotation.z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: rotation.y, axis: SIMD3(0, 1, 0))
            * simd_quatf(angle: rotation.x, axis: SIMD3(1, 0, 0))
        let (a, b, c) = simd_float3x3(turn).columns
        return simd_float4x4(SIMD4(a * scale.x, 0), SIMD4(b * scale.y, 0), SIMD4(c * scale.z, 0), SIMD4(translation, 1))
    }
}

/// A box along the axes. Source: Apple's documentation of `MDLAxisAlignedBoundingBox`.
public struct MDLAxisAlignedBoundingBox: Sendable {
    public var maxBounds: SIMD3<Float>
    public var minBounds: SIMD3<Float>
    public init() { (maxBounds, minBounds) = (SIMD3(), SIMD3()) }
    public init(maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>) { (self.maxBounds, self.minBounds) = (maxBounds, minBounds) }
}
