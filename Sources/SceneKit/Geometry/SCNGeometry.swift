import UIKit
import simd

/// A three-dimensional shape, with the materials that it is seen in. Source: Apple's documentation of `SCNGeometry`.
open class SCNGeometry: NSObject, NSCopying, SCNBoundingVolume, @unchecked Sendable {
    open var name: String?
    /// The first covers the first element, and so on; they begin again where there are fewer than elements.
    open var materials: [SCNMaterial] = []
    private var givenMesh: Mesh?
    private var cachedMesh: Mesh?
    private var givenSources: [SCNGeometrySource]?
    private var givenElements: [SCNGeometryElement]?
    private var explicitBox: (min: SCNVector3, max: SCNVector3)?
    /// Differs for each version of a mesh.
    private(set) var meshVersion = SCNGeometry.nextVersion()

    nonisolated(unsafe) private static var lastVersion = 0
    private static let mutex = NSLock()
    private static func nextVersion() -> Int {
        mutex.lock()
        defer { mutex.unlock() }
        lastVersion += 1
        return lastVersion
    }

    public override init() { super.init() }

    /// Fails: there are no archives of geometries.
    public required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - sources: Vertices; normals, texture coordinates and colours where there are any.
    ///   - elements: The primitives between the vertices; without any, the vertices are points.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (givenSources, givenElements) = (sources, elements ?? [])
        givenMesh = Mesh(sources: sources, elements: elements ?? [])
    }

    convenience init(mesh: Mesh, materials: [SCNMaterial]) {
        self.init()
        (givenMesh, self.materials) = (mesh, materials)
    }

    convenience init(merging parts: [(SCNGeometry, simd_float4x4)]) {
        self.init()
        var mesh = Mesh()
        for (geometry, matrix) in parts {
            mesh.append(geometry.mesh, matrix)
            for index in geometry.mesh.parts.indices { materials.append(geometry.material(ofPart: index)) }
        }
        givenMesh = mesh
    }

    /// The shape's mesh, which subclasses make from their dimensions.
    func makeMesh() -> Mesh { givenMesh ?? Mesh() }

    var mesh: Mesh {
        if let cachedMesh { return cachedMesh }
        let mesh = makeMesh()
        cachedMesh = mesh
        return mesh
    }
    var meshBox: Box3? { explicitBox.map { Box3(min: SIMD3($0.min), max: SIMD3($0.max)) } ?? mesh.box }

    /// Subclasses call it when a dimension has changed.
    func dimensionsChanged() {
        cachedMesh = nil
        meshVersion = SCNGeometry.nextVersion()
    }

    // MARK: Materials

    /// The first material, which is made where there is none.
    open var firstMaterial: SCNMaterial? {
        get {
            if materials.isEmpty { materials = [SCNMaterial()] }
            return materials.first
        }
        set {
            guard let newValue else {
                if !materials.isEmpty { materials.removeFirst() }
                return
            }
            if materials.isEmpty { materials = [newValue] } else { materials[0] = newValue }
        }
    }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: min(max(index, 0), materials.count)) }
    open func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) {
        if materials.indices.contains(index) { materials[index] = material }
    }
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    func material(ofPart index: Int) -> SCNMaterial { materials.isEmpty ? firstMaterial! : materials[index % materials.count] }

    // MARK: Vertices

    open var sources: [SCNGeometrySource] { givenSources ?? mesh.sources }
    open var elements: [SCNGeometryElement] { givenElements ?? mesh.elements }
    open var elementCount: Int { elements.count }
    open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] { sources.filter { $0.semantic == semantic } }

    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { meshBox.map { (SCNVector3($0.min), SCNVector3($0.max)) } ?? (SCNVector3Zero, SCNVector3Zero) }
        set { explicitBox = newValue }
    }
    open var boundingSphere: (center: SCNVector3, radius: Float) {
        let (low, high) = boundingBox
        return (SCNVector3((SIMD3<Float>(low) + SIMD3<Float>(high)) / 2), simd_distance(SIMD3(low), SIMD3(high)) / 2)
    }

    // MARK: Copies

    /// A copy that shares the materials.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        (copy.name, copy.materials, copy.explicitBox) = (name, materials, explicitBox)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    /// A geometry of the same class with the same dimensions.
    func makeCopy() -> SCNGeometry {
        let copy = SCNGeometry()
        (copy.givenSources, copy.givenElements, copy.givenMesh) = (givenSources, givenElements, mesh)
        return copy
    }

    @available(*, unavailable, message: "not yet in Quince: levels of detail")
    open var levelsOfDetail: [SCNLevelOfDetail]? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: subdivision of surfaces")
    open var subdivisionLevel: Int {
        get { 0 }
        set {}
    }
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
    @available(*, unavailable, message: "not yet in Quince: tessellation")
    open var tessellator: SCNGeometryTessellator? {
        get { nil }
        set {}
    }
}
