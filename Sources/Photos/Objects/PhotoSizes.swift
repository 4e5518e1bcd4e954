import CoreGraphics
import DeviceProtocol
import QuinceFoundation

/// The sizes of photos, each read once in a process.
enum PhotoSizes {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [PhotoRecord: (width: Int, height: Int)] = [:]

    /// The size of the upright picture in pixels; zero where it cannot be read.
    static func size(of record: PhotoRecord) -> (width: Int, height: Int) {
        if let size = lock.withLock({ known[record] }) { return size }
        guard let data = try? PhotoStore.file(of: record.name), let contents = try? ImageDecoder.contents(data),
            let image = contents.frames.first?.image
        else { return (0, 0) }
        // Orientations from 5 on lie on their side.
        let size = contents.orientation >= 5 ? (image.height, image.width) : (image.width, image.height)
        lock.withLock { known[record] = size }
        return size
    }
}
