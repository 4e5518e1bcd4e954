import UIKit
import simd

/// A hollow cylinder around the y axis; its elements are the outside, the inside, the top and the bottom. Source: Apple's documentation of `SCNTube`.
open class SCNTube: SCNGeometry, @unchecked Sendable {
    open var innerRadius: CGFloat = 0.25 { didSet { dimensionsChanged() } }
    open var outerRadius: CGFloat = 0.5 { didSet { dimensionsChanged() } }
    open var height: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var radialSegmentCount = 48 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }

    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }

    override func makeMesh() -> Mesh {
        let (inner, outer, height, columns) = (Float(innerRadius), Float(outerRadius), Float(height), radialSegmentCount)
        var mesh = Mesh()
        mesh.addSide(bottomRadius: outer, topRadius: outer, height: height, columns: columns, rows: heightSegmentCount)
        mesh.addSide(bottomRadius: inner, topRadius: inner, height: height, inwards: true, columns: columns, rows: heightSegmentCount)
        mesh.addDisk(y: height / 2, innerRadius: inner, radius: outer, facesUp: true, columns: columns)
        mesh.addDisk(y: -height / 2, innerRadius: inner, radius: outer, facesUp: false, columns: columns)
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNTube()
        copy.innerRadius = innerRadius
        copy.outerRadius = outerRadius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        return copy
    }
}
