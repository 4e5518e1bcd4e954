/// The region that text is set into.
///
/// Source: Apple's “NSTextContainer”.
open class NSTextContainer: NSObject {
    /// Points; a length of 0 or less is no limit.
    open var size: CGSize { didSet { if oldValue != size { changed() } } }
    /// Room at the beginning and end of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { changed() } } }
    /// 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { if oldValue != maximumNumberOfLines { changed() } } }
    /// What becomes of the last line when there is more text.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if oldValue != lineBreakMode { changed() } } }
    /// Whether the container is as wide as its text view.
    open var widthTracksTextView = false
    /// Whether the container is as high as its text view.
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) { self.size = size }
    public convenience override init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }

    @available(*, unavailable, message: "not yet in Quince: text around exclusion paths")
    open var exclusionPaths: [UIBezierPath] {
        get { [] }
        set {}
    }

    /// Whether lines run straight through, without parts left out.
    open var isSimpleRectangularTextContainer: Bool { true }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }

    /// The width that letters have; infinite without a limit.
    var textWidth: CGFloat { size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity }
}
