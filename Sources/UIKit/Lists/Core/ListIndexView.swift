/// The strip of titles at the trailing edge that jumps to sections: *sectionIndexTitles(for:)*.
final class ListIndexView: UIView {
    /// Points the rows leave for the strip: 15, or more where a title needs it.
    let width: CGFloat
    private static let lineHeight: CGFloat = 14

    /// The content of one line of the strip.
    enum Line: Equatable {
        case title(Int)
        /// Stands for titles without room.
        case bullet
    }

    let titles: [String]
    private let jump: (Int) -> Void
    private var views: [UIView] = []
    private var shownLines: [Line] = []
    private var current: Int?
    private var restingColor: UIColor?
    private var trackingColor: UIColor?

    init(titles: [String], jump: @escaping (Int) -> Void) {
        (self.titles, self.jump) = (titles, jump)
        let longest = titles.filter { $0 != UITableView.indexSearch }.map { Self.label($0).intrinsicContentSize.width }.max() ?? 0
        width = max(15, longest + 4)
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = titles.joined(separator: " ")
        addTracking()
    }

    required init?(coder: NSCoder) {
        (titles, jump, width) = ([], { _ in }, 0)
        super.init(coder: coder)
    }

    func setColors(text: UIColor?, background: UIColor?, tracking: UIColor?) {
        (restingColor, trackingColor) = (background, tracking)
        // Without a colour of its own the text wears the tint.
        if tintColor != text { tintColor = text }
        backgroundColor = current == nil ? restingColor : trackingColor ?? restingColor
    }

    /// The lines for `count` titles in `room` lines: where not all fit, some evenly chosen ones with bullets in between.
    static func lines(_ count: Int, room: Int) -> [Line] {
        guard count > room else { return (0..<count).map(Line.title) }
        let shown = max(1, (room + 1) / 2)
        guard shown > 1 else { return room > 0 ? [.title(0)] : [] }
        return (0..<shown).flatMap { place -> [Line] in
            let title = Line.title((place * (count - 1) + (shown - 1) / 2) / (shown - 1))
            return place == 0 ? [title] : [.bullet, title]
        }
    }

    // MARK: Looks

    override func layoutSubviews() {
        super.layoutSubviews()
        let lines = Self.lines(titles.count, room: Int(saturating: bounds.height / Self.lineHeight))
        if lines != shownLines || views.isEmpty { show(lines) }
        var y = top
        for view in views {
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
            y += Self.lineHeight
        }
    }

    private var top: CGFloat { ((bounds.height - CGFloat(shownLines.count) * Self.lineHeight) / 2).rounded() }

    private func show(_ lines: [Line]) {
        for view in views { view.removeFromSuperview() }
        shownLines = lines
        views = lines.map { line in
            switch line {
            case .bullet: return colored(Self.label("•"))
            case .title(let index) where titles[index] == UITableView.indexSearch:
                let symbol = UIImage(
                    systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold))
                let view = UIImageView(image: symbol)
                view.contentMode = .center
                return view
            case .title(let index): return colored(Self.label(titles[index]))
            }
        }
        for view in views {
            view.isAccessibilityElement = false
            addSubview(view)
        }
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        label.text = text
        return label
    }

    private func colored(_ label: UILabel) -> UILabel {
        label.textColor = tintColor
        return label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for case let label as UILabel in views { label.textColor = tintColor }
    }

    // MARK: Touches

    /// A finger on the strip belongs to it at once: it does not scroll.
    private func addTracking() {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.handlers.append { [weak self] in self?.track($0) }
        addGestureRecognizer(press)
    }

    private func track(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: updateSelection(recognizer.location(in: self).y)
        default:
            current = nil
            backgroundColor = restingColor
        }
    }

    private func updateSelection(_ y: CGFloat) {
        guard !titles.isEmpty, !shownLines.isEmpty else { return }
        let part = (y - top) / (CGFloat(shownLines.count) * Self.lineHeight)
        let index = min(max(Int(saturating: part * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != current else { return }
        current = index
        backgroundColor = trackingColor ?? restingColor
        jump(index)
    }
}
