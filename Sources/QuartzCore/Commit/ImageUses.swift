import CoreGraphics
import Foundation
import RenderProtocol

/// Which bitmaps the compositors hold: each is sent with its first use and taken back with its last.
struct ImageUses {
    private var contents: [LayerID: ImageID] = [:]
    private var counts: [ImageID: Int] = [:]
    private(set) var known: [ImageID: CGImage] = [:]
    private var candidates: [ImageID: CGImage] = [:]
    private var timed: [(image: ImageID, end: Double)] = []

    mutating func setContents(_ image: CGImage?, of layer: LayerID) {
        let id = image.map { ImageRegistry.id(of: $0) }
        if let image, let id { use(image, id) }
        if let old = contents[layer] { counts[old, default: 1] -= 1 }
        contents[layer] = id
    }

    /// Keeps images that an animation shows until it ends.
    mutating func retain(_ images: [CGImage], until end: Double) {
        for image in images {
            let id = ImageRegistry.id(of: image)
            use(image, id)
            timed.append((id, end))
        }
    }

    private mutating func use(_ image: CGImage, _ id: ImageID) {
        counts[id, default: 0] += 1
        if known[id] == nil { candidates[id] = image }
    }

    mutating func takeChanges(at time: Double) -> (added: [Commit.Operation], removed: [Commit.Operation]) {
        for entry in timed where entry.end <= time { counts[entry.image, default: 1] -= 1 }
        timed.removeAll { $0.end <= time }
        var added: [Commit.Operation] = []
        for (id, image) in candidates.sorted(by: { $0.key < $1.key }) where counts[id, default: 0] > 0 {
            known[id] = image
            added.append(.addImage(id, image.committed))
        }
        candidates = [:]
        let unused = counts.filter { $0.value <= 0 }.map(\.key).sorted()
        var removed: [Commit.Operation] = []
        for id in unused {
            counts[id] = nil
            if known.removeValue(forKey: id) != nil { removed.append(.removeImage(id)) }
        }
        return (added, removed)
    }
}
