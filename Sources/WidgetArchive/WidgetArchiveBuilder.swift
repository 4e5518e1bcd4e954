import DeviceProtocol
import Foundation
import RenderProtocol

/// Puts an archive together: bitmaps that are the same in several entries are kept once.
public struct WidgetArchiveBuilder {
    public private(set) var archive: WidgetArchive
    /// The places of bitmaps by what hashes of them are.
    private var known: [Int: [Int]] = [:]
    /// The archive's bitmaps by the process's names, which are no others' as long as it lives.
    private var shared: [ImageID: (name: ImageID, width: Int, height: Int)] = [:]

    public init(_ archive: WidgetArchive) { self.archive = archive }

    /// Adds an entry after those that are there.
    public mutating func add(_ entry: WidgetArchive.Entry) { archive.entries.append(entry) }

    /// Layers as an archive has them: one commit without bitmaps, which go to the archive's.
    ///
    /// - Parameter commits: The commits by which a process has made the layers, from the first on.
    /// - Throws: `CommitError`; `WidgetArchiveBuilderError` for a bitmap of more pixels than `pixelLimit`.
    public mutating func layers(of commits: [Commit], pixelLimit: Int) throws -> Commit {
        var tree = RenderTree()
        for commit in commits { try tree.apply(commit) }
        var names: [ImageID: ImageID] = [:]
        var operations: [Commit.Operation] = []
        for operation in tree.snapshotCommit().operations {
            switch operation {
            case .addImage(let id, let image):
                guard image.width * image.height <= pixelLimit else {
                    throw WidgetArchiveBuilderError.imageTooLarge(width: image.width, height: image.height)
                }
                names[id] = share(image, id)
            case .setLayer(let id, var properties):
                if case .image(let image)? = properties[.contents], let name = names[image] { properties[.contents] = .image(name) }
                operations.append(.setLayer(id, properties))
            case .setRoot: operations.append(operation)
            // Nothing moves in a widget.
            case .addAnimation, .removeAnimation, .removeImage, .removeLayer: break
            }
        }
        return Commit(sequence: 1, time: 0, operations: operations)
    }

    private mutating func share(_ image: RenderImage, _ id: ImageID) -> ImageID {
        if let found = shared[id], (found.width, found.height) == (image.width, image.height) { return found.name }
        let name = share(image)
        shared[id] = (name, image.width, image.height)
        return name
    }

    private mutating func share(_ image: RenderImage) -> ImageID {
        var hasher = Hasher()
        hasher.combine(image.width)
        hasher.combine(image.height)
        hasher.combine(image.coverage?.bytes ?? image.pixels)
        let hash = hasher.finalize()
        if let index = known[hash]?.first(where: { archive.images[$0].isSame(as: image) }) { return ImageID(UInt64(index + 1)) }
        known[hash, default: []].append(archive.images.count)
        archive.images.append(image)
        return ImageID(UInt64(archive.images.count))
    }
}

public enum WidgetArchiveBuilderError: Error, Equatable { case imageTooLarge(width: Int, height: Int) }

extension RenderImage {
    /// Whether it is the same bitmap, told without making the pixels of one of a single colour.
    fileprivate func isSame(as other: RenderImage) -> Bool {
        guard let coverage, let others = other.coverage else { return (coverage == nil) == (other.coverage == nil) && self == other }
        return (coverage.width, coverage.height, coverage.color) == (others.width, others.height, others.color)
            && (coverage.x, coverage.y, coverage.columns, coverage.rows) == (others.x, others.y, others.columns, others.rows)
            && coverage.bytesPerRow == others.bytesPerRow && coverage.bytes == others.bytes
    }
}
