import UIKit

extension SKNode {
    /// Maps the node's coordinates to the parent's.
    var localTransform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    /// Maps the node's coordinates to those of the root of its tree.
    var rootTransform: CGAffineTransform {
        var (transform, node) = (CGAffineTransform.identity, self)
        while let parent = node.parent {
            transform = transform.concatenating(node.localTransform)
            node = parent
        }
        return transform
    }

    var accumulatedRotation: CGFloat {
        var (angle, node): (CGFloat, SKNode) = (0, self)
        while let parent = node.parent {
            angle += node.zRotation
            node = parent
        }
        return angle
    }

    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }

    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        let transform = node.rootTransform
        let inRoot = point.applying(rootTransform)
        return transform.a * transform.d - transform.b * transform.c == 0 ? .zero : inRoot.applying(transform.inverted())
    }

    var accumulatedFrame: CGRect {
        let own = self is SKScene || contentBounds.isNull ? CGRect.null : contentBounds
        let all = children.reduce(own) { $0.union($1.accumulatedOrNull) }
        return all.isNull ? frame : all.applying(localTransform)
    }

    private var accumulatedOrNull: CGRect {
        let all = children.reduce(contentBounds) { $0.union($1.accumulatedOrNull) }
        return all.isNull ? .null : all.applying(localTransform)
    }

    /// Whether the frames of two nodes intersect, descendants left out.
    public func intersects(_ node: SKNode) -> Bool {
        func inRoot(_ node: SKNode) -> CGRect {
            node.parent.map { node.frame.applying($0.rootTransform) } ?? node.frame
        }
        return inRoot(self).intersects(inRoot(node))
    }

    /// The topmost descendant at a point in the node's coordinates; the node itself where there is none.
    public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// The descendants at a point in the node's coordinates, topmost first.
    public func nodes(at p: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, z: CGFloat)] = []
        for child in children { child.collect(at: p, z: 0, into: &found) }
        return found.enumerated().sorted { ($0.element.z, $0.offset) > ($1.element.z, $1.offset) }.map(\.element.node)
    }

    /// `p` is in the parent's coordinates.
    private func collect(at p: CGPoint, z: CGFloat, into found: inout [(node: SKNode, z: CGFloat)]) {
        let transform = localTransform
        guard !isHidden, transform.a * transform.d != transform.b * transform.c else { return }
        let inner = p.applying(transform.inverted())
        let height = z + zPosition
        if holds(inner) { found.append((self, height)) }
        for child in children { child.collect(at: inner, z: height, into: &found) }
    }

    /// Whether a point in the node's coordinates is on its content; nodes without content are where their descendants are.
    private func holds(_ point: CGPoint) -> Bool {
        let bounds = contentBounds
        if !bounds.isNull { return bounds.contains(point) }
        return children.reduce(CGRect.null) { $0.union($1.accumulatedOrNull) }.contains(point)
    }
}

extension UITouch {
    /// The touch's location in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { location(in: node) { location(in: $0) } }
    public func previousLocation(in node: SKNode) -> CGPoint { location(in: node) { previousLocation(in: $0) } }

    private func location(in node: SKNode, _ read: (UIView) -> CGPoint) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return scene.convert(scene.convertPoint(fromView: read(view)), to: node)
    }
}
