import UIKit
import simd

/// A ring around the y axis. Source: Apple's documentation of `SCNTorus`.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// From the middle to the middle of the pipe.
    open var ringRadius: CGFloat = 0.5 { didSet { dimensionsChanged() } }
    open var pipeRadius: CGFloat = 0.25 { didSet { dimensionsChanged() } }
    open var ringSegmentCount = 48 { didSet { dimensionsChanged() } }
    open var pipeSegmentCount = 24 { didSet { dimensionsChanged() } }

    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }

    override func makeMesh() -> Mesh {
        let (ring, pipe) = (Float(ringRadius), Float(pipeRadius))
        var mesh = Mesh()
        mesh.addGrid(columns: max(ringSegmentCount, 3), rows: max(pipeSegmentCount, 3)) { u, v in
            let (around, along) = ((u - 0.5) * 2 * .pi, (v - 0.5) * 2 * .pi)
            let normal = SIMD3(sinf(around) * cosf(along), sinf(along), cosf(around) * cosf(along))
            let middle = SIMD3(sinf(around), 0, cosf(around)) * ring
            return (middle + normal * pipe, normal, SIMD2(u, 1 - v))
        }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNTorus()
        copy.ringRadius = ringRadius
        copy.pipeRadius = pipeRadius
        copy.ringSegmentCount = ringSegmentCount
        copy.pipeSegmentCount = pipeSegmentCount
        return copy
    }
}
