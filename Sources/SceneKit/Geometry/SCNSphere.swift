import UIKit
import simd

/// A sphere. Source: Apple's documentation of `SCNSphere`.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5 { didSet { dimensionsChanged() } }
    open var segmentCount = 48 { didSet { dimensionsChanged() } }

    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    /// Whether the sphere's triangles are alike; here it is drawn as one of rings.
    open var isGeodesic = false

    override func makeMesh() -> Mesh {
        let radius = Float(radius)
        var mesh = Mesh()
        let segments = max(segmentCount, 3)
        mesh.addGrid(columns: segments, rows: max(segments / 2, 2)) { u, v in
            let (around, height) = ((u - 0.5) * 2 * .pi, (v - 0.5) * .pi)
            let normal = SIMD3(sinf(around) * cosf(height), sinf(height), cosf(around) * cosf(height))
            return (normal * radius, normal, SIMD2(u, 1 - v))
        }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNSphere()
        copy.radius = radius
        copy.segmentCount = segmentCount
        return copy
    }
}
