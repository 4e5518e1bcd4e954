import UserNotifications

/// Draws the thumbnails of pictures that are attached to notifications.
final class NotificationThumbnail: AttachmentThumbnailMaking {
    /// The longest side in pixels.
    private static let side = 132

    static func thumbnail(of picture: Data, clipping: CGRect) -> Data? {
        guard let image = try? ImageDecoder.decode(picture) else { return nil }
        let size = CGSize(width: image.width, height: image.height)
        let shown = CGRect(
            x: clipping.minX * size.width, y: clipping.minY * size.height, width: clipping.width * size.width,
            height: clipping.height * size.height)
        let length = min(shown.width, shown.height)
        let square = CGRect(x: shown.midX - length / 2, y: shown.midY - length / 2, width: length, height: length)
        let pixels = min(side, Int(length.rounded(.up)))
        guard pixels > 0, let part = image.cropping(to: square),
            let context = CGContext(
                data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(part, in: CGRect(x: 0, y: 0, width: pixels, height: pixels))
        return context.makeImage()?.encodePNG()
    }
}
