import UIKit

/// A rule that a node's position or turn is brought into after each frame's physics.
/// Source: Apple's documentation of `SKConstraint`.
@preconcurrency @MainActor open class SKConstraint: NSObject {
    open var enabled = true
    /// The node in whose coordinates the rule holds; nil for those of the node's parent.
    open var referenceNode: SKNode?
    private let rule: (SKNode, SKNode?) -> Void

    private init(_ rule: @escaping (SKNode, SKNode?) -> Void) { self.rule = rule }

    func apply(to node: SKNode) { if enabled { rule(node, referenceNode) } }

    /// Calls `body` with the node's position in the reference's coordinates.
    private static func withPosition(_ node: SKNode, _ reference: SKNode?, _ body: (inout CGPoint) -> Void) {
        guard let parent = node.parent, let reference else { return body(&node.position) }
        var place = parent.convert(node.position, to: reference)
        body(&place)
        node.position = reference.convert(place, to: parent)
    }

    open class func positionX(_ range: SKRange) -> SKConstraint {
        SKConstraint { node, reference in withPosition(node, reference) { $0.x = range.clamp($0.x) } }
    }
    open class func positionY(_ range: SKRange) -> SKConstraint {
        SKConstraint { node, reference in withPosition(node, reference) { $0.y = range.clamp($0.y) } }
    }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        SKConstraint { node, reference in
            withPosition(node, reference) { $0 = CGPoint(x: xRange.clamp($0.x), y: yRange.clamp($0.y)) }
        }
    }

    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint { node, reference in withPosition(node, reference) { $0 = clamp($0, about: point, range) } }
    }
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { [weak node] constrained, _ in
            guard let node, let parent = constrained.parent else { return }
            constrained.position = clamp(constrained.position, about: node.convert(point, to: parent), range)
        }
    }

    private static func clamp(_ place: CGPoint, about center: CGPoint, _ range: SKRange) -> CGPoint {
        let (dx, dy) = (place.x - center.x, place.y - center.y)
        let length = hypot(dx, dy)
        let wanted = range.clamp(length)
        guard wanted != length else { return place }
        guard length > 0 else { return CGPoint(x: center.x + wanted, y: center.y) }
        return CGPoint(x: center.x + dx / length * wanted, y: center.y + dy / length * wanted)
    }

    open class func zRotation(_ range: SKRange) -> SKConstraint { SKConstraint { node, _ in node.zRotation = range.clamp(node.zRotation) } }

    /// Turns a node towards another; the offset's range is added to the direction in radians.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { orient(to: .zero, in: node, offset: radians) }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { node, reference in
            let target = reference.flatMap { reference in node.parent.map { reference.convert(point, to: $0) } } ?? point
            turn(node, to: target, radians)
        }
    }
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { [weak node] constrained, _ in
            guard let node, let parent = constrained.parent else { return }
            turn(constrained, to: node.convert(point, to: parent), radians)
        }
    }

    private static func turn(_ node: SKNode, to target: CGPoint, _ range: SKRange) {
        let angle = atan2(target.y - node.position.y, target.x - node.position.x)
        let difference = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
        node.zRotation = angle + range.clamp(difference)
    }
}

@MainActor extension SKNode {
    func applyConstraints() { forEachDescendantAndSelf { node in for constraint in node.constraints ?? [] { constraint.apply(to: node) } } }
}
