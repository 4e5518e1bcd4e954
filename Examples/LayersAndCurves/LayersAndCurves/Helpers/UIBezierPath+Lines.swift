import UIKit

extension UIBezierPath {
    /// Lines from point to point, open.
    static func lines(_ points: CGPoint...) -> UIBezierPath {
        path(through: points)
    }

    static func triangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> UIBezierPath {
        let path = path(through: [a, b, c])
        path.close()
        return path
    }

    private static func path(through points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        return path
    }
}
