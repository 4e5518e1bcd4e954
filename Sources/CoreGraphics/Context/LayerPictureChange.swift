internal import CCairo
internal import CPixelKernels

/// An effect on the picture of a transparency layer, applied before it is composited.
package enum LayerPictureChange {
    /// A blur of a standard deviation in points.
    case blur(CGFloat)
    /// Four rows of five numbers, which make the new red, green, blue and alpha of the old ones, not premultiplied and from 0 to 1, and of 1.
    case colors([Double])
    /// One colour for what is about as opaque as that, 0…1, and nothing for everything else.
    case threshold(ClosedRange<Double>, CGColor)
}

extension CGContext {
    /// Changes the picture of a finished group.
    func apply(_ changes: [LayerPictureChange], to group: OpaquePointer) {
        var source: OpaquePointer?
        guard !changes.isEmpty, cairo_pattern_get_surface(group, &source) == CAIRO_STATUS_SUCCESS, let source else { return }
        cairo_surface_flush(source)
        guard let pixels = cairo_image_surface_get_data(source) else { return }
        let stride = Int(cairo_image_surface_get_stride(source))
        let width = cairo_image_surface_get_width(source), height = cairo_image_surface_get_height(source)
        for change in changes {
            switch change {
            case .blur(let radius):
                qk_blur_bgra(pixels, stride, width, height, radius * baseTransform.meanScale, QKBlurEdgesClear)
            case .colors(let numbers):
                if layout == .rgba { qk_swap_red_blue(pixels, stride, pixels, stride, width, height) }
                qk_color_matrix_bgra(pixels, stride, width, height, numbers)
                if layout == .rgba { qk_swap_red_blue(pixels, stride, pixels, stride, width, height) }
            case .threshold(let range, let color):
                let lowest = Int32((min(max(range.lowerBound, -1), 2) * 255).rounded(.up)),
                    highest = Int32(min(max(range.upperBound, -1), 2) * 255)
                qk_threshold_bgra(pixels, stride, width, height, lowest, highest, word(color))
            }
        }
        cairo_surface_mark_dirty(source)
    }

    /// A colour as the bitmap has it: a premultiplied word.
    private func word(_ color: CGColor) -> UInt32 {
        let (red, green, blue, alpha) = color.sRGB
        let (first, last) = layout == .rgba ? (blue, red) : (red, blue)
        return [alpha, first * alpha, green * alpha, last * alpha].reduce(0) { $0 << 8 | UInt32(min(max($1, 0), 1) * 255 + 0.5) }
    }
}
