import UIKit
import simd

/// A pyramid whose base lies around the origin; its elements are front, right, back, left, base. Source: Apple's documentation of `SCNPyramid`.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var height: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var length: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var widthSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var lengthSegmentCount = 1 { didSet { dimensionsChanged() } }

    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
    }

    override func makeMesh() -> Mesh {
        let (x, y, z) = (Float(width) / 2, Float(height), Float(length) / 2)
        let base = [SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z), SIMD3(-x, 0, -z)]
        let top = SIMD3(0, y, 0)
        var mesh = Mesh()
        for index in 0..<4 {
            let (a, b) = (base[index], base[(index + 1) % 4])
            let cross = simd_cross(b - a, top - a)
            let normal = simd_length(cross) > 0 ? simd_normalize(cross) : SIMD3(0, 1, 0)
            let corners = [mesh.add(a, normal, SIMD2(0, 1)), mesh.add(b, normal, SIMD2(1, 1)), mesh.add(top, normal, SIMD2(0.5, 0))]
            mesh.parts.append(Mesh.Part(indices: corners))
        }
        mesh.addGrid(columns: widthSegmentCount, rows: lengthSegmentCount) { u, v in
            (SIMD3((2 * u - 1) * x, 0, (2 * v - 1) * z), SIMD3(0, -1, 0), SIMD2(u, 1 - v))
        }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNPyramid()
        copy.width = width
        copy.height = height
        copy.length = length
        copy.widthSegmentCount = widthSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.lengthSegmentCount = lengthSegmentCount
        return copy
    }
}
