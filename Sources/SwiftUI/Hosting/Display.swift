/// Brings layers and views to where their nodes are, animated where the change asks for it.
@MainActor enum Display {
    static func place(_ layer: CALayer, _ frame: CGRect, _ host: ViewGraph) {
        let frame = host.snapped(frame)
        let animation = layer.superlayer == nil ? nil : animation(host)
        let isResized = layer.bounds.size != frame.size
        set(layer, "position", CGPoint(x: frame.midX, y: frame.midY), animation)
        if isResized {
            set(layer, "bounds", CGRect(origin: layer.bounds.origin, size: frame.size), animation)
            if layer is DrawingLayer { layer.setNeedsDisplay() }
        }
    }

    static func place(_ view: UIView, _ frame: CGRect, _ host: ViewGraph) {
        let frame = host.snapped(frame)
        guard let animation = view.layer.superlayer == nil ? nil : animation(host) else {
            if view.bounds.size != frame.size { view.bounds.size = frame.size }
            let center = CGPoint(x: frame.midX, y: frame.midY)
            if view.center != center { view.center = center }
            return
        }
        let (from, fromBounds) = (shown(view.layer, "position"), shown(view.layer, "bounds"))
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center {
            view.center = center
            add(view.layer, "position", from, animation)
        }
        if view.bounds.size != frame.size {
            view.bounds.size = frame.size
            add(view.layer, "bounds", fromBounds, animation)
        }
    }

    /// The animation of what is displayed now; nil for none.
    static func animation(_ host: ViewGraph) -> Animation? {
        (host.transactions?.transaction(in: host.graph) ?? host.graph.transaction).animation
    }

    /// Sets a property of a layer.
    static func set<Value: Equatable>(_ layer: CALayer, _ key: String, _ value: Value, _ animation: Animation?) {
        guard layer.value(forKeyPath: key) as? Value != value else { return }
        let from = animation == nil ? nil : shown(layer, key)
        layer.setValue(value, forKeyPath: key)
        if let animation { add(layer, key, from, animation) }
    }

    static func setTransform(_ layer: CALayer, _ transform: CATransform3D, _ animation: Animation?) {
        let from = animation == nil ? nil : shown(layer, "transform")
        layer.transform = transform
        if let animation { add(layer, "transform", from, animation) }
    }

    private static func shown(_ layer: CALayer, _ key: String) -> Any? {
        (layer.animation(forKey: key) == nil ? layer : layer.presentation() ?? layer).value(forKeyPath: key)
    }

    private static func add(_ layer: CALayer, _ key: String, _ from: Any?, _ animation: Animation) {
        let isCustom = if case .custom = animation.curve { true } else { false }
        layer.add(animation.layerAnimation(key, from: from, to: isCustom ? layer.value(forKeyPath: key) : nil), forKey: key)
    }
}
