extension UIBarButtonItem {
    /// A small mark at the upper right of an item.
    ///
    /// Source: Apple's documentation of `UIBarButtonItem.Badge` (iOS 26).
    @preconcurrency @MainActor public struct Badge {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// nil for red.
        public var backgroundColor: UIColor?
        /// nil for white.
        public var foregroundColor: UIColor?
        /// nil for the system's font at 13 points.
        public var font: UIFont?

        private init(_ value: String?) { stringValue = value }

        /// A badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(String(count)) }
        /// A badge with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }
        /// A dot.
        public static func indicator() -> Badge { Badge(nil) }
    }
}

/// The badge of a bar button item.
final class BarButtonBadge: UIView {
    private let label = UILabel()
    private static let (height, dot): (CGFloat, CGFloat) = (18, 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ badge: UIBarButtonItem.Badge) {
        backgroundColor = badge.backgroundColor ?? .systemRed
        label.font = badge.font ?? .systemFont(ofSize: 13)
        label.textColor = badge.foregroundColor ?? .white
        label.text = badge.stringValue
    }

    /// Places the badge at the upper right of content.
    func place(beside content: CGRect) {
        let height = label.text == nil ? Self.dot : Self.height
        let width = label.text == nil ? height : max(label.intrinsicContentSize.width + 10, height)
        frame = CGRect(x: content.maxX - height / 2, y: content.minY - height / 3, width: width, height: height)
        layer.cornerRadius = height / 2
        label.frame = bounds
    }
}
