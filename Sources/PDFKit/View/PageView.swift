/// A page in a view, in the page's points. It is drawn while it is in sight.
@MainActor final class PageView: UIView {
    let page: PDFPage
    private let box: PDFDisplayBox
    private let picture = UIImageView()
    private let marks = UIView()
    /// Pixels for a point of the page that the picture has.
    private var density: CGFloat = 0

    init(_ page: PDFPage, _ box: PDFDisplayBox, shadow: Bool) {
        (self.page, self.box) = (page, box)
        super.init(frame: .zero)
        backgroundColor = .white
        isAccessibilityElement = true
        accessibilityLabel = page.label.map { "Page \($0)" }
        marks.isUserInteractionEnabled = false
        addSubview(picture)
        addSubview(marks)
        guard shadow else { return }
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { page.string }
        set {}
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (picture.frame, marks.frame) = (bounds, bounds)
    }

    /// Draws the page for a zoom, unless it has been.
    func show(scale: CGFloat, pixelsPerPoint: CGFloat) {
        // No finer than Poppler draws, and no larger than a layer's picture may be.
        let longest = max(bounds.width, bounds.height, 1)
        let wanted = min(scale * pixelsPerPoint, 4096 / longest)
        guard wanted > 0, abs(wanted - density) > wanted * 0.01 else { return }
        density = wanted
        picture.image = page.picture(box, scale: 1, pixelsPerPoint: wanted)
    }

    /// Forgets the picture of a page that is out of sight or has changed.
    func hide() {
        density = 0
        picture.image = nil
    }

    /// Lays coloured rectangles of the page's space over the page.
    func mark(_ rects: [(CGRect, UIColor)]) {
        marks.subviews.forEach { $0.removeFromSuperview() }
        for (rect, color) in rects {
            let mark = UIView(frame: frame(of: rect))
            mark.backgroundColor = color
            marks.addSubview(mark)
        }
    }

    /// From the page's space to the view's.
    private var toView: CGAffineTransform {
        page.transform(for: box).concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: page.shownSize(box).height))
    }

    func frame(of rect: CGRect) -> CGRect { rect.applying(toView) }
    func point(onPage point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
    func point(ofPage point: CGPoint) -> CGPoint { point.applying(toView) }
}
