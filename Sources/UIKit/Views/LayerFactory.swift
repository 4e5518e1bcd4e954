@_spi(Quince) import QuinceFoundation

/// Makes layers of a class known only at run time.
@MainActor enum LayerFactory {
    /// A layer of `type`: one of Core Animation's classes, or an app's that registered its `init()`.
    static func make(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        if let layer = ObjectRuntime.make(type, by: .plain) as? CALayer { return layer }
        if type == CAShapeLayer.self { return CAShapeLayer() }
        if type == CAGradientLayer.self { return CAGradientLayer() }
        if type == CATransformLayer.self { return CATransformLayer() }
        uncaughtException(.invalidArgument, "layerClass \(type) is no layer class that can be made by init()")
    }
}
