/// The volume of a body.
///
/// Source: Apple's documentation of `SCNPhysicsShape`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsShape: NSObject {
    open var options: [Option: Any]? { fatalError("unavailable") }
    open var sourceObject: Any { fatalError("unavailable") }
    open var transforms: [NSValue]? { fatalError("unavailable") }

    public convenience init(geometry: SCNGeometry, options: [Option: Any]? = nil) { self.init() }
    public convenience init(node: SCNNode, options: [Option: Any]? = nil) { self.init() }
    public convenience init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) { self.init() }

    /// An option of a shape.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let collisionMargin = Option(rawValue: "collisionMargin")
        public static let keepAsCompound = Option(rawValue: "keepAsCompound")
        public static let scale = Option(rawValue: "scale")
        public static let type = Option(rawValue: "type")
    }

    /// How exactly a shape follows a geometry.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let boundingBox = ShapeType(rawValue: "boundingBox")
        public static let concavePolyhedron = ShapeType(rawValue: "concavePolyhedron")
        public static let convexHull = ShapeType(rawValue: "convexHull")
    }
}
