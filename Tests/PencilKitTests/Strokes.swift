import PencilKit

/// Strokes and touches for tests.
enum Strokes {
    static func point(_ x: CGFloat, _ y: CGFloat, _ time: TimeInterval = 0, width: CGFloat = 4) -> PKStrokePoint {
        PKStrokePoint(
            location: CGPoint(x: x, y: y), timeOffset: time, size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0,
            altitude: .pi / 2)
    }

    /// A horizontal line from x = 0, with a control point each 10 points and each tenth of a second.
    static func line(_ count: Int = 11, y: CGFloat = 50, ink: PKInk = PKInk(.pen, color: .red)) -> PKStroke {
        let points = (0..<count).map { point(CGFloat($0) * 10, y, TimeInterval($0) / 10) }
        return PKStroke(ink: ink, path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 1000)))
    }
}

/// A touch of a test's own.
final class TestTouch: UITouch {
    var place = CGPoint.zero
    var time: TimeInterval = 0
    override func location(in view: UIView?) -> CGPoint { place }
    override var timestamp: TimeInterval { time }
}
