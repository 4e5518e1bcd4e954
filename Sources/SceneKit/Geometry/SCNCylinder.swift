import UIKit
import simd

/// A cylinder around the y axis; its elements are the side, the top and the bottom. Source: Apple's documentation of `SCNCylinder`.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5 { didSet { dimensionsChanged() } }
    open var height: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var radialSegmentCount = 48 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }

    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }

    override func makeMesh() -> Mesh {
        let (radius, height) = (Float(radius), Float(height))
        var mesh = Mesh()
        mesh.addSide(bottomRadius: radius, topRadius: radius, height: height, columns: radialSegmentCount, rows: heightSegmentCount)
        mesh.addDisk(y: height / 2, radius: radius, facesUp: true, columns: radialSegmentCount)
        mesh.addDisk(y: -height / 2, radius: radius, facesUp: false, columns: radialSegmentCount)
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNCylinder()
        copy.radius = radius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        return copy
    }
}
