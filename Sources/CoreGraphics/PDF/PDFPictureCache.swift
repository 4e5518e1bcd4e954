/// Pictures of a document's pages, the last ones drawn.
final class PDFPictureCache: @unchecked Sendable {
    struct Key: Hashable {
        var page, width, height: Int
    }

    private let lock = NSLock()
    /// The oldest first.
    private var pictures: [(key: Key, image: CGImage)] = []
    /// Pixels of all pictures that are kept; a larger one is kept alone.
    private static let limit = 16 << 20

    func picture(_ key: Key, make: () -> CGImage?) -> CGImage? {
        if let known = lock.withLock({ pictures.first { $0.key == key }?.image }) { return known }
        guard let image = make() else { return nil }
        lock.withLock {
            pictures.append((key, image))
            while pictures.count > 1, pictures.reduce(0, { $0 + $1.image.width * $1.image.height }) > Self.limit { pictures.removeFirst() }
        }
        return image
    }
}
