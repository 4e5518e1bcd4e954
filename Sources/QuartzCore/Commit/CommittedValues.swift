import RenderProtocol

/// The committed values of a layer's properties that have changed since the last commit.
struct CommittedValues {
    var properties: LayerProperties = [:]
    var sublayers: [CALayer]?
    /// The mask; `.some(nil)` for a layer that had none.
    var mask: CALayer??

    var isEmpty: Bool { properties.isEmpty && sublayers == nil && mask == nil }
}

extension CALayer {
    private var keepsCommitted: Bool { changes.isCommitted && presentedModel == nil }

    /// Keeps the committed value of a property that is about to change for the first time since.
    final func rememberCommitted(_ key: LayerKey) {
        guard keepsCommitted, !changes.keys.contains(key) else { return }
        changes.committed.properties[key] = self[key]
    }

    final func rememberCommittedSublayers() {
        if keepsCommitted, changes.committed.sublayers == nil { changes.committed.sublayers = hierarchy.sublayers }
    }

    final func rememberCommittedMask() {
        if keepsCommitted, changes.committed.mask == nil { changes.committed.mask = .some(hierarchy.mask) }
    }

    var committedSublayers: [CALayer] { (changes.committed.sublayers ?? hierarchy.sublayers).filter(\.changes.isCommitted) }
    var committedMask: CALayer? { changes.committed.mask ?? hierarchy.mask }
    func committedValue(_ key: LayerKey) -> LayerValue { changes.committed.properties[key] ?? self[key] }

    /// A copy of how the layer and all below it were committed last, with what animations show at `time`.
    func committedPicture(in context: LayerContext, at time: Double) -> CALayer {
        let picture = CALayer()
        let shown = presentedCommit(at: time)
        for key in Set(shown.properties.keys).union(shown.animations.map(\.property)) {
            picture.set(shown.value(key, at: time), for: key)
        }
        if case .image(let id) = shown.value(.contents, at: time) { picture.sources[.contents] = context.committedImage(id) }
        for layer in committedSublayers { picture.addSublayer(layer.committedPicture(in: context, at: time)) }
        if let mask = committedMask { picture.mask = mask.committedPicture(in: context, at: time) }
        return picture
    }

    private func presentedCommit(at time: Double) -> RenderLayer {
        var layer = RenderLayer(id: id, properties: values)
        for key in [LayerKey.bounds, .position, .anchorPoint] { layer.properties[key] = self[key] }
        layer.properties.merge(changes.committed.properties) { $1 }
        layer.properties[.sublayers] = nil
        layer.properties[.mask] = nil
        layer.animations = running.filter { $0.isCommitted && !($0.animation is CATransition) }.flatMap(\.rendered)
        return layer
    }

    /// Sets a value of a layer that no one sees yet.
    private func set(_ value: LayerValue, for key: LayerKey) { store(value, for: key) }
}
