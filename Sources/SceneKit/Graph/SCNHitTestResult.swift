import UIKit
import simd

/// Where a line meets a geometry. Source: Apple's documentation of `SCNHitTestResult`.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    /// The element.
    public let geometryIndex: Int
    /// The triangle in the element.
    public let faceIndex: Int
    public let simdLocalCoordinates: SIMD3<Float>
    public let simdLocalNormal: SIMD3<Float>
    public let simdModelTransform: simd_float4x4
    private let coordinate: SIMD2<Float>
    /// From 0 at the line's start to 1 at its end.
    let distance: Float

    init(
        node: SCNNode, part: Int, face: Int, point: SIMD3<Float>, normal: SIMD3<Float>, coordinate: SIMD2<Float>, world: simd_float4x4,
        distance: Float
    ) {
        (self.node, geometryIndex, faceIndex, simdLocalCoordinates) = (node, part, face, point)
        (simdLocalNormal, self.coordinate, simdModelTransform, self.distance) = (normal, coordinate, world, distance)
    }

    open var simdWorldCoordinates: SIMD3<Float> { simdModelTransform.transform(simdLocalCoordinates) }
    open var simdWorldNormal: SIMD3<Float> {
        let linear = simdModelTransform.linear
        return linear.determinant == 0 ? simdLocalNormal : simd_normalize(linear.inverse.transpose * simdLocalNormal)
    }
    open var localCoordinates: SCNVector3 { SCNVector3(simdLocalCoordinates) }
    open var worldCoordinates: SCNVector3 { SCNVector3(simdWorldCoordinates) }
    open var localNormal: SCNVector3 { SCNVector3(simdLocalNormal) }
    open var worldNormal: SCNVector3 { SCNVector3(simdWorldNormal) }
    open var modelTransform: SCNMatrix4 { SCNMatrix4(simdModelTransform) }
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint {
        CGPoint(x: CGFloat(coordinate.x), y: CGFloat(coordinate.y))
    }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let backFaceCulling = Self(rawValue: "kHitTestBackFaceCulling")
    public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
    public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
    public static let clipToZRange = Self(rawValue: "kHitTestClipToZRange")
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
    public static let ignoreChildNodes = Self(rawValue: "kHitTestIgnoreChildNodes")
    public static let ignoreHiddenNodes = Self(rawValue: "kHitTestSkipHiddenNodes")
    public static let ignoreLightArea = Self(rawValue: "kHitTestIgnoreLightArea")
    public static let rootNode = Self(rawValue: "kHitTestRootNode")
    public static let searchMode = Self(rawValue: "kHitTestSearchMode")
    public static let sortResults = Self(rawValue: "kHitTestSortResults")
}

public enum SCNHitTestSearchMode: Int, Sendable { case closest = 0, all, any }

/// A search for what a line meets.
struct HitSearch {
    private let culls: Bool
    private let boxesOnly: Bool
    private let mask: Int
    private let skipsChildren: Bool
    private let skipsHidden: Bool
    private let mode: SCNHitTestSearchMode
    private let time: TimeInterval
    private(set) var results: [SCNHitTestResult] = []

    init(_ options: [SCNHitTestOption: Any]?, at time: TimeInterval) {
        func flag(_ option: SCNHitTestOption, _ standard: Bool) -> Bool {
            (options?[option] as? NSNumber)?.boolValue ?? options?[option] as? Bool ?? standard
        }
        culls = flag(.backFaceCulling, true)
        boxesOnly = flag(.boundingBoxOnly, false)
        skipsChildren = flag(.ignoreChildNodes, false)
        skipsHidden = flag(.ignoreHiddenNodes, true)
        mask = options?[.categoryBitMask] as? Int ?? -1
        let first = flag(.firstFoundOnly, false)
        let asked = options?[.searchMode]
        let raw = asked as? Int ?? (asked as? NSNumber)?.intValue ?? (asked as? SCNHitTestSearchMode)?.rawValue
        mode = first ? .closest : raw.flatMap(SCNHitTestSearchMode.init) ?? .closest
        self.time = time
    }

    /// - Parameters: The line's ends in the world.
    static func results(
        in node: SCNNode, from: SIMD3<Float>, to: SIMD3<Float>, options: [SCNHitTestOption: Any]?, at time: TimeInterval
    ) -> [SCNHitTestResult] {
        var search = HitSearch(options, at: time)
        search.visit(node, node.presentedWorldTransform(at: time), from, to)
        let sorted = search.results.sorted { $0.distance < $1.distance }
        return search.mode == .all ? sorted : Array(sorted.prefix(1))
    }

    private mutating func visit(_ node: SCNNode, _ world: simd_float4x4, _ from: SIMD3<Float>, _ to: SIMD3<Float>) {
        if skipsHidden, node.isHidden || node.presentedOpacity(at: time) == 0 { return }
        if let geometry = node.geometry, node.categoryBitMask & mask != 0, world.determinant != 0 { test(node, geometry, world, from, to) }
        guard !skipsChildren else { return }
        for child in node.childNodes { visit(child, world * child.presentedTransform(at: time), from, to) }
    }

    private mutating func test(
        _ node: SCNNode, _ geometry: SCNGeometry, _ world: simd_float4x4, _ from: SIMD3<Float>, _ to: SIMD3<Float>
    ) {
        let inverse = world.inverse
        let (start, end) = (inverse.transform(from), inverse.transform(to))
        let direction = end - start
        guard let box = geometry.meshBox, let entry = HitSearch.entry(box, start, direction) else { return }
        if boxesOnly {
            let point = start + direction * entry
            results.append(
                SCNHitTestResult(
                    node: node, part: 0, face: 0, point: point, normal: -simd_normalize(direction), coordinate: SIMD2(), world: world,
                    distance: entry))
            return
        }
        let mesh = geometry.mesh
        for (number, part) in mesh.parts.enumerated() where part.kind == .triangles {
            let material = geometry.material(ofPart: number)
            let sides: HitSides = !culls || material.isDoubleSided ? .both : material.cullMode == .back ? .front : .back
            testPart(node, mesh, part, number, sides, world, start, direction)
        }
    }

    private enum HitSides { case front, back, both }

    private mutating func testPart(
        _ node: SCNNode, _ mesh: Mesh, _ part: Mesh.Part, _ number: Int, _ sides: HitSides, _ world: simd_float4x4, _ start: SIMD3<Float>,
        _ direction: SIMD3<Float>
    ) {
        for face in 0..<part.indices.count / 3 {
            let (i, j, k) = (Int(part.indices[face * 3]), Int(part.indices[face * 3 + 1]), Int(part.indices[face * 3 + 2]))
            let (a, b, c) = (mesh.positions[i], mesh.positions[j], mesh.positions[k])
            // Source: Möller and Trumbore, "Fast, Minimum Storage Ray-Triangle Intersection".
            let (e1, e2) = (b - a, c - a)
            let p = simd_cross(direction, e2)
            let determinant = simd_dot(e1, p)
            guard sides == .both ? determinant != 0 : sides == .front ? determinant > 0 : determinant < 0 else { continue }
            let t = start - a
            let u = simd_dot(t, p) / determinant
            let q = simd_cross(t, e1)
            let v = simd_dot(direction, q) / determinant
            let distance = simd_dot(e2, q) / determinant
            guard u >= 0, v >= 0, u + v <= 1, distance >= 0, distance <= 1 else { continue }
            let w = 1 - u - v
            var normal = mesh.normals[i] * w + mesh.normals[j] * u + mesh.normals[k] * v
            if simd_length(normal) < 1e-9 { normal = simd_cross(e1, e2) }
            results.append(
                SCNHitTestResult(
                    node: node, part: number, face: face, point: start + direction * distance, normal: simd_normalize(normal),
                    coordinate: mesh.coordinates[i] * w + mesh.coordinates[j] * u + mesh.coordinates[k] * v, world: world,
                    distance: distance))
        }
    }

    /// Where a line enters a box, from 0 to 1; nil where it passes it.
    private static func entry(_ box: Box3, _ start: SIMD3<Float>, _ direction: SIMD3<Float>) -> Float? {
        var (low, high): (Float, Float) = (0, 1)
        for axis in 0..<3 {
            guard direction[axis] != 0 else {
                if start[axis] < box.min[axis] || start[axis] > box.max[axis] { return nil }
                continue
            }
            let a = (box.min[axis] - start[axis]) / direction[axis]
            let b = (box.max[axis] - start[axis]) / direction[axis]
            (low, high) = (Swift.max(low, Swift.min(a, b)), Swift.min(high, Swift.max(a, b)))
            if low > high + 1e-6 { return nil }
        }
        return low
    }
}

extension SCNNode {
    /// Returns the intersections of a line segment, in the node's coordinates, with the node and its descendants.
    public func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] {
        let world = simdWorldTransform
        let keyed = options.map { Dictionary(uniqueKeysWithValues: $0.map { (SCNHitTestOption(rawValue: $0.key), $0.value) }) }
        return HitSearch.results(
            in: self, from: world.transform(SIMD3(pointA)), to: world.transform(SIMD3(pointB)), options: keyed, at: CACurrentMediaTime())
    }
}
