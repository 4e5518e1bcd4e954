import UIKit

/// Shows strokes in the coordinates of a drawing, each in a layer, so that a new one does not draw the others again.
@MainActor final class DrawingView: UIView {
    private var layers: [CAShapeLayer] = []
    private var live: CAShapeLayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ strokes: [PKStroke], isDark: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        while layers.count > strokes.count { layers.removeLast().removeFromSuperlayer() }
        for (index, stroke) in strokes.enumerated() {
            if index == layers.count {
                let shape = CAShapeLayer()
                layers.append(shape)
                layer.addSublayer(shape)
            }
            StrokeShape(stroke, isDark: isDark).show(in: layers[index])
        }
        CATransaction.commit()
    }

    func showLive(_ stroke: PKStroke, isDark: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let shape = live ?? CAShapeLayer()
        if live == nil {
            live = shape
            layer.addSublayer(shape)
        }
        StrokeShape(stroke, isDark: isDark).show(in: shape)
        CATransaction.commit()
    }

    func endLive() {
        live?.removeFromSuperlayer()
        live = nil
    }
}
