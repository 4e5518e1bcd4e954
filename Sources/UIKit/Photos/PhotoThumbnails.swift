import DeviceProtocol

/// Small pictures of photos, made in the background and kept as long as a picker shows.
@MainActor package final class PhotoThumbnails {
    private var known: [PhotoRecord: UIImage] = [:]
    private let queue = DispatchQueue(label: "quince.photo-thumbnails", qos: .userInitiated)

    package init() {}

    /// Hands over a picture that fills a square of `side` pixels; at once where it has been made before, nil where the file is no picture.
    package func load(_ photo: PhotoRecord, side: CGFloat, handler: @escaping @MainActor (UIImage?) -> Void) {
        if let image = known[photo] { return handler(image) }
        queue.async {
            let image = Self.thumbnail(of: photo, side: side)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] in
                    self?.known[photo] = image
                    handler(image)
                }
            }
        }
    }

    nonisolated private static func thumbnail(of photo: PhotoRecord, side: CGFloat) -> UIImage? {
        guard let image = PhotoLibrary.image(of: photo), image.size.width > 0, image.size.height > 0 else { return nil }
        let factor = min(1, side / min(image.size.width, image.size.height))
        let size = CGSize(width: (image.size.width * factor).rounded(.up), height: (image.size.height * factor).rounded(.up))
        return image.preparingThumbnail(of: size)
    }
}
