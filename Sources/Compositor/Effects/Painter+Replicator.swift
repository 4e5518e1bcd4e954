import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    /// Paints the sublayers of a replicator once for each instance, the last one on top.
    func paintInstances(of item: PaintItem, in state: PaintState) {
        let layer = item.layer
        let count = min(max(Int(layer.number(.instanceCount)), 0), CommitLimits.instances)
        let delay = layer.number(.instanceDelay), color = layer.value(.instanceColor)
        let step = aboutCenter(layer.transform(.instanceTransform), of: layer)
        var placed = RenderTransform.identity
        for index in 0..<count {
            var inner = state
            inner.transform = placed.concatenating(state.transform)
            var instance = item
            instance.timeOffset = item.timeOffset + Double(index) * delay
            if case .color(let color) = color, color != RenderColor(red: 1, green: 1, blue: 1) {
                paintColored(color, instance, in: inner)
            } else {
                paintChildren(layer.sublayers, of: instance, in: inner)
            }
            placed = step.concatenating(placed)
        }
    }

    private func aboutCenter(_ transform: RenderTransform, of layer: LayerState) -> RenderTransform {
        let anchor = layer.point(.anchorPoint), b = layer.bounds
        let x = Double(b.minX + anchor.x * b.width), y = Double(b.minY + anchor.y * b.height)
        return RenderTransform.translation(x: -x, y: -y).concatenating(transform).concatenating(.translation(x: x, y: y))
    }

    /// Paints an instance aside and multiplies its colours.
    private func paintColored(_ color: RenderColor, _ item: PaintItem, in state: PaintState) {
        let group = Surface(state.clip)
        var aside = state
        aside.surface = group
        paintChildren(item.layer.sublayers, of: item, in: aside)
        let factor = PixmanImage(color)
        pixman_image_set_component_alpha(factor.pointer, 1)
        let colored = Surface(state.clip)
        colored.compose(group.image, at: (group.rect.x, group.rect.y), mask: factor, in: group.rect, operation: PIXMAN_OP_SRC)
        state.surface.compose(colored.image, at: (group.rect.x, group.rect.y), in: group.rect)
    }
}
