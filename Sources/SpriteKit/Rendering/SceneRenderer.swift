import UIKit

/// Keeps the layers of a view in step with a scene: one layer for each node with content, in one list ordered by height, so that `zPosition` orders
/// nodes whatever their parents.
@MainActor final class SceneRenderer {
    let root = CALayer()
    private struct Item {
        let layer: CALayer
        let height: CGFloat
    }
    private final class Container {
        let layer = CALayer()
        let mask = CALayer()
    }
    private var containers: [ObjectIdentifier: Container] = [:]
    private var usedContainers: Set<ObjectIdentifier> = []
    /// Nodes drawn in the last frame.
    private(set) var nodeCount = 0
    private(set) var drawCount = 0
    /// Whether the outlines of bodies are drawn.
    var showsPhysics = false
    private let physicsLayer = PhysicsLayer()

    init() { root.masksToBounds = true }

    func render(_ scene: SKScene, size: CGSize, isTransparent: Bool = true) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        (nodeCount, drawCount, usedContainers) = (0, 0, [])
        // Not its frame: a transition transforms the layer.
        root.setIfChanged(\.bounds, CGRect(origin: .zero, size: size))
        root.setIfChanged(\.position, CGPoint(x: size.width / 2, y: size.height / 2))
        root.setIfChanged(
            \.backgroundColor,
            isTransparent
                ? scene.backgroundColor.cgColor
                : UIColor.black.mixed(with: scene.backgroundColor.withAlphaComponent(1), scene.backgroundColor.cgColor.alpha).cgColor)
        root.setIfChanged(\.opacity, Float(scene.alpha))
        var items: [Item] = []
        let transform = scene.viewTransform(size)
        if !scene.isHidden { for child in scene.children { visit(child, transform, alpha: 1, height: 0, size, &items) } }
        if showsPhysics {
            physicsLayer.show(scene, transform, size)
            items.append(Item(layer: physicsLayer, height: .infinity))
        }
        show(items, in: root)
        for key in containers.keys where !usedContainers.contains(key) { containers[key] = nil }
    }

    private func visit(_ node: SKNode, _ parent: CGAffineTransform, alpha: CGFloat, height: CGFloat, _ size: CGSize, _ items: inout [Item])
    {
        let (alpha, height) = (alpha * min(max(node.alpha, 0), 1), height + node.zPosition)
        guard !node.isHidden, alpha > 0 else { return }
        nodeCount += 1
        let transform = node.localTransform.concatenating(parent)
        if let crop = node as? SKCropNode, let mask = crop.maskNode {
            return visitCropped(crop, mask, transform, alpha: alpha, height: height, size, &items)
        }
        if let layer = layer(of: node) {
            drawCount += 1
            node.updateContent(layer, transform: transform)
            layer.setIfChanged(\.opacity, Float(alpha))
            items.append(Item(layer: layer, height: height + node.contentHeight))
        }
        for child in node.children { visit(child, transform, alpha: alpha, height: height, size, &items) }
    }

    private func layer(of node: SKNode) -> CALayer? {
        if node.contentLayer == nil { node.contentLayer = node.makeContentLayer() }
        return node.contentLayer
    }

    private func visitCropped(
        _ node: SKCropNode, _ mask: SKNode, _ transform: CGAffineTransform, alpha: CGFloat, height: CGFloat, _ size: CGSize,
        _ items: inout [Item]
    ) {
        let key = ObjectIdentifier(node)
        let container = containers[key] ?? Container()
        containers[key] = container
        usedContainers.insert(key)
        var (inside, masking): ([Item], [Item]) = ([], [])
        for child in node.children { visit(child, transform, alpha: alpha, height: height, size, &inside) }
        visit(mask, transform, alpha: 1, height: 0, size, &masking)
        container.layer.setIfChanged(\.frame, CGRect(origin: .zero, size: size))
        container.mask.setIfChanged(\.frame, CGRect(origin: .zero, size: size))
        show(inside, in: container.layer)
        show(masking, in: container.mask)
        if container.layer.mask !== container.mask { container.layer.mask = container.mask }
        items.append(Item(layer: container.layer, height: height))
    }

    /// Orders layers by height, those of equal heights as the tree does.
    private func show(_ items: [Item], in parent: CALayer) {
        let layers = items.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element.layer)
        let shown = parent.sublayers ?? []
        guard !shown.elementsEqual(layers, by: ===) else { return }
        let wanted = Set(layers.map(ObjectIdentifier.init))
        for layer in shown where !wanted.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() {
            let current = parent.sublayers ?? []
            if index < current.count, current[index] === layer { continue }
            layer.removeFromSuperlayer()
            parent.insertSublayer(layer, at: UInt32(index))
        }
    }
}
