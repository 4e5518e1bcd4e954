/// Image files to bitmaps and back.
enum ImageCodec {
    struct Decoded {
        var image: CGImage
        var orientation: UIImage.Orientation
    }

    static func decode(_ data: Data) -> Decoded? {
        guard let contents = try? ImageDecoder.contents(data), let first = contents.frames.first else { return nil }
        return Decoded(image: first.image, orientation: UIImage.Orientation(exif: contents.orientation))
    }

    static func png(_ image: CGImage) -> Data? { image.encodePNG() }
    static func jpeg(_ image: CGImage, quality: CGFloat) -> Data? { image.encodeJPEG(quality: quality) }
}
