import CoreGraphics
import Foundation

/// Provides a layer's contents, layout and actions. Every method is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents; without it the layer draws into a backing store.
    func display(_ layer: CALayer)
    /// Draws the layer's contents in its own coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`, to prepare the layer.
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// The action for a property's change: nil to go on searching, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawBackingStore() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// An action that runs when a property changes or an event occurs.
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
