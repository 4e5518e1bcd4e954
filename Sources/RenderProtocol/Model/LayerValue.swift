import Foundation

/// The value of a layer property in a commit.
public enum LayerValue: Hashable, Sendable {
    /// The property's absence where absence means something: no mask, no contents, no fill.
    case none
    case bool(Bool)
    case number(Double)
    case numbers([Double])
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(RenderColor)
    case colors([RenderColor])
    /// Kept aside: sixteen numbers in place would make every value four times as large.
    indirect case transform(RenderTransform)
    case path(RenderPath)
    case image(ImageID)
    case layer(LayerID)
    case layers([LayerID])
    /// One of a key's fixed words, such as `resizeAspect`.
    case keyword(String)
}

extension LayerKey {
    /// The value a layer has until a commit says otherwise; Core Animation's documented defaults.
    public var defaultValue: LayerValue {
        switch self {
        case .kind: .keyword("layer")
        case .name: .keyword("CALayer")
        case .sublayers: .layers([])
        case .bounds: .rect(.zero)
        case .position: .point(.zero)
        case .anchorPoint: .point(CGPoint(x: 0.5, y: 0.5))
        case .zPosition, .anchorPointZ, .cornerRadius, .borderWidth, .strokeStart, .lineDashPhase, .shadowOpacity, .instanceDelay,
            .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset, .hostedContext:
            .number(0)
        case .opacity, .contentsScale, .strokeEnd, .lineWidth, .backdropSaturation, .instanceCount: .number(1)
        case .transform, .sublayerTransform, .instanceTransform: .transform(.identity)
        case .isGeometryFlipped, .isHidden, .masksToBounds, .preservesDepth, .isIsolated: .bool(false)
        case .isDoubleSided: .bool(true)
        case .maskedCorners: .number(15)
        case .cornerCurve: .keyword("circular")
        case .shadowOffset: .size(CGSize(width: 0, height: -3))
        case .shadowRadius: .number(3)
        case .borderColor, .shadowColor, .fillColor: .color(.black)
        case .instanceColor: .color(RenderColor(red: 1, green: 1, blue: 1))
        case .compositingFilter: .keyword("normal")
        case .contentsRect, .contentsCenter: .rect(CGRect(x: 0, y: 0, width: 1, height: 1))
        case .contentsGravity: .keyword("resize")
        case .magnificationFilter, .minificationFilter: .keyword("linear")
        case .fillRule: .keyword("non-zero")
        case .miterLimit: .number(10)
        case .lineCap: .keyword("butt")
        case .lineJoin: .keyword("miter")
        case .lineDashPattern, .locations: .numbers([])
        case .gradientType: .keyword("axial")
        case .colors: .colors([])
        case .startPoint: .point(CGPoint(x: 0.5, y: 0))
        case .endPoint: .point(CGPoint(x: 0.5, y: 1))
        case .backdropBlurRadius, .filterBlurRadius: .number(0)
        case .emitterShape: .keyword("point")
        case .emitterMode: .keyword("volume")
        case .renderMode: .keyword("unordered")
        case .emitterPosition: .point(.zero)
        case .emitterSize: .size(.zero)
        case .emission, .particleMotion, .particleColors, .filterColorMatrix: .numbers([])
        case .mask, .backgroundColor, .shadowPath, .contents, .contentsTint, .path, .strokeColor: .none
        }
    }
}
