import UIKit
import simd

extension SCNNode {
    public func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

    /// Inserts a child, which leaves its former parent.
    public func insertChildNode(_ child: SCNNode, at index: Int) {
        precondition(child !== self && !child.isAncestor(of: self), "SCNNode: a node cannot be a descendant of itself")
        child.removeFromParentNode()
        child.parent = self
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    }

    public func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }

    public func removeFromParentNode() {
        guard let parent else { return }
        parent.childNodes.removeAll { $0 === self }
        self.parent = nil
    }

    private func isAncestor(of node: SCNNode) -> Bool {
        var above = node.parent
        while let current = above {
            if current === self { return true }
            above = current.parent
        }
        return false
    }

    /// The first child with a name; among all descendants where `recursively` says so.
    public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        if let child = childNodes.first(where: { $0.name == name }) { return child }
        guard recursively else { return nil }
        for child in childNodes { if let found = child.childNode(withName: name, recursively: true) { return found } }
        return nil
    }

    /// The descendants that `predicate` accepts; it can end the search.
    public func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }

    /// Calls the block with each descendant.
    public func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for child in childNodes {
            child.visit(&stop, block)
            if stop.boolValue { return }
        }
    }

    /// Calls the block with the node and each descendant.
    public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        visit(&stop, block)
    }

    private func visit(_ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        block(self, &stop)
        for child in childNodes {
            if stop.boolValue { return }
            child.visit(&stop, block)
        }
    }

    /// A copy whose descendants' geometries are one, in the node's coordinates.
    public func flattenedClone() -> Self {
        let copy = clone()
        var parts: [(SCNGeometry, simd_float4x4)] = geometry.map { [($0, matrix_identity_float4x4)] } ?? []
        enumerateChildNodes { node, _ in
            if let geometry = node.geometry, !node.isHidden {
                parts.append((geometry, node.simdConvertTransform(matrix_identity_float4x4, to: self)))
            }
        }
        for child in copy.childNodes { child.removeFromParentNode() }
        copy.geometry = parts.isEmpty ? nil : SCNGeometry(merging: parts)
        return copy
    }
}
