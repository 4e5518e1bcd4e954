import Testing

@testable import UIKit

@MainActor @Suite struct LayerClassTests {
    private class EmitterView: UIView { override class var layerClass: AnyClass { CAEmitterLayer.self } }
    private class TiledView: UIView { override class var layerClass: AnyClass { CATiledLayer.self } }
    private class TextView: UIView { override class var layerClass: AnyClass { CATextLayer.self } }
    private class ReplicatorView: UIView { override class var layerClass: AnyClass { CAReplicatorLayer.self } }
    private class ScrollView: UIView { override class var layerClass: AnyClass { CAScrollLayer.self } }
    private class ShapeView: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    private class GradientView: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    private class TransformView: UIView { override class var layerClass: AnyClass { CATransformLayer.self } }

    @Test func viewsHaveLayersOfTheirClass() {
        _ = TestDevice()
        let views = [
            EmitterView(), TiledView(), TextView(), ReplicatorView(), ScrollView(), ShapeView(), GradientView(), TransformView(),
        ]
        for view in views { #expect(type(of: view.layer) == type(of: view).layerClass) }
    }
}
