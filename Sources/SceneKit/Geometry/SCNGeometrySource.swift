import UIKit
import simd

/// Values of vertices. Source: Apple's documentation of `SCNGeometrySource`.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
        public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
        public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
        public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
        public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
        public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
    }

    public let data: Data
    public let semantic: Semantic
    public let vectorCount: Int
    public let usesFloatComponents: Bool
    public let componentsPerVector: Int
    public let bytesPerComponent: Int
    public let dataOffset: Int
    public let dataStride: Int

    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int,
        bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, max(vectorCount, 0))
        (usesFloatComponents, self.componentsPerVector) = (floatComponents, componentsPerVector)
        (self.bytesPerComponent, dataOffset, dataStride) = (bytesPerComponent, offset, stride)
    }

    public convenience init(vertices: [SCNVector3]) { self.init(.vertex, vertices.flatMap { [$0.x, $0.y, $0.z] }, components: 3) }
    public convenience init(normals: [SCNVector3]) { self.init(.normal, normals.flatMap { [$0.x, $0.y, $0.z] }, components: 3) }
    /// - Parameter texcoord: Points from the upper left of pictures, which are 1 wide and high.
    public convenience init(textureCoordinates texcoord: [CGPoint]) {
        self.init(.texcoord, texcoord.flatMap { [Float($0.x), Float($0.y)] }, components: 2)
    }

    convenience init(_ semantic: Semantic, _ values: [Float], components: Int) {
        self.init(
            data: values.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: values.count / components,
            usesFloatComponents: true,
            componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0, dataStride: components * 4)
    }

    /// The vectors with as many components as asked for; missing data and components are 0.
    func vectors(_ count: Int) -> [SIMD4<Float>] {
        (0..<vectorCount).map { index in
            var vector = SIMD4<Float>(0, 0, 0, count == 4 ? 1 : 0)
            for part in 0..<min(count, componentsPerVector) {
                vector[part] = component(dataOffset + index * dataStride + part * bytesPerComponent)
            }
            return vector
        }
    }

    private func component(_ offset: Int) -> Float {
        guard offset >= 0, bytesPerComponent > 0, offset <= data.count - bytesPerComponent else { return 0 }
        return data.withUnsafeBytes { bytes in
            switch (usesFloatComponents, bytesPerComponent) {
            case (true, 4): bytes.loadUnaligned(fromByteOffset: offset, as: Float.self)
            case (true, 8): Float(bytes.loadUnaligned(fromByteOffset: offset, as: Double.self))
            case (false, 1): Float(bytes[offset]) / 255
            case (false, 2): Float(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) / 65535
            case (false, 4): Float(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self))
            default: 0
            }
        }
    }
}

public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles = 0, triangleStrip, line, point, polygon }

/// Primitives between vertices. Source: Apple's documentation of `SCNGeometryElement`.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    public let data: Data
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    public let bytesPerIndex: Int
    /// The size of points in the scene, and its limits on the screen.
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1

    /// - Parameter data: Unsigned numbers of vertices; nil for as many as there are, in their order.
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.primitiveType, self.primitiveCount) = (primitiveType, max(primitiveCount, 0))
        guard let data else {
            let count = SCNGeometryElement.indexCount(primitiveType, max(primitiveCount, 0))
            self.data = (0..<count).map { UInt32($0) }.withUnsafeBytes { Data($0) }
            self.bytesPerIndex = 4
            return
        }
        (self.data, self.bytesPerIndex) = (data, bytesPerIndex)
    }

    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) {
        let count =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: max(indices.count - 2, 0)
            case .line: indices.count / 2
            case .point: indices.count
            case .polygon: SCNGeometryElement.polygonCount(indices.map { Int($0) })
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
            bytesPerIndex: MemoryLayout<IndexType>.size)
    }

    private static func indexCount(_ type: SCNGeometryPrimitiveType, _ count: Int) -> Int {
        switch type {
        case .triangles: count * 3
        case .triangleStrip: count + 2
        case .line: count * 2
        case .point, .polygon: count
        }
    }

    /// Lists of polygons begin with the numbers of their corners.
    private static func polygonCount(_ values: [Int]) -> Int {
        var (count, used) = (0, 0)
        while count < values.count, used < values.count - count {
            used += max(values[count], 0)
            count += 1
        }
        return count
    }

    private var values: [UInt32] {
        data.withUnsafeBytes { bytes in
            guard bytesPerIndex > 0 else { return [] }
            return (0..<bytes.count / bytesPerIndex).map { index in
                switch bytesPerIndex {
                case 1: UInt32(bytes[index])
                case 2: UInt32(bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
                case 4: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                case 8: UInt32(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
                default: 0
                }
            }
        }
    }

    /// The primitives, those with numbers of vertices that there are not left out.
    func part(vertexCount: Int) -> Mesh.Part {
        let values = values
        var part = Mesh.Part()
        func add(_ corners: [UInt32]) { if corners.allSatisfy({ $0 < vertexCount }) { part.indices += corners } }
        switch primitiveType {
        case .triangles:
            for index in stride(from: 0, to: min(primitiveCount * 3, values.count / 3 * 3), by: 3) { add(Array(values[index..<index + 3])) }
        case .triangleStrip:
            for index in 0..<max(min(primitiveCount, values.count - 2), 0) {
                let (a, b, c) = (values[index], values[index + 1], values[index + 2])
                add(index % 2 == 0 ? [a, b, c] : [b, a, c])
            }
        case .line:
            part.kind = .lines
            for index in stride(from: 0, to: min(primitiveCount * 2, values.count / 2 * 2), by: 2) { add(Array(values[index..<index + 2])) }
        case .point:
            part.kind = .points
            for index in values.prefix(primitiveCount) { add([index]) }
        case .polygon:
            var place = min(primitiveCount, values.count)
            for corners in values.prefix(primitiveCount) {
                let end = place + Int(corners)
                guard corners >= 3, end <= values.count else { break }
                for index in place + 1..<end - 1 { add([values[place], values[index], values[index + 1]]) }
                place = end
            }
        }
        return part
    }
}

extension Mesh {
    init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]) {
        func vectors(_ semantic: SCNGeometrySource.Semantic, _ count: Int) -> [SIMD4<Float>] {
            sources.first { $0.semantic == semantic }?.vectors(count) ?? []
        }
        positions = vectors(.vertex, 3).map(\.xyz)
        let count = positions.count
        normals = Mesh.filled(vectors(.normal, 3).map(\.xyz), count, SIMD3())
        coordinates = Mesh.filled(vectors(.texcoord, 2).map { SIMD2($0.x, $0.y) }, count, SIMD2())
        let shades = vectors(.color, 4)
        colors = shades.isEmpty ? [] : Mesh.filled(shades, count, SIMD4(repeating: 1))
        parts = elements.map { $0.part(vertexCount: count) }
        if elements.isEmpty { parts = [Part(kind: .points, indices: (0..<count).map { UInt32($0) })] }
    }

    private static func filled<T>(_ values: [T], _ count: Int, _ filler: T) -> [T] {
        values.count >= count ? Array(values.prefix(count)) : values + Array(repeating: filler, count: count - values.count)
    }

    var sources: [SCNGeometrySource] {
        [
            SCNGeometrySource(.vertex, positions.flatMap { [$0.x, $0.y, $0.z] }, components: 3),
            SCNGeometrySource(.normal, normals.flatMap { [$0.x, $0.y, $0.z] }, components: 3),
            SCNGeometrySource(.texcoord, coordinates.flatMap { [$0.x, $0.y] }, components: 2),
        ]
    }

    var elements: [SCNGeometryElement] {
        parts.map {
            let type: SCNGeometryPrimitiveType =
                switch $0.kind {
                case .triangles: .triangles
                case .lines: .line
                case .points: .point
                }
            return SCNGeometryElement(indices: $0.indices, primitiveType: type)
        }
    }
}
