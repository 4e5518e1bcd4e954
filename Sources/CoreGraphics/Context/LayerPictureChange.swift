internal import CCairo
internal import CPixelKernels
internal import CPixman

/// An effect on the picture of a transparency layer, applied before it is composited.
package enum LayerPictureChange {
    /// A blur of a standard deviation in points.
    case blur(CGFloat)
    /// Four rows of five numbers, which make the new red, green, blue and alpha of the old ones, not premultiplied and from 0 to 1, and of 1.
    case colors([Double])
    /// One colour for what is about as opaque as that, 0…1, and nothing for everything else.
    case threshold(ClosedRange<Double>, CGColor)
    /// The picture in perspective: the nine numbers of a matrix, row by row, that a point of the layer's coordinates, as a row with 1, is multiplied by.
    case projection([Double])
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
            case .projection(let matrix):
                project(source, through: matrix)
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

    /// Shows a picture in perspective in its own place.
    private func project(_ surface: OpaquePointer, through numbers: [Double]) {
        var base = cairo_matrix_t()
        var (x, y) = (0.0, 0.0)
        cairo_get_matrix(cairo, &base)
        cairo_surface_get_device_offset(surface, &x, &y)
        let toPixels = PlaneMatrix([base.xx, base.yx, 0, base.xy, base.yy, 0, base.x0 + x, base.y0 + y, 1])
        let stride = cairo_image_surface_get_stride(surface)
        let width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface)
        // What is seen from its edge is not seen.
        guard let back = toPixels.inverse, let sampling = (back * PlaneMatrix(numbers) * toPixels).inverse,
            var transform = sampling.pixman(width: Int(width), height: Int(height)), let pixels = cairo_image_surface_get_data(surface)
        else { return clear(surface) }
        let copy = Data(bytes: pixels, count: Int(stride) * Int(height))
        copy.withUnsafeBytes { bytes in
            let words = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt32.self).baseAddress)
            let from = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, words, stride)
            let to = pixels.withMemoryRebound(to: UInt32.self, capacity: Int(stride / 4 * height)) {
                pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, $0, stride)
            }
            pixman_image_set_transform(from, &transform)
            pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, nil, 0)
            pixman_image_composite32(PIXMAN_OP_SRC, from, nil, to, 0, 0, 0, 0, 0, 0, width, height)
            pixman_image_unref(from)
            pixman_image_unref(to)
        }
    }

    private func clear(_ surface: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        memset(pixels, 0, Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface)))
    }
}
