/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index while no segment is chosen.
    public class var noSegment: Int { -1 }

    var segments: [SegmentItem] = []
    private let thumb = UIView()
    private var separators: [UIImageView] = []
    private(set) var attributes = StateTable.Values<[NSAttributedString.Key: Any]>()
    private var selected = -1
    /// The segment under the finger.
    private var pressed: Int? { didSet { if oldValue != pressed { updateSegments() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control with one segment per string or image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insert(SegmentItem(image: image), at: index)
            } else {
                insert(SegmentItem(title: item as? String), at: index)
            }
        }
        bounds.size = intrinsicContentSize
    }

    /// A control with one segment per action; choosing a segment runs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UISegmentedControl.self)
    }

    private func setUp() {
        isOpaque = false
        layer.cornerRadius = SegmentMetrics.cornerRadius
        layer.cornerCurve = .continuous
        setBackgroundColor(.tertiarySystemFill)
        thumb.layer.cornerRadius = SegmentMetrics.cornerRadius - SegmentMetrics.inset
        thumb.layer.cornerCurve = .continuous
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        updateSegments()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// The chosen segment; `noSegment` for none. Setting it sends nothing.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            guard newValue != selected else { return }
            selected = segments.indices.contains(newValue) ? newValue : -1
            updateSegments()
        }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(SegmentItem(title: title), at: segment) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(SegmentItem(image: image), at: segment) }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(SegmentItem(action: action), at: segment) }

    /// Inserts a segment with a title, for which VoiceOver says another.
    package func insertSegment(withTitle title: String?, spokenAs spokenTitle: String, at segment: Int) {
        var item = SegmentItem(title: title)
        item.spokenTitle = spokenTitle
        insert(item, at: segment)
    }

    private func insert(_ segment: SegmentItem, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.view)
        if selected >= index { selected += 1 }
        contentsChanged()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        if selected == segment { selected = -1 } else if selected > segment { selected -= 1 }
        contentsChanged()
    }

    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        selected = -1
        contentsChanged()
    }

    private func change(_ index: Int, _ change: (inout SegmentItem) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        contentsChanged()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (nil, image) } }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.apply(action) } }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// A fixed width in points; 0 sizes the segment by the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    // MARK: Looks

    /// Whether segments only flash instead of staying chosen.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { contentsChanged() } }
    open var selectedSegmentTintColor: UIColor? { didSet { noteOwn(.selectedSegmentTintColor); updateSegments() } }

    /// Pictures and places by metrics.
    var looks = Looks()

    /// Shows other pictures and places.
    func looksChanged() {
        if !ownAppearance.contains(.backgroundColor) { setBackgroundColor(looks.backgrounds.isEmpty ? .tertiarySystemFill : nil) }
        updateSegments()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteOwn(.titleTextAttributes)
        self.attributes[state] = attributes
        contentsChanged()
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    private func contentsChanged() {
        for line in separators { line.removeFromSuperview() }
        separators = (1..<max(segments.count, 1)).map { _ in
            let line = UIImageView()
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
            line.layer.cornerRadius = 0.5
            insertSubview(line, belowSubview: thumb)
            return line
        }
        invalidateIntrinsicContentSize()
        updateSegments()
    }

    private func updateSegments() {
        thumb.isHidden = !segments.indices.contains(selected) || !looks.backgrounds.isEmpty
        thumb.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white }
        for (index, segment) in segments.enumerated() {
            let state = state(of: index)
            segment.view.offset = contentOffset(at: index)
            segment.view.background = looks.background(index == pressed && index != selected ? .highlighted : state)
            segment.show(text(state), isSelected: index == selected, isDimmed: index == pressed && index != selected)
        }
        setNeedsLayout()
    }

    private func state(of index: Int) -> State {
        var state: State = []
        if index == selected { state.insert(.selected) }
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        return state
    }

    private func text(_ state: State) -> [NSAttributedString.Key: Any] {
        let isSelected = state.contains(.selected), isDisabled = state.contains(.disabled)
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
            .foregroundColor: isDisabled ? UIColor.tertiaryLabel : UIColor.label,
        ]
        result.merge(attributes[.normal] ?? [:]) { $1 }
        if isSelected { result.merge(attributes[.selected] ?? [:]) { $1 } }
        if isDisabled { result.merge(attributes[.disabled] ?? [:]) { $1 } }
        return result
    }

    override func stateChanged() {
        super.stateChanged()
        updateSegments()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map(\.contentWidth).max() ?? 0
        let dividers = CGFloat(max(segments.count - 1, 0)) * SegmentMetrics.divider
        let width = segments.reduce(dividers) { sum, segment in
            sum
                + (segment.width > 0
                    ? segment.width : (apportionsSegmentWidthsByContent ? segment.contentWidth : widest) + SegmentMetrics.padding)
        }
        return CGSize(width: width.rounded(.up), height: SegmentMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var frames: [CGRect] {
        let free = segments.filter { $0.width == 0 }
        let room = max(bounds.width - segments.reduce(0) { $0 + $1.width }, 0)
        let content = max(free.reduce(0) { $0 + $1.contentWidth }, 1)
        var x: CGFloat = 0
        let leftToRight = segments.map { segment in
            let share = apportionsSegmentWidthsByContent ? segment.contentWidth / content : 1 / CGFloat(free.count)
            let width = segment.width > 0 ? segment.width : room * share
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return leftToRight }
        return leftToRight.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames
        for (segment, frame) in zip(segments, frames) { segment.view.frame = frame }
        if frames.indices.contains(selected) { thumb.frame = frames[selected].shrunk(dx: SegmentMetrics.inset, dy: SegmentMetrics.inset) }
        for (index, line) in separators.enumerated() where index + 1 < frames.count {
            let x = max(frames[index].minX, frames[index + 1].minX)
            let divider = looks.divider(state(of: index), state(of: index + 1))
            if line.image !== divider {
                line.image = divider
                line.backgroundColor = divider == nil ? .separator : nil
            }
            if let size = line.image?.size {
                line.frame = CGRect(x: x - size.width / 2, y: 0, width: size.width, height: bounds.height)
                line.alpha = 1
                continue
            }
            line.frame = CGRect(x: x - 0.5, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
            line.alpha = index == selected || index + 1 == selected ? 0 : 1
        }
    }

    // MARK: Tracking

    private func index(at touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        pressed = index(at: touch)
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = isTouchInside ? index(at: touch) : nil
        return true
    }

    open override func cancelTracking(with event: UIEvent?) { pressed = nil }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = pressed
        pressed = nil
        guard isTouchInside, let chosen else { return }
        tap(chosen, event)
    }

    /// Chooses the segment at a place, as a tap does.
    func chooseSegment(at point: CGPoint) {
        guard let index = frames.firstIndex(where: { $0.contains(point) }), segments[index].isEnabled, isEnabled else { return }
        tap(index, nil)
    }

    private func tap(_ chosen: Int, _ event: UIEvent?) {
        guard chosen != selected || isMomentary else { return }
        choose(chosen)
        sendActions(for: [.valueChanged, .primaryActionTriggered], event)
        if let action = segments[chosen].action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = -1 }
    }

    private func choose(_ index: Int) {
        let wasShown = selected >= 0
        selected = index
        updateSegments()
        guard wasShown, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.layoutIfNeeded() }
    }
}

/// The segmented control of iOS 17, in points.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 9
    /// Between the chosen segment's plate and the control's edge.
    static let inset: CGFloat = 2
    /// Beside a title, on both sides together.
    static let padding: CGFloat = 18
    static let divider: CGFloat = 1
}
