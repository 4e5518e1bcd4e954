import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    /// Paints the sublayers of a replicator once for each instance, the last one on top; in a space of its own, whatever is nearest.
    func paintInstances(of item: PaintItem, in state: PaintState) {
        let layer = item.layer, tint = InstanceTint(layer)
        let places = places(of: layer)
        guard layer.isSpace else {
            for (index, place) in places.enumerated() { paint(layer.sublayers, instance: index, at: place, tint, of: item, in: state) }
            return
        }
        for copy in copiesByDepth(of: item, at: places, in: state) {
            paint([copy.id], instance: copy.instance, at: places[copy.instance], tint, of: item, in: state)
        }
    }

    private func paint(
        _ ids: [LayerID], instance index: Int, at place: RenderTransform, _ tint: InstanceTint?, of item: PaintItem, in state: PaintState
    ) {
        var inner = state
        inner.transform = place.concatenating(state.transform)
        var instance = item
        instance.timeOffset = item.timeOffset + Double(index) * item.layer.number(.instanceDelay)
        if let color = tint?.color(of: index) {
            paintColored(color, ids, instance, in: inner)
        } else {
            paintChildren(ids, of: instance, in: inner)
        }
    }

    /// The instances' transforms.
    private func places(of layer: LayerState) -> [RenderTransform] {
        let count = layer.whole(.instanceCount, upTo: CommitLimits.instances)
        let step = aboutCenter(layer.transform(.instanceTransform), of: layer)
        var places: [RenderTransform] = []
        for _ in 0..<count { places.append(places.last.map { step.concatenating($0) } ?? .identity) }
        return places
    }

    /// Every sublayer of every instance, the furthest first.
    private func copiesByDepth(of item: PaintItem, at places: [RenderTransform], in state: PaintState) -> [(instance: Int, id: LayerID)] {
        var copies: [(instance: Int, id: LayerID, depth: Double)] = []
        for (index, place) in places.enumerated() {
            let moment = time - item.timeOffset - Double(index) * item.layer.number(.instanceDelay)
            for id in item.layer.sublayers {
                guard let layer = tree.layers[id], budget.visit() else { continue }
                let geometry = LayerState(layer, at: moment).geometry
                let transform = geometry.transformToParent.concatenating(place).concatenating(state.transform)
                copies.append((index, id, transform.depth(of: CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))))
            }
        }
        return copies.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map {
            ($0.element.instance, $0.element.id)
        }
    }

    private func aboutCenter(_ transform: RenderTransform, of layer: LayerState) -> RenderTransform {
        let anchor = layer.point(.anchorPoint), b = layer.bounds
        let x = Double(b.minX + anchor.x * b.width), y = Double(b.minY + anchor.y * b.height)
        return RenderTransform.translation(x: -x, y: -y).concatenating(transform).concatenating(.translation(x: x, y: y))
    }

    /// Paints an instance aside and multiplies its colours.
    private func paintColored(_ color: RenderColor, _ ids: [LayerID], _ item: PaintItem, in state: PaintState) {
        guard let (aside, group) = state.aside(state.clip, budget), let (_, colored) = aside.aside(state.clip, budget) else { return }
        paintChildren(ids, of: item, in: aside)
        let factor = PixmanImage(color)
        pixman_image_set_component_alpha(factor.pointer, 1)
        colored.compose(group.image, at: (group.rect.x, group.rect.y), mask: factor, in: group.rect, operation: PIXMAN_OP_SRC)
        state.surface.compose(colored.image, at: (group.rect.x, group.rect.y), in: group.rect)
    }
}

/// The colours that multiply those of a replicator's instances.
private struct InstanceTint {
    let first: RenderColor
    let step: [Double]

    /// nil where nothing multiplies.
    init?(_ layer: LayerState) {
        guard case .color(let color) = layer.value(.instanceColor) else { return nil }
        first = color
        step = [LayerKey.instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset].map { layer.number($0) }
        if first == RenderColor(red: 1, green: 1, blue: 1), step.allSatisfy({ $0 == 0 }) { return nil }
    }

    func color(of index: Int) -> RenderColor {
        func component(_ value: Double, _ offset: Int) -> Double { min(max(value + Double(index) * step[offset], 0), 1) }
        return RenderColor(
            red: component(first.red, 0), green: component(first.green, 1), blue: component(first.blue, 2), alpha: component(first.alpha, 3)
        )
    }
}
