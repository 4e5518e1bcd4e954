import CoreGraphics
import Foundation
import RenderProtocol

/// Names for images by identity: the same `CGImage` has the same name in every layer that shows it.
enum ImageRegistry {
    private struct Entry {
        weak var image: CGImage?
        let id: ImageID
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var lastID: UInt64 = 0
    /// Entries after which those of released images are dropped.
    nonisolated(unsafe) private static var limit = 256
    private static let lock = NSLock()

    static func id(of image: CGImage) -> ImageID {
        lock.withLock {
            let identifier = ObjectIdentifier(image)
            if let entry = entries[identifier], entry.image === image { return entry.id }
            if entries.count >= limit {
                entries = entries.filter { $0.value.image != nil }
                limit = max(256, entries.count * 2)
            }
            lastID += 1
            let id = ImageID(lastID)
            entries[identifier] = Entry(image: image, id: id)
            return id
        }
    }
}
