extension UIPageControl {
    /// The state of the user's interaction with a page control.
    ///
    /// Source: UIKit, `UIPageControl.InteractionState`.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// A tap, which turns one page.
        case discrete
        /// A drag along the indicators, which turns many.
        case continuous
    }

    /// When there is a ground behind the indicators.
    ///
    /// Source: UIKit, `UIPageControl.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable {
        /// While people drag along the indicators.
        case automatic = 0
        /// Always.
        case prominent
        /// Never.
        case minimal
    }

    /// The direction in which the indicators are laid out.
    ///
    /// Source: UIKit, `UIPageControl.Direction`.
    public enum Direction: Int, Sendable {
        /// In the direction of reading.
        case natural = 0
        case leftToRight, rightToLeft, topToBottom, bottomToTop
    }
}

/// The page control of iOS 17, in points.
enum PageMetrics {
    static let dot: CGFloat = 8
    static let gap: CGFloat = 29.0 / 3
    /// Beyond the first and the last indicator.
    static let margin: CGFloat = 89.0 / 6
    /// Beside the indicators.
    static let sideMargin: CGFloat = 9
    static let height: CGFloat = 26
    /// How far a finger moves before it drags, and how long it may rest until then, in seconds.
    static let hysteresis: CGFloat = 6
    static let hold: TimeInterval = 0.3
}

/// The pictures of a page control's indicators.
struct PageImages {
    var preferred: UIImage?
    var preferredCurrent: UIImage?
    var own: [Int: UIImage] = [:]
    var ownCurrent: [Int: UIImage] = [:]

    var isEmpty: Bool { preferred == nil && preferredCurrent == nil && own.isEmpty && ownCurrent.isEmpty }

    /// The picture of a page; nil for a dot.
    func image(_ page: Int, isCurrent: Bool) -> UIImage? {
        (isCurrent ? ownCurrent[page] ?? preferredCurrent : nil) ?? own[page] ?? preferred
    }

    /// Room for the largest picture, in points.
    func size(pages: Int) -> CGSize {
        let dot = CGSize(width: PageMetrics.dot, height: PageMetrics.dot)
        guard !isEmpty else { return dot }
        let all =
            [preferred, preferredCurrent] + Array(own.filter { $0.key < pages }.values) + Array(ownCurrent.filter { $0.key < pages }.values)
        return all.compactMap { $0?.size }.reduce(dot) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }
}
