/// Copies of layer trees as they look now.
@MainActor enum LayerSnapshot {
    /// A copy of `layer` with everything below it; it shows the same pictures but follows no changes.
    static func copy(_ layer: CALayer) -> CALayer {
        let copied = (type(of: layer) as? CAShapeLayer.Type) != nil ? CAShapeLayer(layer: layer) : baseCopy(layer)
        copied.delegate = nil
        copied.actions = nil
        if let mask = layer.mask { copied.mask = copy(mask) }
        for sublayer in layer.sublayers ?? [] { copied.addSublayer(copy(sublayer)) }
        return copied
    }

    private static func baseCopy(_ layer: CALayer) -> CALayer {
        switch layer {
        case is CAGradientLayer: CAGradientLayer(layer: layer)
        case is CATransformLayer: CATransformLayer(layer: layer)
        default: CALayer(layer: layer)
        }
    }
}

/// A view that shows how another one looked.
final class SnapshotView: UIView {
    init(of view: UIView) {
        super.init(frame: view.bounds)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let copy = LayerSnapshot.copy(view.layer)
        copy.transform = CATransform3DIdentity
        copy.position = CGPoint(x: view.bounds.width * view.layer.anchorPoint.x, y: view.bounds.height * view.layer.anchorPoint.y)
        copy.opacity = 1
        copy.isHidden = false
        layer.addSublayer(copy)
        CATransaction.commit()
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates {
            layoutIfNeeded()
            displayTree()
        }
        return SnapshotView(of: self)
    }

    /// Draws everything below that has to be drawn.
    func displayTree() {
        layer.displayIfNeeded()
        for view in subviews { view.displayTree() }
    }
}
