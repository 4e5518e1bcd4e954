extension UIPageViewController {
    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical = 1 }

    /// The location of the spine of pages that curl.
    public enum SpineLocation: Int, Sendable {
        /// Pages that scroll have none.
        case none = 0
        /// At the left, or the top; one page shows.
        case min = 1
        /// In the middle; two pages show.
        case mid = 2
        /// At the right, or the bottom; one page shows.
        case max = 3
    }

    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse = 1 }

    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll = 1 }

    /// A key of an option for the initializer of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation`, or its raw value in an `NSNumber`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The gap between pages that scroll, in points, as a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// The state of a page view controller.
@MainActor struct PageState {
    var style = UIPageViewController.TransitionStyle.pageCurl
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    var spine = UIPageViewController.SpineLocation.min
    var spacing: CGFloat = 0
    var isDoubleSided = false
    var shown: [UIViewController] = []
    /// The neighbours of the visible page from the data source; the outer optional is nil until the data source is asked.
    var before: UIViewController??
    var after: UIViewController??
    /// One page giving way to another.
    var turn: PageTurn?
    /// The curl that shows it.
    var curl: PageCurl?
    /// Whether the scroll view moves because of its layout.
    var isPlacing = false
    var laidOutSize = CGSize.zero
    var showsPageControl = false
    /// Whether the page control has moved its dot already.
    var isFromPageControl = false

    static func spine(_ value: Any) -> UIPageViewController.SpineLocation? {
        if let spine = value as? UIPageViewController.SpineLocation { return spine }
        let number = value as? Int ?? (value as? NSNumber)?.intValue
        return number.flatMap(UIPageViewController.SpineLocation.init(rawValue:))
    }
}

/// Pages on their way into the place of others.
struct PageTurn {
    let direction: UIPageViewController.NavigationDirection
    let incoming: [UIViewController]
    let outgoing: [UIViewController]
    /// Whether people turn the page, whom the delegate hears of.
    let isByUser: Bool
    var completion: ((Bool) -> Void)?
}
