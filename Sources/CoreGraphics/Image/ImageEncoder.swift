internal import CImageCodecs

extension CGImage {
    /// The image as a PNG file, compressed for speed.
    package func encodePNG() -> Data? {
        var size = 0
        let bytes = qc_encode_png(
            buffer.pointer.assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(width), Int32(height), isOpaque ? 1 : 0, &size)
        return bytes.map { Data(bytesNoCopy: $0, count: size, deallocator: .free) }
    }

    /// The image as a JPEG file, on black where it is transparent.
    ///
    /// - Parameter quality: 0 (small) … 1 (best).
    package func encodeJPEG(quality: CGFloat) -> Data? {
        var size = 0
        let percent = Int32(quality.isNaN ? 0 : (min(max(quality, 0), 1) * 99).rounded()) + 1
        let bytes = qc_encode_jpeg(
            buffer.pointer.assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(width), Int32(height), percent, &size)
        return bytes.map { Data(bytesNoCopy: $0, count: size, deallocator: .free) }
    }
}
