import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    /// Blurs and saturates what has been painted behind the layer.
    func paintBackdrop(_ layer: LayerState, in state: PaintState) {
        guard let box = state.transform.box(around: layer.bounds) else { return }
        // What lies around the layer does not shine into it; the whole of what lies behind does, also where only a part is painted.
        let layers = state.behind + [state.surface]
        let source = PixelRect(around: box).intersection(layers[0].rect)
        let area = source.intersection(state.clip).intersection(state.surface.rect)
        guard !area.isEmpty else { return }
        let sigma = max(layer.number(.backdropBlurRadius), 0) * state.transform.meanScale
        guard let (_, copy) = state.aside(source, budget) else { return }
        for each in layers { copy.compose(each.image, at: (each.rect.x, each.rect.y), in: source.intersection(each.rect)) }
        let pixels = copy.buffer.pointer.assumingMemoryBound(to: UInt8.self)
        if sigma > 0 {
            qk_blur_bgra(pixels, copy.buffer.bytesPerRow, Int32(source.width), Int32(source.height), sigma, QKBlurEdgesMirrored)
        }
        let saturation = layer.number(.backdropSaturation)
        if saturation != 1 { qk_saturate_bgra(pixels, copy.buffer.bytesPerRow, Int32(source.width), Int32(source.height), saturation) }
        let isWhole = state.transform.isUpright && layer.corners.areSquare && PixelRect(exactly: box) != nil
        var mask: MaskSurface?
        if !isWhole {
            let shape = MaskSurface(area)
            shape.fill(layer.corners.path(layer.bounds), state.transform)
            mask = shape
        }
        state.surface.compose(copy.image, at: (source.x, source.y), mask: mask?.image, maskAt: (area.x, area.y), in: area)
    }
}
