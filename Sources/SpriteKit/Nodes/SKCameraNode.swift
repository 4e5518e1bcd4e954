import UIKit

/// The node whose position, turn and scale decide which part of the scene the view shows.
/// Source: Apple's documentation of `SKCameraNode`.
open class SKCameraNode: SKNode {
    /// Whether some of the node's content is in the camera's viewport.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

    /// The nodes of the scene that intersect the camera's viewport.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        let size = scene.view?.bounds.size ?? scene.size
        let transform = scene.viewTransform(size)
        var found: Set<SKNode> = []
        scene.forEachDescendantAndSelf { node in
            guard node !== scene, node !== self, !node.inParentHierarchy(self), !node.contentBounds.isNull else { return }
            let frame = node.contentBounds.applying(node.rootTransform.concatenating(transform))
            if frame.intersects(CGRect(origin: .zero, size: size)) { found.insert(node) }
        }
        return found
    }

    override func makeCopy() -> SKNode { SKCameraNode() }
}
