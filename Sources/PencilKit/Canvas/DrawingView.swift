import UIKit

/// Shows strokes in the coordinates of a drawing, each in a layer, so that a new one does not draw the others again.
@MainActor final class DrawingView: UIView {
    private var shown: [(stroke: PKStroke, layer: CAShapeLayer)] = []
    private var isDark = false
    private var live: CAShapeLayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows strokes; those that are there already keep their layers.
    func show(_ strokes: [PKStroke], isDark: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var old = (isDark == self.isDark ? shown : [])[...]
        if isDark != self.isDark { for each in shown { each.layer.removeFromSuperlayer() } }
        self.isDark = isDark
        shown = strokes.enumerated().map { position, stroke in
            if let index = old.firstIndex(where: { Self.isSame($0.stroke, stroke) }) {
                // What lay between was erased.
                for each in old[..<index] { each.layer.removeFromSuperlayer() }
                defer { old = old[(index + 1)...] }
                return (stroke, old[index].layer)
            }
            let shape = CAShapeLayer()
            StrokeShape(stroke, isDark: isDark).show(in: shape)
            layer.insertSublayer(shape, at: UInt32(position))
            return (stroke, shape)
        }
        for each in old { each.layer.removeFromSuperlayer() }
        CATransaction.commit()
    }

    private static func isSame(_ left: PKStroke, _ right: PKStroke) -> Bool {
        left.path.creationDate == right.path.creationDate && left.transform == right.transform && left.ink == right.ink
            && left.mask === right.mask && left.path == right.path
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
