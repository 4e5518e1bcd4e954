import UIKit
import simd

extension Mesh {
    /// The surface around the y axis between two circles.
    mutating func addSide(bottomRadius: Float, topRadius: Float, height: Float, inwards: Bool = false, columns: Int, rows: Int) {
        let slope = height != 0 ? (bottomRadius - topRadius) / height : 0
        addGrid(columns: max(columns, 3), rows: rows) { u, v in
            let angle = (inwards ? 1 - u : u) * 2 * .pi - .pi
            let direction = SIMD3<Float>(sinf(angle), 0, cosf(angle))
            let normal = simd_normalize(direction + SIMD3(0, slope, 0)) * (inwards ? -1 : 1)
            let radius = bottomRadius + (topRadius - bottomRadius) * v
            return (direction * radius + SIMD3(0, (v - 0.5) * height, 0), normal, SIMD2(u, 1 - v))
        }
    }

    /// A disk or ring around the y axis.
    mutating func addDisk(y: Float, innerRadius: Float = 0, radius: Float, facesUp: Bool, columns: Int) {
        addGrid(columns: max(columns, 3), rows: 1) { u, v in
            let angle = u * 2 * .pi
            let distance = (v == 0) == facesUp ? radius : innerRadius
            let (x, z) = (sinf(angle) * distance, cosf(angle) * distance)
            let scale = radius > 0 ? 0.5 / radius : 0
            return (SIMD3(x, y, z), SIMD3(0, facesUp ? 1 : -1, 0), SIMD2(0.5 + x * scale, 0.5 + (facesUp ? z : -z) * scale))
        }
    }
}
