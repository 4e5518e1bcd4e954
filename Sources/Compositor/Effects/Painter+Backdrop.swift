import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    /// Blurs and saturates what has been painted behind the layer.
    func paintBackdrop(_ layer: LayerState, in state: PaintState) {
        guard let box = state.transform.box(around: layer.bounds) else { return }
        let area = PixelRect(around: box).intersection(state.clip).intersection(state.surface.rect)
        guard !area.isEmpty else { return }
        let sigma = max(layer.number(.backdropBlurRadius), 0) * state.transform.meanScale
        // What lies around the layer shines into its edges.
        let source = area.insetBy(-Int((sigma * 3).rounded(.up)))
        let copy = Surface(source)
        // Beyond the edges of what is painted on, the pixels there go on: the blur stays as opaque as what it blurs.
        let behind = state.surface.image
        pixman_image_set_repeat(behind.pointer, PIXMAN_REPEAT_PAD)
        copy.compose(behind, at: (state.surface.rect.x, state.surface.rect.y), in: source, operation: PIXMAN_OP_SRC)
        pixman_image_set_repeat(behind.pointer, PIXMAN_REPEAT_NONE)
        let pixels = copy.buffer.pointer.assumingMemoryBound(to: UInt8.self)
        if sigma > 0 { qk_blur_bgra(pixels, copy.buffer.bytesPerRow, Int32(source.width), Int32(source.height), sigma) }
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
