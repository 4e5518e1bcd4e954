import UIKit

extension UIView {
    static func square(_ color: UIColor, origin: CGPoint = .zero, side: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: side, height: side)))
        view.backgroundColor = color
        return view
    }

    /// The pink square most scenes about layers and transforms begin with.
    static func pinkSquare() -> UIView {
        square(.systemPink, origin: CGPoint(x: 50, y: 300), side: 100)
    }

    /// Stands in the middle of another view, by the sizes of their frames.
    func moveToCenter(of superview: UIView) {
        frame.origin = CGPoint(
            x: (superview.frame.width - frame.width) / 2,
            y: (superview.frame.height - frame.height) / 2
        )
    }
}
