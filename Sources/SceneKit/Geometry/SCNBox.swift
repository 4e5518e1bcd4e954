import UIKit
import simd

/// A box whose six sides are elements: front, right, back, left, top, bottom. Source: Apple's documentation of `SCNBox`.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var height: CGFloat = 1 { didSet { dimensionsChanged() } }
    open var length: CGFloat = 1 { didSet { dimensionsChanged() } }
    /// The radius of the edges.
    open var chamferRadius: CGFloat = 0 { didSet { dimensionsChanged() } }
    open var widthSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var heightSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var lengthSegmentCount = 1 { didSet { dimensionsChanged() } }
    open var chamferSegmentCount = 5 { didSet { dimensionsChanged() } }

    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }

    private struct Side {
        let right: SIMD3<Float>
        let up: SIMD3<Float>
        var normal: SIMD3<Float> { simd_cross(right, up) }
    }
    private static let sides = [
        Side(right: SIMD3(1, 0, 0), up: SIMD3(0, 1, 0)), Side(right: SIMD3(0, 0, -1), up: SIMD3(0, 1, 0)),
        Side(right: SIMD3(-1, 0, 0), up: SIMD3(0, 1, 0)), Side(right: SIMD3(0, 0, 1), up: SIMD3(0, 1, 0)),
        Side(right: SIMD3(1, 0, 0), up: SIMD3(0, 0, -1)), Side(right: SIMD3(1, 0, 0), up: SIMD3(0, 0, 1)),
    ]

    /// Places along an axis of a side, each with the slope of the normal towards the axis: a quarter of a chamfer, the flat part, a quarter.
    private func places(_ half: Float, _ radius: Float, segments: Int) -> [(place: Float, slope: Float)] {
        let (inner, segments) = (half - radius, max(segments, 1))
        let flat = (0...segments).map { (place: (2 * Float($0) / Float(segments) - 1) * inner, slope: Float(0)) }
        guard radius > 0 else { return flat }
        let steps = max(chamferSegmentCount, 1)
        let slopes = (1...steps).map { tanf(Float($0) / Float(steps) * .pi / 4) }
        return slopes.reversed().map { (-inner, -$0) } + flat + slopes.map { (inner, $0) }
    }

    private func addSide(_ side: Side, half: SIMD3<Float>, radius: Float, to mesh: inout Mesh) {
        let size = SIMD3(simd_dot(simd_abs(side.right), half), simd_dot(simd_abs(side.up), half), simd_dot(simd_abs(side.normal), half))
        func segments(_ axis: SIMD3<Float>) -> Int {
            axis.x != 0 ? widthSegmentCount : axis.y != 0 ? heightSegmentCount : lengthSegmentCount
        }
        let columns = places(size.x, radius, segments: segments(side.right))
        let rows = places(size.y, radius, segments: segments(side.up))
        mesh.addGrid(columns.indices.map { Float($0) }, rows.indices.map { Float($0) }) { u, v in
            let (column, row) = (columns[Int(u)], rows[Int(v)])
            let normal = simd_normalize(side.right * column.slope + side.up * row.slope + side.normal)
            let center = side.right * column.place + side.up * row.place + side.normal * (size.z - radius)
            let point = center + normal * radius
            let (x, y) = (simd_dot(point, side.right), simd_dot(point, side.up))
            let coordinate = SIMD2((x / max(size.x, 1e-9) + 1) / 2, (1 - y / max(size.y, 1e-9)) / 2)
            return (point, normal, coordinate)
        }
    }

    override func makeMesh() -> Mesh {
        let half = SIMD3(Float(width), Float(height), Float(length)) / 2
        let radius = min(max(Float(chamferRadius), 0), half.min())
        var mesh = Mesh()
        for side in SCNBox.sides { addSide(side, half: half, radius: radius, to: &mesh) }
        return mesh
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNBox()
        copy.width = width
        copy.height = height
        copy.length = length
        copy.chamferRadius = chamferRadius
        copy.widthSegmentCount = widthSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.lengthSegmentCount = lengthSegmentCount
        copy.chamferSegmentCount = chamferSegmentCount
        return copy
    }
}
