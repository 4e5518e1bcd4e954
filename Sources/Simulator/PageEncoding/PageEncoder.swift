import CPixelConversion
import Foundation
import RenderProtocol

/// Turns the commits of one process into messages for the page, one binary message each; Documentation/PageProtocol.md describes them.
///
/// One encoder serves one tree and one connected page: it remembers what the page already shows and sends what differs.
public struct PageEncoder {
    private let scale: Double
    private let context: Int
    private var shown: [LayerID: PageLayer] = [:]
    private var animations: [LayerID: [PageAnimation]] = [:]
    /// The masked layer whose markup a mask layer, or a layer within one, is part of.
    private var maskOwners: [LayerID: LayerID] = [:]
    private var root: LayerID?
    private var largePictures: LargePictures

    /// - Parameters:
    ///   - scale: The device's pixels per point.
    ///   - context: The number by which layers host the tree; 0 for the tree that is the display's.
    public init(scale: Double, context: Int = 0) {
        (self.scale, self.context) = (scale, context)
        largePictures = LargePictures(scale: scale)
    }

    /// The message that brings a page from the tree before the commit to the tree after it.
    public mutating func encode(_ commit: Commit, tree: RenderTree) -> Data {
        var touched: Set<LayerID> = []
        var removed: [LayerID] = []
        var images: [ImageID] = []
        var removedImages: [ImageID] = []
        for operation in commit.operations {
            switch operation {
            case .addImage(let id, _): images.append(id)
            case .removeImage(let id):
                removedImages.append(id)
                largePictures.forget(id)
            case .setLayer(let id, _), .addAnimation(let id, _), .removeAnimation(let id, key: _): touched.insert(id)
            case .removeLayer(let id): removed.append(id)
            case .setRoot: break
            }
        }
        for id in touched {
            if let owner = maskOwners[id] { touched.insert(owner) }
            touched.formUnion(tree.dependents(of: id))
        }
        // Another depth reorders the siblings.
        for id in reordered(by: commit, tree: tree) { touched.insert(id) }
        for id in removed { forget(id) }
        return message(
            tree: tree, time: commit.time, touched: touched.sorted(), images: images.filter { tree.images[$0] != nil }, removed: removed,
            removedImages: removedImages.filter { tree.images[$0] == nil }, isSnapshot: false)
    }

    /// The message that shows the whole tree to a page that knows nothing of it, or something else.
    ///
    /// - Parameter time: Media time of the process at this moment, so that running animations continue where they stand; the tree's own time when nil.
    public mutating func snapshot(_ tree: RenderTree, at time: Double? = nil) -> Data {
        self = PageEncoder(scale: scale, context: context)
        return message(
            tree: tree, time: time ?? tree.time, touched: tree.layers.keys.sorted(), images: tree.images.keys.sorted(), removed: [],
            removedImages: [],
            isSnapshot: true)
    }

    /// The message that has a page forget the process whose tree this is: it has ended.
    public static func end(context: Int) -> Data {
        var json = JSONWriter()
        json.object { json in
            json.key("context")
            json.value(Double(context))
            json.key("ended")
            json.value(true)
        }
        return framed(json.text, images: [])
    }

    private mutating func forget(_ id: LayerID) {
        shown[id] = nil
        animations[id] = nil
        maskOwners[id] = nil
        largePictures.forget(id)
    }

    private func reordered(by commit: Commit, tree: RenderTree) -> [LayerID] {
        let moved = Set(
            commit.operations.compactMap { operation -> LayerID? in
                if case .setLayer(let id, let properties) = operation, properties.contains(.zPosition) { id } else { nil }
            })
        guard !moved.isEmpty else { return [] }
        return tree.layers.values.filter { !moved.isDisjoint(with: LayerValues($0).layers(.sublayers)) }.map(\.id)
    }

    // MARK: - One message

    private mutating func message(
        tree: RenderTree, time: Double, touched: [LayerID], images: [ImageID], removed: [LayerID], removedImages: [ImageID],
        isSnapshot: Bool
    ) -> Data {
        claimMasks(of: touched, tree: tree)
        let resent = resend(touched, added: images, tree: tree)
        let changes = update(resent.touched, tree: tree, time: time)
        let pictures = (images + resent.images).compactMap { id in tree.images[id].map { (id, largePictures.picture(id, of: $0)) } }
        var json = JSONWriter()
        json.object { json in
            json.key("sequence")
            json.value(tree.sequence)
            json.key("time")
            json.value(time)
            if context != 0 {
                json.key("context")
                json.value(Double(context))
            }
            if isSnapshot {
                json.key("snapshot")
                json.value(true)
            }
            if tree.root != root, let root = tree.root {
                json.key("root")
                json.value(root.rawValue)
            }
            Self.write(pictures, to: &json)
            Self.write(changes, to: &json)
            Self.write("removed", removed.map(\.rawValue), to: &json)
            Self.write("removedImages", removedImages.map(\.rawValue), to: &json)
        }
        root = tree.root
        let length = pictures.reduce(json.text.utf8.count) { $0 + $1.1.width * $1.1.height * 4 }
        // No page has room for that: it misses this change.
        guard length <= Self.maximumLength else { return Self.framed("{\"sequence\":\(tree.sequence)}", images: []) }
        return Self.framed(json.text, images: pictures.map(\.1))
    }

    /// Finds bitmaps that the page needs in more pixels than it has; the layers that show them are to be told anew.
    private mutating func resend(_ touched: [LayerID], added: [ImageID], tree: RenderTree) -> (images: [ImageID], touched: [LayerID]) {
        let owners = maskOwners
        let (images, layers) = largePictures.update(touched, added: added, tree: tree) { owners[$0] != nil }
        guard !layers.isEmpty else { return (images, touched) }
        for id in layers { shown[id]?.contents = nil }
        return (images, Set(touched).union(layers).sorted())
    }

    /// The maximum number of animation frames in one message. Animations beyond it are reduced to their first and last frames.
    private static let frameLimit = 200_000

    private struct Change {
        var id: LayerID
        var old, new: PageLayer?
        var animations: [PageAnimation]?
    }

    private mutating func update(_ touched: [LayerID], tree: RenderTree, time: Double) -> [Change] {
        var changes: [Change] = []
        var framesLeft = Self.frameLimit
        for id in touched {
            // A source of particles has no elements: the emitter it stands in draws them.
            guard let layer = tree.layers[id], layer[.kind] != .keyword("particles") else { continue }
            let motion = AnimationMapping(
                tree: tree, scale: scale, now: time, isMask: maskOwners[id] != nil, frameLimit: min(framesLeft, 3600)
            ).result(for: layer)
            framesLeft -= motion.moments
            var required = motion.required
            // A part once made is kept: moving the sublayers about would cost more.
            if shown[id]?.parts[.inner] != nil { required.insert(.inner) }
            let mapping = LayerMapping(values: LayerValues(layer), tree: tree, scale: scale, required: required, trims: motion.trims)
            var page = mapping.pageLayer()
            page.fading = motion.fading.flatMap { tree.images[$0] == nil ? nil : $0 }
            var change = Change(id: id)
            if page != shown[id] { (change.old, change.new) = (shown[id], page) }
            if motion.animations != animations[id] ?? [] { change.animations = motion.animations }
            shown[id] = page
            animations[id] = motion.animations
            if change.new != nil || change.animations != nil { changes.append(change) }
        }
        return changes
    }

    private mutating func claimMasks(of touched: [LayerID], tree: RenderTree) {
        for id in touched {
            guard let mask = tree.layers[id].flatMap({ LayerValues($0).layer(.mask) }) else { continue }
            claim(mask, for: id, tree: tree, depth: 0)
        }
    }

    private mutating func claim(_ id: LayerID, for owner: LayerID, tree: RenderTree, depth: Int) {
        guard depth < 64, let layer = tree.layers[id] else { return }
        maskOwners[id] = owner
        for child in LayerValues(layer).layers(.sublayers) { claim(child, for: owner, tree: tree, depth: depth + 1) }
    }

    private static func write(_ changes: [Change], to json: inout JSONWriter) {
        if changes.contains(where: { $0.new != nil }) {
            json.key("layers")
            json.object { json in
                for change in changes {
                    guard let page = change.new else { continue }
                    json.key(String(change.id.rawValue))
                    page.write(to: &json, from: change.old)
                }
            }
        }
        guard changes.contains(where: { $0.animations != nil }) else { return }
        json.key("animations")
        json.object { json in
            for change in changes {
                guard let animations = change.animations else { continue }
                json.key(String(change.id.rawValue))
                json.array { json in for animation in animations { animation.write(to: &json) } }
            }
        }
    }

    private static func write(_ images: [(ImageID, RenderImage)], to json: inout JSONWriter) {
        guard !images.isEmpty else { return }
        json.key("images")
        json.array { json in
            for (id, image) in images {
                json.array { json in
                    json.value(id.rawValue)
                    json.value(Double(image.width))
                    json.value(Double(image.height))
                }
            }
        }
    }

    private static func write(_ key: String, _ identifiers: [UInt64], to json: inout JSONWriter) {
        guard !identifiers.isEmpty else { return }
        json.key(key)
        json.array { json in for identifier in identifiers { json.value(identifier) } }
    }

    /// In bytes; a message's frame says its length in 32 bits.
    private static let maximumLength = 3 << 30

    private static func framed(_ json: String, images: [RenderImage]) -> Data {
        let text = Data(json.utf8)
        var data = Data(capacity: 4 + text.count + images.reduce(0) { $0 + $1.width * $1.height * 4 })
        withUnsafeBytes(of: UInt32(text.count).littleEndian) { data.append(contentsOf: $0) }
        data.append(text)
        for image in images { append(image, to: &data) }
        return data
    }

    private static func append(_ image: RenderImage, to data: inout Data) {
        let length = image.width * image.height * 4, start = data.count
        data.count += length
        // A bitmap shorter than its rows, which no decoder lets through, stays clear.
        guard length > 0, image.bytesPerRow >= image.width * 4,
            image.byteCount >= (image.height - 1) * image.bytesPerRow + image.width * 4
        else { return }
        // What a bitmap of one colour stands for is needed this once.
        let pixels = image.coverage?.expanded() ?? image.pixels
        data.withUnsafeMutableBytes { destination in
            pixels.withUnsafeBytes { source in
                quince_convert_to_straight_rgba(
                    source.bindMemory(to: UInt8.self).baseAddress!, Int32(image.width), Int32(image.height), Int32(image.bytesPerRow),
                    image.isOpaque ? 1 : 0, destination.bindMemory(to: UInt8.self).baseAddress! + start)
            }
        }
    }
}
