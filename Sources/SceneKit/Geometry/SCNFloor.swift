import UIKit
import simd

/// A plane of x and z that has no end, or ends where its sizes say. Source: Apple's documentation of `SCNFloor`.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// 0 has no end.
    open var width: CGFloat = 0 { didSet { dimensionsChanged() } }
    /// 0 has no end.
    open var length: CGFloat = 0 { didSet { dimensionsChanged() } }

    private convenience init(width: CGFloat, length: CGFloat) {
        self.init()
        self.width = width
        self.length = length
    }

    /// How much the floor mirrors what stands on it; not drawn yet, which the console says.
    open var reflectivity: CGFloat = 0.25 {
        didSet { if reflectivity > 0 { SceneNotice.report("SCNFloor.reflectivity: not yet in Quince: floors that mirror") } }
    }
    open var reflectionFalloffStart: CGFloat = 0
    open var reflectionFalloffEnd: CGFloat = 0
    open var reflectionCategoryBitMask = -1
    open var reflectionResolutionScaleFactor: CGFloat = 0.5

    override func makeMesh() -> Mesh {
        let (x, z) = (width > 0 ? Float(width) / 2 : 2000, length > 0 ? Float(length) / 2 : 2000)
        var mesh = Mesh()
        mesh.addGrid(columns: 40, rows: 40) { u, v in
            let (px, pz) = ((2 * u - 1) * x, (1 - 2 * v) * z)
            return (SIMD3(px, 0, pz), SIMD3(0, 1, 0), SIMD2(px, pz))
        }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNFloor()
        copy.width = width
        copy.length = length
        return copy
    }
}
