import UIKit
import simd

/// A cylinder around the y axis with half spheres at its ends. Source: Apple's documentation of `SCNCapsule`.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    open var capRadius: CGFloat = 0.5 { didSet { dimensionsChanged() } }
    /// Of all, the ends included.
    open var height: CGFloat = 2 { didSet { dimensionsChanged() } }
    open var radialSegmentCount = 48 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var capSegmentCount = 24 { didSet { dimensionsChanged() } }

    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }

    override func makeMesh() -> Mesh {
        let (radius, height) = (Float(capRadius), Float(height))
        let half = max(height / 2 - radius, 0)
        let caps = max(capSegmentCount, 2)
        // Angles of the lower half sphere, those of the upper, each with the place of its middle.
        let quarter = Float.pi / 2 / Float(caps)
        var rings: [(angle: Float, middle: Float)] = []
        for step in 0...caps { rings.append((Float(step - caps) * quarter, -half)) }
        for step in 0...caps { rings.append((Float(step) * quarter, half)) }
        var mesh = Mesh()
        let columns = max(radialSegmentCount, 3)
        mesh.addGrid((0...columns).map { Float($0) / Float(columns) }, rings.indices.map { Float($0) }) { u, v in
            let (around, ring) = ((u - 0.5) * 2 * .pi, rings[Int(v)])
            let normal = SIMD3(sinf(around) * cosf(ring.angle), sinf(ring.angle), cosf(around) * cosf(ring.angle))
            let point = normal * radius + SIMD3(0, ring.middle, 0)
            return (point, normal, SIMD2(u, height > 0 ? 0.5 - point.y / height : 0.5))
        }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNCapsule()
        copy.capRadius = capRadius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.capSegmentCount = capSegmentCount
        return copy
    }
}
