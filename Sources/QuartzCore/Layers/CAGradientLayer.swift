import CoreGraphics
import Foundation
import RenderProtocol

/// Draws a colour gradient over its background.
open class CAGradientLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kindKeyword: String { "gradient" }
    override func copyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

    /// The `CGColor` of each stop.
    open var colors: [Any]? {
        get { if case .colors(let colors) = self[.colors], !colors.isEmpty { colors.map { CGColor(rendered: $0) } } else { nil } }
        set { set(.colors, .colors(newValue?.compactMap { ($0 as? CGColor)?.rendered } ?? [])) }
    }
    /// The locations of the stops, ascending in 0…1; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { if case .numbers(let numbers) = self[.locations], !numbers.isEmpty { numbers.map { NSNumber(value: $0) } } else { nil } }
        set { set(.locations, .numbers(newValue?.map(\.doubleValue) ?? [])) }
    }
    /// In units of the bounds, as `endPoint`.
    open var startPoint: CGPoint {
        get { point(.startPoint) }
        set { set(.startPoint, .point(newValue)) }
    }
    open var endPoint: CGPoint {
        get { point(.endPoint) }
        set { set(.endPoint, .point(newValue)) }
    }
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: keyword(.gradientType)) }
        set { set(.gradientType, .keyword(newValue.rawValue)) }
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
