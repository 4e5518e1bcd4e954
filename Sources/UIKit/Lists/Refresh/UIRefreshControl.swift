/// A wheel above a scroll view's content that a pull reveals and that starts a refresh: *UIRefreshControl*.
///
/// Pulled far enough, it sends `valueChanged` and stays until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private weak var scrollView: UIScrollView?
    /// Whether the pull that goes on has started a refresh already.
    private var hasFired = false

    /// Points the control takes while it refreshes.
    private static let height: CGFloat = 60
    /// Points of content to be pulled down before a refresh starts.
    private static let pullDistance: CGFloat = 120

    @preconcurrency @MainActor public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIRefreshControl.self)
    }

    private func setUp() {
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        for view in [wheel, label] { addSubview(view) }
        isUserInteractionEnabled = false
        layer.zPosition = -1
    }

    // MARK: State

    open private(set) var isRefreshing = false

    /// A line below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            noteOwn(.attributedTitle)
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that a refresh that nobody pulled for goes on; sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.alpha = 1
        wheel.startAnimating()
        setNeedsLayout()
        if scrollView?.isDragging != true { makeRoom(true) }
    }

    /// Lets the control go away again.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        makeRoom(false)
    }

    /// The content starts below the control while it refreshes.
    private func makeRoom(_ isOpen: Bool) {
        guard let scrollView, (scrollView.scroll.refreshInset > 0) != isOpen else { return }
        let offset = scrollView.contentOffset
        scrollView.scroll.refreshInset = isOpen ? Self.height : 0
        let top = -scrollView.adjustedContentInset.top
        let shows = isOpen ? offset.y <= top + Self.height : offset.y < top
        scrollView.adjustedInsetsMayHaveChanged()
        guard shows, scrollView.scroll.drag == nil else { return }
        scrollView.contentOffset = offset
        scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: true)
    }

    // MARK: Pulling

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let list = superview as? UIScrollView, list !== scrollView else { return }
        // Older apps add the control as a subview.
        attach(to: list)
    }

    /// Follows `scrollView` from now on.
    func attach(to scrollView: UIScrollView) {
        guard self.scrollView !== scrollView else { return }
        self.scrollView = scrollView
        scrollView.alwaysBounceVertical = true
        scrollView.panRecognizer.handlers.append { [weak self, weak scrollView] recognizer in
            guard let self, self.scrollView === scrollView, recognizer.state == .ended || recognizer.state == .cancelled else { return }
            fingerLifted()
        }
        if superview !== scrollView { scrollView.insertSubview(self, at: 0) }
        scrollView.scroll.onMove = { [weak self] in self?.updateForScrolling() }
        updateForScrolling()
    }

    func detach() {
        scrollView?.scroll.onMove = nil
        scrollView?.scroll.refreshInset = 0
        scrollView?.adjustedInsetsMayHaveChanged()
        scrollView = nil
        removeFromSuperview()
    }

    private func updateForScrolling() {
        guard let scrollView else { return }
        let insets = scrollView.adjustedContentInset
        let edge = scrollView.contentOffset.y + insets.top - scrollView.scroll.refreshInset
        let pulled = max(0, -edge)
        UIView.performWithoutAnimation {
            frame = CGRect(x: 0, y: min(edge, -Self.height), width: scrollView.bounds.width, height: max(Self.height, pulled))
            if !isRefreshing { wheel.alpha = min(max((pulled - Self.height / 2) / (Self.pullDistance - Self.height / 2), 0), 1) }
            label.alpha = min(pulled / Self.height, 1)
        }
        guard scrollView.isDragging, isEnabled, !isRefreshing, !hasFired, pulled >= Self.pullDistance else { return }
        hasFired = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    private func fingerLifted() {
        hasFired = false
        if isRefreshing { makeRoom(true) }
    }

    // MARK: Looks

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = wheel.intrinsicContentSize
        let text = attributedTitle == nil ? 0 : label.sizeThatFits(bounds.size).height
        wheel.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (Self.height - size.height - text) / 2, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: wheel.frame.maxY + 4, width: bounds.width, height: text)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if hasOwnTint { wheel.color = tintColor }
    }

    private var hasOwnTint: Bool { tintColor != superview?.tintColor }
}
