import CoreText

/// The region that text is set into.
///
/// Source: Apple's “NSTextContainer”.
open class NSTextContainer: NSObject {
    /// Points; a length of 0 or less is no limit.
    open var size: CGSize { didSet { if oldValue != size { changed() } } }
    /// Room at the beginning and end of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard oldValue != lineFragmentPadding else { return }
            updateExclusions()
            changed()
        }
    }
    /// 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { if oldValue != maximumNumberOfLines { changed() } } }
    /// The wrapping or truncation of the last line when there is more text.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if oldValue != lineBreakMode { changed() } } }
    /// Whether the container is as wide as its text view.
    open var widthTracksTextView = false
    /// Whether the container is as high as its text view.
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) { self.size = size }
    public convenience override init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }

    /// The shapes that text wraps around, in the container's coordinates; only in containers of limited width.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            updateExclusions()
            changed()
        }
    }
    private(set) var exclusions: TextExclusions?

    /// Lines keep their padding from shapes at both of their ends.
    private func updateExclusions() {
        let shapes = exclusionPaths.map {
            TextExclusions.Shape(outlines: $0.cgPath.flattened(threshold: 0.25).outlines, isEvenOdd: $0.usesEvenOddFillRule)
        }
        exclusions = shapes.isEmpty ? nil : TextExclusions(shapes, margin: 2 * lineFragmentPadding)
    }

    /// Whether lines run straight through, without parts left out.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }

    /// The width that letters have; infinite without a limit.
    var textWidth: CGFloat { size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity }
}
