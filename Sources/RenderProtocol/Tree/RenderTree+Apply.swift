import Foundation

extension RenderTree {
    /// Applies a commit, all of it or, where it throws, nothing.
    ///
    /// - Throws: `CommitError` with the first thing that is wrong.
    public mutating func apply(_ commit: Commit) throws {
        guard commit.sequence > sequence else { throw CommitError.sequence(expectedAbove: sequence, found: commit.sequence) }
        guard commit.operations.count <= CommitLimits.operations else {
            throw CommitError.tooMany("operations", limit: CommitLimits.operations)
        }
        guard commit.time.isFinite else { throw CommitError.invalidValue(.name, of: LayerID(0), "the commit's time must be finite") }
        for operation in commit.operations { try CommitValidation.check(operation) }
        var changes = TreeChanges(root: root, imageBytes: imageBytes)
        do {
            for operation in commit.operations { try perform(operation, noting: &changes) }
            try checkStructure(of: changes)
        } catch {
            changes.undo(in: &self)
            throw error
        }
        (sequence, time) = (commit.sequence, commit.time)
        removeFinishedAnimations(at: time)
    }

    private mutating func perform(_ operation: Commit.Operation, noting changes: inout TreeChanges) throws {
        switch operation {
        case .addImage(let id, let image):
            guard images[id] == nil else { throw CommitError.duplicateImage(id) }
            guard image.byteCount <= CommitLimits.allImageBytes - imageBytes else {
                throw CommitError.tooMany("bytes of images", limit: CommitLimits.allImageBytes)
            }
            changes.note(image: id, in: self)
            images[id] = image
            imageBytes += image.byteCount
        case .removeImage(let id):
            changes.note(image: id, in: self)
            imageBytes -= images.removeValue(forKey: id)?.byteCount ?? 0
            changes.hasRemovedImages = true
        case .setLayer(let id, let properties):
            changes.note(layer: id, in: self)
            if layers[id] == nil {
                guard layers.count < CommitLimits.layers else { throw CommitError.tooMany("layers", limit: CommitLimits.layers) }
                layers[id] = RenderLayer(id: id)
            }
            for (key, value) in properties { layers[id]?.properties[key] = value == key.defaultValue ? nil : value }
        case .removeLayer(let id):
            guard layers[id] != nil else { throw CommitError.unknownLayer(id, usedBy: "a removal") }
            changes.note(layer: id, in: self)
            layers[id] = nil
        case .addAnimation(let id, let animation):
            try changeAnimations(of: id, noting: &changes) { animations in
                animations.removeAll { $0.key == animation.key }
                animations.append(animation)
            }
        case .removeAnimation(let id, let key):
            try changeAnimations(of: id, noting: &changes) { $0.removeAll { $0.key == key } }
        case .setRoot(let id): root = id
        }
    }

    private mutating func changeAnimations(
        of id: LayerID, noting changes: inout TreeChanges, _ change: (inout [RenderAnimation]) -> Void
    ) throws {
        guard layers[id] != nil else { throw CommitError.unknownLayer(id, usedBy: "an animation") }
        changes.note(layer: id, in: self)
        change(&layers[id]!.animations)
        animated.insert(id)
        guard layers[id]!.animations.count <= CommitLimits.animationsPerLayer else {
            throw CommitError.tooMany("animations on layer \(id.rawValue)", limit: CommitLimits.animationsPerLayer)
        }
    }

    // MARK: Structure

    /// Checks that what changed is still one tree without loose ends, and brings `parents` up to date.
    private mutating func checkStructure(of changes: TreeChanges) throws {
        if let root, layers[root] == nil { throw CommitError.unknownLayer(root, usedBy: "the root") }
        try updateParents(of: changes)
        for id in changes.layers.keys {
            if layers[id] == nil {
                guard parents[id] == nil else { throw CommitError.stillInUse(id) }
            } else {
                try checkImages(of: id)
                _ = try depth(of: id)
            }
        }
        try checkDepth(below: changes)
        if changes.hasRemovedImages { for id in layers.keys { try checkImages(of: id) } }
    }

    private mutating func updateParents(of changes: TreeChanges) throws {
        for (id, old) in changes.layers {
            for child in old?.children ?? [] where parents[child] == id { parents[child] = nil }
        }
        for id in changes.layers.keys {
            for child in layers[id]?.children ?? [] {
                guard layers[child] != nil else { throw CommitError.unknownLayer(child, usedBy: "layer \(id.rawValue)") }
                guard parents[child] == nil else { throw CommitError.twoParents(child) }
                parents[child] = id
            }
        }
        if let root, parents[root] != nil { throw CommitError.cycle(root) }
    }

    private func checkImages(of id: LayerID) throws {
        guard let layer = layers[id] else { return }
        if case .image(let image)? = layer.properties[.contents], images[image] == nil { throw CommitError.unknownImage(image, usedBy: id) }
    }

    /// Returns the number of the layer's ancestors.
    ///
    /// - Throws: `CommitError` if there are too many, or the layer is in its own subtree.
    private func depth(of id: LayerID) throws -> Int {
        var depth = 0
        var current = parents[id]
        while let ancestor = current {
            if ancestor == id { throw CommitError.cycle(id) }
            depth += 1
            guard depth <= CommitLimits.depth else { throw CommitError.tooDeep(id) }
            current = parents[ancestor]
        }
        return depth
    }

    /// Checks that what changed layers hold for the first time ends up nowhere too deep, though nothing of it need have changed itself.
    private func checkDepth(below changes: TreeChanges) throws {
        var heights: [LayerID: Int] = [:]
        for (id, old) in changes.layers where layers[id] != nil {
            let children = layers[id]?.children ?? [], before = old?.children ?? []
            guard !children.isEmpty, children != before else { continue }
            let known = Set(before), added = known.isEmpty ? children : children.filter { !known.contains($0) }
            guard !added.isEmpty else { continue }
            let depth = try depth(of: id)
            for child in added where depth + 1 + height(of: child, &heights) > CommitLimits.depth { throw CommitError.tooDeep(child) }
        }
    }

    /// Returns the number of levels below a layer. Each layer is measured once.
    private func height(of id: LayerID, _ known: inout [LayerID: Int]) -> Int {
        guard let children = layers[id]?.children, !children.isEmpty else { return 0 }
        if let height = known[id] { return height }
        let height = 1 + children.reduce(0) { max($0, self.height(of: $1, &known)) }
        known[id] = height
        return height
    }
}

extension RenderLayer {
    /// The layers that hang from this one: sublayers, then the mask.
    var children: [LayerID] {
        var result: [LayerID] = []
        if case .layers(let layers)? = properties[.sublayers] { result = layers }
        if case .layer(let mask)? = properties[.mask] { result.append(mask) }
        return result
    }
}

/// The changes made by a commit so far, with the previous values.
struct TreeChanges {
    private(set) var layers: [LayerID: RenderLayer?] = [:]
    private var images: [ImageID: RenderImage?] = [:]
    private let root: LayerID?
    private let imageBytes: Int
    var hasRemovedImages = false

    init(root: LayerID?, imageBytes: Int) { (self.root, self.imageBytes) = (root, imageBytes) }

    mutating func note(layer id: LayerID, in tree: RenderTree) {
        if layers[id] == nil { layers[id] = .some(tree.layers[id]) }
    }

    mutating func note(image id: ImageID, in tree: RenderTree) {
        if images[id] == nil { images[id] = .some(tree.images[id]) }
    }

    /// Puts everything back.
    func undo(in tree: inout RenderTree) {
        (tree.root, tree.imageBytes) = (root, imageBytes)
        for (id, image) in images { tree.images[id] = image }
        for id in layers.keys {
            for child in tree.layers[id]?.children ?? [] where tree.parents[child] == id { tree.parents[child] = nil }
        }
        for (id, layer) in layers {
            tree.layers[id] = layer
            if layer?.animations.isEmpty == false { tree.animated.insert(id) }
        }
        tree.updateAnimated()
        for (id, layer) in layers { for child in layer?.children ?? [] { tree.parents[child] = id } }
    }
}
