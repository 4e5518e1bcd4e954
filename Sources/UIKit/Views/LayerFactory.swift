@_spi(Quince) import QuinceFoundation

/// Makes layers of a class known only at run time.
@MainActor enum LayerFactory {
    /// A layer of `type`: one of Core Animation's classes, or an app's that registered its `init()`.
    static func make(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        if let layer = ObjectRuntime.make(type, by: .plain) as? CALayer { return layer }
        if let make = makers[ObjectIdentifier(type)] { return make() }
        uncaughtException(.invalidArgument, "layerClass \(type) is no layer class that can be made by init()")
    }

    private static let makers: [ObjectIdentifier: @MainActor () -> CALayer] = [
        ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() }, ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
        ObjectIdentifier(CATransformLayer.self): { CATransformLayer() }, ObjectIdentifier(CATextLayer.self): { CATextLayer() },
        ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() }, ObjectIdentifier(CAEmitterLayer.self): { CAEmitterLayer() },
        ObjectIdentifier(CAScrollLayer.self): { CAScrollLayer() }, ObjectIdentifier(CATiledLayer.self): { CATiledLayer() },
    ]
}
