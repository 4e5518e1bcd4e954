import UIKit
import simd

/// A cone around the y axis; its elements are the side and those of top and bottom that have a radius. Source: Apple's documentation of `SCNCone`.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat = 0 { didSet { dimensionsChanged() } }
    open var bottomRadius: CGFloat = 0.5 { didSet { dimensionsChanged() } }
    open var height: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var radialSegmentCount = 48 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }

    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }

    override func makeMesh() -> Mesh {
        let (top, bottom, height) = (Float(topRadius), Float(bottomRadius), Float(height))
        var mesh = Mesh()
        mesh.addSide(bottomRadius: bottom, topRadius: top, height: height, columns: radialSegmentCount, rows: heightSegmentCount)
        if top > 0 { mesh.addDisk(y: height / 2, radius: top, facesUp: true, columns: radialSegmentCount) }
        if bottom > 0 { mesh.addDisk(y: -height / 2, radius: bottom, facesUp: false, columns: radialSegmentCount) }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNCone()
        copy.topRadius = topRadius
        copy.bottomRadius = bottomRadius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        return copy
    }
}
