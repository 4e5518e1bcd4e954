import CoreGraphics
import Foundation
import RenderProtocol

/// The layer tree of a process on its way to the screen: collects what changed since the last commit.
///
/// The owner calls `makeCommits()` once per turn of the run loop and sends the result to the compositors.
package final class LayerContext {
    package let root: CALayer
    /// Called when something changed and a commit should follow with the next turn; not again before that commit.
    package var onChange: (() -> Void)?

    private var changed: [CALayer] = []
    private var changedIDs: Set<LayerID> = []
    private var removed: [LayerID: CALayer] = [:]
    private var images = ImageUses()
    /// Layers whose images the compositors know with fewer pixels.
    private var reduced: Set<LayerID> = []
    private var sequence: UInt64 = 0
    /// Tells contexts apart, those that are gone too.
    private let number: Int
    private var isTurnRequested = false
    private var isRootCommitted = false
    /// Layers that draw what of them shows.
    private var tiled: [CATiledLayer] = []

    /// The clock and the animations of the connection that the commits go to.
    package let timeline: MediaTimeline

    nonisolated(unsafe) private static var count = 0

    /// Takes `root` and all below it.
    package init(root: CALayer, timeline: MediaTimeline = .current) {
        (self.root, self.timeline) = (root, timeline)
        Self.count += 1
        number = Self.count
        timeline.add(self)
        root.join(self)
    }

    // MARK: Changes

    func add(_ layer: CALayer) {
        removed[layer.id] = nil
        // What the compositors of another context know, those of this one do not.
        if layer.changes.contextNumber != number { layer.forgetCommits() }
        layer.changes.contextNumber = number
        if let layer = layer as? CATiledLayer, !tiled.contains(where: { $0 === layer }) { tiled.append(layer) }
        if !layer.changes.isCommitted { (layer.changes.keys, layer.changes.committed) = ([], CommittedValues()) }
        noteChange(of: layer)
    }

    func remove(_ layer: CALayer) {
        if layer.changes.isCommitted { removed[layer.id] = layer }
        if layer is CATiledLayer { tiled.removeAll { $0 === layer } }
        needsTurn()
    }

    func noteChange(of layer: CALayer) {
        if changedIDs.insert(layer.id).inserted { changed.append(layer) }
        needsTurn()
    }

    func needsTurn() {
        guard !isTurnRequested else { return }
        isTurnRequested = true
        onChange?()
    }

    /// The bitmap that the compositors know by a name.
    func committedImage(_ id: ImageID) -> CGImage? { images.known[id] }

    // MARK: Commit

    /// Bytes of pixels that go into one commit with others.
    private static let pixelsOfACommit = 96 << 20

    /// Lays out and draws what needs it, begins new animations, and returns what the compositors have to know; nothing where nothing changed.
    ///
    /// It is one commit, unless it comes with so many pixels that some of them have to go ahead.
    package func makeCommits() -> [Commit] {
        let (time, operations) = takeOperations()
        guard !operations.isEmpty else { return [] }
        var cuts = [0]
        var bytes = 0
        for (index, operation) in operations.enumerated() {
            guard case .addImage(_, let image) = operation else { break }
            if bytes > 0, bytes + image.travellingBytes > Self.pixelsOfACommit {
                cuts.append(index)
                bytes = 0
            }
            bytes += image.travellingBytes
        }
        if cuts.count == 1 {
            sequence += 1
            return [Commit(sequence: sequence, time: time, operations: operations)]
        }
        cuts.append(operations.count)
        return zip(cuts, cuts.dropFirst()).map { start, end in
            sequence += 1
            return Commit(sequence: sequence, time: time, operations: Array(operations[start..<end]))
        }
    }

    /// Returns the operations of the next commit, images first, and the media time at which they apply. Clears the recorded changes.
    private func takeOperations() -> (time: Double, operations: [Commit.Operation]) {
        settle()
        FrameStage.commit.begin()
        for layer in tiled { layer.updateTiles() }
        CATransaction.flush(timeline)
        isTurnRequested = false
        let time = timeline.now
        var operations: [Commit.Operation] = []
        appendChanges(to: &operations)
        appendRemovals(to: &operations)
        if !isRootCommitted {
            isRootCommitted = true
            operations.append(.setRoot(root.id))
        }
        let imageChanges = images.takeChanges(at: time)
        var all = imageChanges.added
        all.reserveCapacity(all.count + operations.count + imageChanges.removed.count)
        all += operations
        all += imageChanges.removed
        return (time, all)
    }

    /// Layout and display until nothing asks for more; code that asks for ever has to wait for the next turn.
    private func settle() {
        for _ in 0..<8 {
            guard root.changes.isSubtreeStale || root.changes.needsLayout || root.changes.needsDisplay else { return }
            FrameStage.layout.begin()
            root.layoutStaleSubtree()
            FrameStage.drawing.begin()
            root.displayStaleSubtree()
        }
    }

    private func appendChanges(to operations: inout [Commit.Operation]) {
        for layer in changed where layer.hierarchy.context === self { layer.prepareForCommit() }
        let layers = changed
        changed = []
        changedIDs = []
        for layer in layers where layer.hierarchy.context === self {
            if let properties = takeProperties(of: layer) { operations.append(.setLayer(layer.id, properties)) }
        }
        // Animations follow all layers: a cross-fade may name an image, but no layer comes after its animation.
        for layer in layers where layer.hierarchy.context === self { appendAnimations(of: layer, to: &operations) }
    }

    /// The properties to send: all that differ from the defaults for a new layer, else those that changed.
    private func takeProperties(of layer: CALayer) -> LayerProperties? {
        let isNew = !layer.changes.isCommitted
        let keys = isNew ? layer.values.keys : layer.changes.keys
        (layer.changes.keys, layer.changes.committed) = ([], CommittedValues())
        var properties: LayerProperties
        if isNew {
            properties = layer.values.withoutDefaults
            for key in Self.keysBesideValues {
                let value = layer[key]
                if value != key.defaultValue { properties[key] = value }
            }
        } else {
            properties = LayerProperties()
            properties.reserveCapacity(keys.count)
            for key in keys { properties[key] = layer[key] }
        }
        if keys.contains(.contents) { takeContents(of: layer) }
        if keys.contains(.contents) || keys.contains(.contentsScale) { reduceScale(of: layer, &properties) }
        layer.changes.isCommitted = true
        return isNew || !properties.isEmpty ? properties : nil
    }

    /// The properties that a layer stores outside its values.
    private static let keysBesideValues: [LayerKey] = [.bounds, .position, .anchorPoint, .sublayers, .mask]

    private func takeContents(of layer: CALayer) {
        let image = layer.sources[.contents] as? CGImage
        images.setContents(image, of: layer.id)
        if image?.commitReduction ?? 1 > 1 { reduced.insert(layer.id) }
    }

    /// An image that is committed with fewer pixels has, for the compositors, as many fewer in a point.
    private func reduceScale(of layer: CALayer, _ properties: inout LayerProperties) {
        guard reduced.contains(layer.id) else { return }
        let reduction = (layer.sources[.contents] as? CGImage)?.commitReduction ?? 1
        if reduction == 1 { reduced.remove(layer.id) }
        properties[.contentsScale] = .number(Double(layer.contentsScale) / Double(reduction))
    }

    private func appendAnimations(of layer: CALayer, to operations: inout [Commit.Operation]) {
        guard layer.changes.areAnimationsChanged || layer.running.contains(where: { !$0.isCommitted }) else { return }
        layer.changes.areAnimationsChanged = false
        let replaced = Set(layer.running.filter { !$0.isCommitted }.flatMap { $0.rendered.map(\.key) })
        for key in layer.changes.removedAnimations where !replaced.contains(key) { operations.append(.removeAnimation(layer.id, key: key)) }
        layer.changes.removedAnimations = []
        for animation in layer.running where animation.hasBegun && !animation.isCommitted {
            animation.isCommitted = true
            images.retain(animation.images, until: animation.endTime)
            for rendered in animation.rendered { operations.append(.addAnimation(layer.id, rendered)) }
        }
    }

    /// Layers that left; one that is in another context meanwhile is that one's business.
    private func appendRemovals(to operations: inout [Commit.Operation]) {
        for (id, layer) in removed.sorted(by: { $0.key < $1.key }) {
            images.setContents(nil, of: id)
            reduced.remove(id)
            operations.append(.removeLayer(id))
            guard layer.hierarchy.context !== self, layer.changes.contextNumber == number else { continue }
            layer.forgetCommits()
        }
        removed = [:]
    }
}

extension CALayer {
    /// Makes the layer a new one to the compositors: its next commit has to say everything.
    fileprivate func forgetCommits() {
        changes.isCommitted = false
        changes.committed = CommittedValues()
        changes.removedAnimations = []
        for animation in running { animation.isCommitted = false }
    }
}
