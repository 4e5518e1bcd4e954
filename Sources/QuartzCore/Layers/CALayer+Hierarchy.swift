import Foundation
import RenderProtocol

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "CALayerInvalid: a layer cannot be its own sublayer")
        if sequence(first: self, next: { $0.hierarchy.superlayer }).contains(where: { $0 === layer }) {
            fatalError("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree")
        }
        var index = index
        rememberCommittedSublayers()
        if layer.hierarchy.superlayer === self, let old = hierarchy.sublayers.firstIndex(where: { $0 === layer }) {
            // Moving within the same parent: the layer's animations and context stay.
            hierarchy.sublayers.remove(at: old)
            if old < index { index -= 1 }
        } else {
            layer.removeFromSuperlayer()
            layer.hierarchy.superlayer = self
        }
        hierarchy.sublayers.insert(layer, at: min(max(index, 0), hierarchy.sublayers.count))
        layer.join(hierarchy.context)
        sublayersChanged()
    }

    func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        let index = sibling.flatMap { sibling in hierarchy.sublayers.firstIndex { $0 === sibling } }
        insert(layer, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : hierarchy.sublayers.count))
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = hierarchy.sublayers.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
        old.removeFromSuperlayer()
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in hierarchy.sublayers where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func replaceMask(with mask: CALayer?) {
        guard mask !== hierarchy.mask else { return }
        precondition(mask?.hierarchy.superlayer == nil, "CALayerInvalid: a mask layer must not have a superlayer")
        rememberCommittedMask()
        if let old = hierarchy.mask {
            old.hierarchy.superlayer = nil
            old.leave()
        }
        hierarchy.mask = mask
        mask?.hierarchy.superlayer = self
        mask?.join(hierarchy.context)
        noteChange(of: .mask)
        markSubtreeStale()
    }

    func detach() {
        guard let parent = hierarchy.superlayer else { return }
        if parent.hierarchy.mask === self { return parent.replaceMask(with: nil) }
        parent.rememberCommittedSublayers()
        parent.hierarchy.sublayers.removeAll { $0 === self }
        hierarchy.superlayer = nil
        leave()
        parent.sublayersChanged()
    }

    private func sublayersChanged() {
        noteChange(of: .sublayers)
        setNeedsLayout()
        markSubtreeStale()
    }

    // MARK: Context

    /// Makes the layer and all below it part of what `context` commits.
    func join(_ context: LayerContext?) {
        guard hierarchy.context !== context else { return }
        if hierarchy.context != nil { leave() }
        guard let context else { return }
        hierarchy.context = context
        context.add(self)
        for layer in hiddenBackLayers { layer.join(context) }
        for layer in hierarchy.sublayers { layer.join(context) }
        for layer in hiddenSublayers { layer.join(context) }
        hierarchy.mask?.join(context)
    }

    func leave() {
        guard let context = hierarchy.context else { return }
        hierarchy.transition?.end()
        context.remove(self)
        hierarchy.context = nil
        for layer in hiddenBackLayers { layer.leave() }
        for layer in hierarchy.sublayers { layer.leave() }
        for layer in hiddenSublayers { layer.leave() }
        hierarchy.mask?.leave()
    }

    // MARK: Staleness

    /// Tells the layers above that something below them wants layout or display.
    func markSubtreeStale() {
        var current: CALayer? = self
        while let layer = current, !layer.changes.isSubtreeStale {
            layer.changes.isSubtreeStale = true
            current = layer.hierarchy.superlayer
        }
        hierarchy.context?.needsTurn()
    }

    func markNeedsLayout() {
        guard presentedModel == nil else { return }
        changes.needsLayout = true
        markAbove()
    }

    func markNeedsDisplay() {
        guard presentedModel == nil else { return }
        changes.needsDisplay = true
        markAbove()
    }

    private func markAbove() {
        if changes.isSubtreeStale { hierarchy.superlayer?.markSubtreeStale() } else { markSubtreeStale() }
        hierarchy.context?.needsTurn()
    }

    public func needsLayout() -> Bool { changes.needsLayout }
    public func needsDisplay() -> Bool { changes.needsDisplay }

    /// Lays out from the topmost ancestor that needs it, as `layoutIfNeeded` is documented.
    func layoutFromTop() {
        var start = self
        for layer in sequence(first: self, next: { $0.hierarchy.superlayer }) {
            guard layer.changes.needsLayout else { break }
            start = layer
        }
        start.layoutStaleSubtree()
    }

    func layoutStaleSubtree() {
        // A layout may make this very layer stale again; two more rounds settle what settles at all.
        for _ in 0..<3 {
            guard changes.needsLayout else { break }
            changes.needsLayout = false
            layoutSublayers()
        }
        guard changes.isSubtreeStale else { return }
        for layer in hierarchy.sublayers { layer.layoutStaleSubtree() }
        hierarchy.mask?.layoutStaleSubtree()
    }

    /// Draws what is marked below; afterwards the subtree is fresh unless drawing has marked it again.
    func displayStaleSubtree() {
        displayIfNeeded()
        guard changes.isSubtreeStale else { return }
        changes.isSubtreeStale = changes.needsLayout
        for layer in hierarchy.sublayers {
            layer.displayStaleSubtree()
            if layer.changes.isSubtreeStale || layer.changes.needsLayout { changes.isSubtreeStale = true }
        }
        if let mask = hierarchy.mask {
            mask.displayStaleSubtree()
            if mask.changes.isSubtreeStale || mask.changes.needsLayout { changes.isSubtreeStale = true }
        }
    }
}
