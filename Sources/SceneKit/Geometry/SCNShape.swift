import UIKit
import simd

/// A path pulled along the z axis, from half of the depth before to half of it behind the plane; front, back and sides are elements.
/// Source: Apple's documentation of `SCNShape`.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    open var path: UIBezierPath? { didSet { dimensionsChanged() } }
    open var extrusionDepth: CGFloat = 1 { didSet { dimensionsChanged() } }
    /// The size of cut edges; not drawn yet, which the console says.
    open var chamferRadius: CGFloat = 0 {
        didSet { if chamferRadius != 0 { SceneNotice.report("SCNShape.chamferRadius: not yet in Quince: chamfers of shapes") } }
    }
    open var chamferMode = SCNChamferMode.both
    open var chamferProfile: UIBezierPath?

    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }

    override func makeMesh() -> Mesh {
        guard let path else { return Mesh() }
        // The path's flatness is in points of a screen, which are large in a scene: curves keep at least the fineness of their size.
        let size = Float(max(path.bounds.width, path.bounds.height))
        return Mesh(extruding: Outline(path.cgPath, flatness: min(Float(path.flatness), size / 200)), depth: Float(max(extrusionDepth, 0)))
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNShape(path: path, extrusionDepth: extrusionDepth)
        (copy.chamferMode, copy.chamferProfile) = (chamferMode, chamferProfile)
        return copy
    }
}

public enum SCNChamferMode: Int, Sendable { case both = 0, front, back }
