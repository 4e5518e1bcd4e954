extension UIView {
    /// Draws the view into its layer's backing store; a view that draws nothing gets none.
    func displayContents(of layer: CALayer) {
        traitCollection.asCurrent {
            layer.backingReach = drawingReach
            layer.drawBackingStore()
        }
    }

    /// Views that draw themselves are drawn when they come into a window without a picture.
    func drawIfFirstShown() {
        guard hierarchy.window != nil, layer.contents == nil, DrawingClasses.contains(type(of: self)) else { return }
        setNeedsDisplay()
    }

    func drawContents(of layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        // A tile of a layer is drawn by itself.
        draw(layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds)
        UIGraphicsPopContext()
    }

    /// One pass of layout of this view: constraints, then its controller and itself.
    func layoutContents(of layer: CALayer) {
        guard layer === self.layer else { return }
        traitCollection.asCurrent {
            runPropertyUpdates()
            prepareConstraintLayout()
            if environment.corners != nil { applyCorners() }
            hierarchy.controller?.viewWillLayoutSubviews()
            layoutSubviews()
            hierarchy.controller?.viewDidLayoutSubviews()
        }
    }

    func layoutTree() {
        prepareConstraintLayout()
        layer.layoutIfNeeded()
    }

    /// Text is set for the size of its label, whatever the content mode says, which Interface Builder makes `left` for labels.
    var isDrawnForItsSize: Bool { contentMode == .redraw || self is UILabel }

    /// Hook for containers that leave out hidden views.
    func hiddenChanged() {
        if let window = self as? UIWindow { return window.visibilityChanged() }
        (superview as? UIStackView)?.arrangedVisibilityChanged()
        superview?.setNeedsLayout()
        // A view is drawn again when it comes back.
        if !isHidden, layer.contents != nil { setNeedsDisplay() }
    }
}
