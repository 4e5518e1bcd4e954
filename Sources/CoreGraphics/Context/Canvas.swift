internal import CCairo

/// The pixels of a context, and cairo's drawing on them.
final class Canvas {
    let pixels: PixelBuffer
    let surface: OpaquePointer
    let cairo: OpaquePointer

    init(_ pixels: PixelBuffer, hasAlpha: Bool) {
        self.pixels = pixels
        surface = cairo_image_surface_create_for_data(
            pixels.pointer.assumingMemoryBound(to: UInt8.self), hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(pixels.width),
            Int32(pixels.height), Int32(pixels.bytesPerRow))
        cairo = cairo_create(surface)
        cairo_set_tolerance(cairo, CGContext.tolerance)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }
}
