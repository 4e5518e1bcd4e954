import CoreGraphics
import Foundation
import RenderProtocol

/// Draws a path, filled and stroked, sharp at any scale and whatever the layer's bounds.
open class CAShapeLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kindKeyword: String { "shape" }
    override func copyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

    open var path: CGPath? {
        get { path(.path) }
        set { setPath(.path, newValue) }
    }
    /// Opaque black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { color(.fillColor) }
        set { setColor(.fillColor, newValue) }
    }
    open var fillRule: CAShapeLayerFillRule {
        get { CAShapeLayerFillRule(rawValue: keyword(.fillRule)) }
        set { set(.fillRule, .keyword(newValue.rawValue)) }
    }
    open var strokeColor: CGColor? {
        get { color(.strokeColor) }
        set { setColor(.strokeColor, newValue) }
    }
    /// The relative location on the path at which the stroke begins, 0…1.
    open var strokeStart: CGFloat {
        get { number(.strokeStart) }
        set { setNumber(.strokeStart, newValue) }
    }
    open var strokeEnd: CGFloat {
        get { number(.strokeEnd) }
        set { setNumber(.strokeEnd, newValue) }
    }
    open var lineWidth: CGFloat {
        get { number(.lineWidth) }
        set { setNumber(.lineWidth, newValue) }
    }
    open var miterLimit: CGFloat {
        get { number(.miterLimit) }
        set { setNumber(.miterLimit, newValue) }
    }
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(rawValue: keyword(.lineCap)) }
        set { set(.lineCap, .keyword(newValue.rawValue)) }
    }
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(rawValue: keyword(.lineJoin)) }
        set { set(.lineJoin, .keyword(newValue.rawValue)) }
    }
    open var lineDashPhase: CGFloat {
        get { number(.lineDashPhase) }
        set { setNumber(.lineDashPhase, newValue) }
    }
    open var lineDashPattern: [NSNumber]? {
        get {
            if case .numbers(let lengths) = self[.lineDashPattern], !lengths.isEmpty { lengths.map { NSNumber(value: $0) } } else { nil }
        }
        set { set(.lineDashPattern, .numbers(newValue?.map(\.doubleValue) ?? [])) }
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
