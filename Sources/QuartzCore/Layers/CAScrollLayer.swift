import CoreGraphics
import Foundation
import RenderProtocol

/// Shows a part of its sublayers, which may be larger than itself.
///
/// Source: Apple's “CAScrollLayer”.
open class CAScrollLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyForPresentation() -> CALayer { CAScrollLayer(layer: self) }

    /// The directions in which the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Brings a point of the layer to its origin, as far as it scrolls in that direction.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as it takes to show a rectangle; of one that is larger than the layer, its beginning.
    open func scroll(to r: CGRect) {
        func origin(_ shown: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>) -> CGFloat {
            let length = shown.upperBound - shown.lowerBound
            if wanted.upperBound - wanted.lowerBound >= length || wanted.lowerBound < shown.lowerBound { return wanted.lowerBound }
            return max(shown.lowerBound, wanted.upperBound - length)
        }
        guard !r.isNull else { return }
        scroll(
            to: CGPoint(
                x: origin(bounds.minX...bounds.maxX, r.minX...r.maxX), y: origin(bounds.minY...bounds.maxY, r.minY...r.maxY)))
    }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
    private var scrollLayer: CAScrollLayer? {
        sequence(first: hierarchy.superlayer) { $0?.hierarchy.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first { _ in true }
    }

    /// Has the nearest scroll layer above bring a point of this layer to its origin.
    public func scroll(_ p: CGPoint) {
        if let layer = scrollLayer { layer.scroll(to: layer.convert(p, from: self)) }
    }

    /// Has the nearest scroll layer above show a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        if let layer = scrollLayer { layer.scroll(to: layer.convert(r, from: self)) }
    }

    /// The part of the layer that the nearest scroll layer above shows; all of it where there is none.
    public var visibleRect: CGRect {
        guard let layer = scrollLayer else { return bounds }
        let shown = convert(layer.bounds, from: layer).common(bounds)
        return shown.isNull ? .zero : shown
    }
}
