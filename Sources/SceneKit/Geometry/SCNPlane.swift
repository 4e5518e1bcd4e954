import UIKit
import simd

/// A rectangle in the plane of x and y, which faces along z. Source: Apple's documentation of `SCNPlane`.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var height: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var cornerRadius: CGFloat = 0 { didSet { dimensionsChanged() } }
    open var widthSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var cornerSegmentCount = 10 { didSet { dimensionsChanged() } }

    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }

    override func makeMesh() -> Mesh {
        let (halfWidth, halfHeight) = (Float(width) / 2, Float(height) / 2)
        let radius = min(max(Float(cornerRadius), 0), halfWidth, halfHeight)
        var mesh = Mesh()
        guard radius > 0 else {
            mesh.addGrid(columns: widthSegmentCount, rows: heightSegmentCount) { u, v in
                (SIMD3((2 * u - 1) * halfWidth, (2 * v - 1) * halfHeight, 0), SIMD3(0, 0, 1), SIMD2(u, 1 - v))
            }
            return mesh
        }
        let corners: [SIMD2<Float>] = [SIMD2(1, 1), SIMD2(-1, 1), SIMD2(-1, -1), SIMD2(1, -1)]
        var outline: [SIMD2<Float>] = []
        for (quarter, corner) in corners.enumerated() {
            let center = corner * SIMD2(halfWidth - radius, halfHeight - radius)
            let steps = max(cornerSegmentCount, 1)
            for step in 0...steps {
                let angle = (Float(quarter) + Float(step) / Float(steps)) * .pi / 2
                outline.append(center + radius * SIMD2(cosf(angle), sinf(angle)))
            }
        }
        func add(_ point: SIMD2<Float>) -> UInt32 {
            mesh.add(
                SIMD3(point, 0), SIMD3(0, 0, 1), SIMD2(point.x / (2 * halfWidth) + 0.5, 0.5 - point.y / (2 * halfHeight)))
        }
        let middle = add(SIMD2())
        let edge = outline.map { add($0) }
        mesh.parts = [Mesh.Part(indices: edge.indices.flatMap { [middle, edge[$0], edge[($0 + 1) % edge.count]] })]
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNPlane()
        copy.width = width
        copy.height = height
        copy.cornerRadius = cornerRadius
        copy.widthSegmentCount = widthSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.cornerSegmentCount = cornerSegmentCount
        return copy
    }
}
