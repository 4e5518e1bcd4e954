import UIKit
import simd

/// Vertices, and the primitives between them.
struct Mesh {
    enum Kind: Int32 { case triangles, lines, points }
    /// The part of the geometry with one material.
    struct Part {
        var kind = Kind.triangles
        var indices: [UInt32] = []
    }

    var positions: [SIMD3<Float>] = []
    /// Zero where the source has none: the faces' own are shown.
    var normals: [SIMD3<Float>] = []
    /// From the upper left of a picture.
    var coordinates: [SIMD2<Float>] = []
    /// Empty where the source has none.
    var colors: [SIMD4<Float>] = []
    var parts: [Part] = []

    var box: Box3? { Box3(positions) }

    /// Adds a vertex and answers its number.
    @discardableResult mutating func add(_ position: SIMD3<Float>, _ normal: SIMD3<Float>, _ coordinate: SIMD2<Float>) -> UInt32 {
        positions.append(position)
        normals.append(normal)
        coordinates.append(coordinate)
        return UInt32(positions.count - 1)
    }

    /// Adds a grid of vertices as a part or to the last one.
    /// - Parameters:
    ///   - vertex: The vertex at fractions from 0 to 1; its front shows where the first runs to the right and the second upwards.
    mutating func addGrid(
        columns: Int, rows: Int, intoLastPart: Bool = false,
        _ vertex: (_ u: Float, _ v: Float) -> (position: SIMD3<Float>, normal: SIMD3<Float>, coordinate: SIMD2<Float>)
    ) {
        let (columns, rows) = (max(columns, 1), max(rows, 1))
        addGrid(
            (0...columns).map { Float($0) / Float(columns) }, (0...rows).map { Float($0) / Float(rows) }, intoLastPart: intoLastPart, vertex
        )
    }

    mutating func addGrid(
        _ us: [Float], _ vs: [Float], intoLastPart: Bool = false,
        _ vertex: (_ u: Float, _ v: Float) -> (position: SIMD3<Float>, normal: SIMD3<Float>, coordinate: SIMD2<Float>)
    ) {
        let base = UInt32(positions.count)
        for v in vs {
            for u in us {
                let (position, normal, coordinate) = vertex(u, v)
                add(position, normal, coordinate)
            }
        }
        if !intoLastPart || parts.isEmpty { parts.append(Part()) }
        let width = UInt32(us.count)
        for row in 0..<UInt32(vs.count - 1) {
            for column in 0..<width - 1 {
                let corner = base + row * width + column
                parts[parts.count - 1].indices += [corner, corner + 1, corner + width + 1, corner, corner + width + 1, corner + width]
            }
        }
    }

    mutating func append(_ other: Mesh, _ matrix: simd_float4x4) {
        let base = UInt32(positions.count)
        let turning = matrix.linear.determinant == 0 ? matrix.linear : matrix.linear.inverse.transpose
        if !other.colors.isEmpty || !colors.isEmpty {
            colors += Array(repeating: SIMD4(repeating: 1), count: positions.count - colors.count)
            colors += other.colors.isEmpty ? Array(repeating: SIMD4(repeating: 1), count: other.positions.count) : other.colors
        }
        positions += other.positions.map { matrix.transform($0) }
        normals += other.normals.map {
            let turned = turning * $0; return simd_length(turned) > 0 ? simd_normalize(turned) : turned
        }
        coordinates += other.coordinates
        parts += other.parts.map { Part(kind: $0.kind, indices: $0.indices.map { $0 + base }) }
    }
}
