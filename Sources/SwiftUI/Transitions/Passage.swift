/// Shows views of a list coming and going.
@MainActor struct Passage {
    let parent: LayoutNode
    let inputs: _ViewInputs

    private var host: ViewGraph { inputs.host }

    /// Shows `element` coming, where that is animated.
    func begin(_ element: ViewElement) {
        let node = element.node
        let control = node.transition
        guard let animation = control?.animation ?? inputs.animation else { return }
        guard let control else { return host.afterDisplay { MainActor.assumeIsolated { Self.fade(node, animation, from: 0, to: 1) } } }
        control.phase.set(.willAppear)
        host.afterDisplay {
            MainActor.assumeIsolated { Transaction.run(Transaction(animation: animation)) { control.phase.set(.identity) } }
        }
    }

    /// Shows `element`, which is no longer in the list, going; says whether it does.
    func end(_ element: ViewElement) {
        let node = element.node
        let control = node.transition
        guard let animation = control?.animation ?? inputs.animation, animation.repeatCount == 0 else { return }
        parent.addGhost(node)
        host.keep(element.scope)
        if let control {
            // In the update that runs, or with its own animation in the next.
            if control.animation == nil { control.phase.set(.didDisappear) }
            host.afterDisplay {
                MainActor.assumeIsolated { Transaction.run(Transaction(animation: animation)) { control.phase.set(.didDisappear) } }
            }
        } else {
            host.afterDisplay { MainActor.assumeIsolated { Self.fade(node, animation, from: 1, to: 0) } }
        }
        FrameDelay.run(after: animation.delay + animation.duration) { [weak parent, weak host] in
            parent?.removeGhost(node)
            host?.release(element.scope)
        }
    }

    /// Fades everything a node shows.
    private static func fade(_ node: LayoutNode, _ animation: Animation, from: Float, to: Float) {
        node.forEachShownLayer { layer in
            let run = animation.layerAnimation("opacity", from: from * layer.opacity, to: to * layer.opacity)
            // What has gone stays so until it is taken out.
            if to == 0 { (run.fillMode, run.isRemovedOnCompletion) = (.both, false) }
            layer.add(run, forKey: "transition")
        }
    }
}
