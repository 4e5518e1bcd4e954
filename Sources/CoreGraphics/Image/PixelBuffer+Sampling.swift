internal import CImageCodecs
internal import CPixman

extension PixelBuffer {
    /// The pixels with smooth edges between them, as `transform` finds them from those of `area`; beyond the edge the last ones go on.
    func sampled(through transform: pixman_transform_t, in area: PixelRect, isOpaque: Bool = false) -> PixelBuffer {
        let target = PixelBuffer(unsetWidth: area.width, height: area.height)
        let format = isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
        let from = pixmanImage(format), to = target.pixmanImage(format)
        var transform = transform
        pixman_image_set_transform(from, &transform)
        pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC, from, nil, to, Int32(area.x), Int32(area.y), 0, 0, 0, 0, Int32(area.width), Int32(area.height))
        pixman_image_unref(from)
        pixman_image_unref(to)
        return target
    }

    /// A copy of half the size, each of its pixels the mean of four.
    func halved() -> PixelBuffer {
        let half = PixelBuffer(unsetWidth: (width + 1) / 2, height: (height + 1) / 2)
        qc_halve_pixels(
            pointer.assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(width), Int32(height),
            half.pointer.assumingMemoryBound(to: UInt8.self))
        return half
    }

    private func pixmanImage(_ format: pixman_format_code_t) -> OpaquePointer? {
        pixman_image_create_bits_no_clear(
            format, Int32(width), Int32(height), pointer.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    }
}
