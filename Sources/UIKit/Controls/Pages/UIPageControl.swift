/// A row of dots that shows which of several pages is seen.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    private var page = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        update()
        coder.decodeInterface(of: self, as: UIPageControl.self)
    }

    open var numberOfPages = 0 {
        didSet {
            guard oldValue != numberOfPages else { return }
            page = min(page, max(numberOfPages - 1, 0))
            makeDots()
        }
    }
    /// The page seen, within 0 and the number of pages; setting it sends nothing.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            update()
        }
    }
    open var hidesForSinglePage = false { didSet { update() } }
    open var pageIndicatorTintColor: UIColor? { didSet { noteOwn(.pageIndicatorTintColor); update() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { noteOwn(.currentPageIndicatorTintColor); update() } }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<max(numberOfPages, 0)).map { _ in
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = PageMetrics.dot / 2
            addSubview(dot)
            return dot
        }
        invalidateIntrinsicContentSize()
        update()
    }

    /// Dots are white, those of other pages faint.
    private func update() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityValue = "page \(page + 1) of \(numberOfPages)"
        let isHidden = hidesForSinglePage && numberOfPages < 2
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == page ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            dot.isHidden = isHidden
        }
        setNeedsLayout()
    }

    // MARK: Layout

    /// The least size for so many pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        return CGSize(
            width: count * PageMetrics.dot + max(count - 1, 0) * PageMetrics.gap + 2 * PageMetrics.margin, height: PageMetrics.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step = PageMetrics.dot + PageMetrics.gap
        let width = CGFloat(dots.count) * step - PageMetrics.gap
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = isRightToLeft ? dots.count - 1 - index : index
            dot.frame = CGRect(
                x: (bounds.width - width) / 2 + CGFloat(place) * step, y: (bounds.height - PageMetrics.dot) / 2, width: PageMetrics.dot,
                height: PageMetrics.dot)
        }
    }

    // MARK: Tracking

    /// Where the last tap led.
    private(set) var wentForward = false

    /// A tap goes one page towards the side it is on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isForward = (touch.location(in: self).x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        turn(forward: isForward, event)
    }

    private func turn(forward: Bool, _ event: UIEvent? = nil) {
        let old = page
        wentForward = forward
        currentPage = page + (forward ? 1 : -1)
        if page != old { sendActions(for: .valueChanged, event) }
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() { turn(forward: true) }
    open override func accessibilityDecrement() { turn(forward: false) }
}

/// The page control of iOS 17, in points.
private enum PageMetrics {
    static let dot: CGFloat = 7
    static let gap: CGFloat = 9
    static let margin: CGFloat = 9
    static let height: CGFloat = 26
}
