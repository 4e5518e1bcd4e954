internal import CCairo
internal import CPixelKernels

/// Contexts whose pixels are one byte: gray, or alpha alone. Drawing happens in colour; the bytes follow.
extension CGContext {
    /// The caller's memory, or new one, where the parameters are those of such a context.
    static func samples(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bytesPerRow: Int, _ space: CGColorSpace,
        _ info: CGBitmapInfo
    ) -> PixelBuffer? {
        let isGray = space.model == .monochrome && info.alphaInfo == CGImageAlphaInfo.none
        let rowBytes = bytesPerRow == 0 ? width : bytesPerRow
        guard isGray || info.alphaInfo == .alphaOnly, bitsPerComponent == 8, width > 0, height > 0, width <= PixelBuffer.maximumSide,
            height <= PixelBuffer.maximumSide, rowBytes >= width, rowBytes <= PixelBuffer.maximumRowBytes
        else { return nil }
        if let data { return PixelBuffer(pointer: data, width: width, height: height, bytesPerRow: rowBytes) {} }
        let memory = calloc(height, rowBytes)!
        return PixelBuffer(pointer: memory, width: width, height: height, bytesPerRow: rowBytes) { free(memory) }
    }

    /// A context that goes on from what the samples show.
    convenience init(samples: PixelBuffer, space: CGColorSpace, info: CGBitmapInfo) {
        let isAlpha = info.alphaInfo == .alphaOnly
        let pixels = PixelBuffer(width: samples.width, height: samples.height)
        qk_to_bgra(
            pixels.pointer.assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow, samples.pointer.assumingMemoryBound(to: UInt8.self),
            samples.bytesPerRow, Int32(samples.width), Int32(samples.height), Self.layout(isAlpha: isAlpha))
        self.init(
            pixels: pixels, layout: .bgra, hasAlpha: isAlpha, space: space, bitmapInfo: info, baseTransform: .identity, samples: samples)
    }

    private static func layout(isAlpha: Bool) -> QKPixelLayout {
        QKPixelLayout(bytesPerPixel: 1, red: 0, green: 0, blue: 0, alpha: isAlpha ? 0 : -1, premultiplied: 1)
    }

    /// Tells cairo, and the caller's samples, that pixels have changed.
    func notePainted() {
        guard document == nil else { return }
        cairo_surface_mark_dirty(surface)
        guard let samples, !state.isInLayer else { return }
        cairo_surface_flush(surface)
        let (to, from) = (samples.pointer.assumingMemoryBound(to: UInt8.self), pixels.pointer.assumingMemoryBound(to: UInt8.self))
        let (width, height) = (Int32(samples.width), Int32(samples.height))
        if hasAlpha {
            qk_extract_alpha(to, samples.bytesPerRow, from, pixels.bytesPerRow, width, height)
        } else {
            qk_extract_luminance(to, samples.bytesPerRow, from, pixels.bytesPerRow, width, height, 0)
        }
    }

    /// Returns the samples as an image in their colour space; for samples of alpha alone, black with that alpha.
    func sampledImage(_ samples: PixelBuffer) -> CGImage? {
        let buffer = PixelBuffer(width: samples.width, height: samples.height)
        let bytes = buffer.pointer.assumingMemoryBound(to: UInt8.self)
        qk_to_bgra(
            bytes, buffer.bytesPerRow, samples.pointer.assumingMemoryBound(to: UInt8.self), samples.bytesPerRow, Int32(samples.width),
            Int32(samples.height),
            hasAlpha
                ? QKPixelLayout(bytesPerPixel: 1, red: -1, green: -1, blue: -1, alpha: 0, premultiplied: 1) : Self.layout(isAlpha: false))
        return CGImage(buffer: buffer, isOpaque: !hasAlpha, space: space)
    }
}
