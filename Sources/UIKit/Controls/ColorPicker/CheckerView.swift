/// The white and gray squares that are seen through transparent colours.
final class CheckerView: UIView {
    /// The length of a square's side, in points.
    private static let side: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        backgroundColor = UIColor(patternImage: Self.squares)
    }

    required init?(coder: NSCoder) { nil }

    /// Two by two squares, from which the pattern is made.
    private static var squares: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2 * side, height: 2 * side)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2 * side, height: 2 * side))
            UIColor(white: 0.8, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            context.fill(CGRect(x: side, y: side, width: side, height: side))
        }
    }
}
