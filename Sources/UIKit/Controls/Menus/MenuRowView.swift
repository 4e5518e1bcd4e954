/// A row of a menu: mark, title, subtitle and image.
final class MenuRowView: UIView {
    let row: MenuContent.Row
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let markView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let hasMarks: Bool
    /// How the element stands beside others; nil for a row of its own.
    private let line: MenuLine?
    weak var panel: MenuPanelView?

    init(_ row: MenuContent.Row, hasMarks: Bool, line: MenuLine? = nil) {
        (self.row, self.hasMarks, self.line) = (row, hasMarks, line)
        super.init(frame: .zero)
        isOpaque = false
        for view in [titleLabel, subtitleLabel, imageView, markView] { addSubview(view) }
        imageView.contentMode = .center
        markView.contentMode = .center
        titleLabel.numberOfLines = 2
        titleLabel.font = .preferredFont(forTextStyle: .body)
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.numberOfLines = 2
        isAccessibilityElement = true
        accessibilityTraits = .button
        switch row {
        case .action(let action, _): show(action)
        case .submenu(let menu): show(menu)
        case .loading: showSpinner()
        }
        if let line { becomePart(of: line) }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a touch chooses the row.
    private(set) var isEnabled = true
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted && isEnabled ? .tertiarySystemFill : nil }
    }

    /// The ground of the chosen element of a palette.
    private let choiceView = UIView()

    /// Shows a picture, over a title where there is room for one.
    private func becomePart(of line: MenuLine) {
        subtitleLabel.isHidden = true
        markView.isHidden = true
        titleLabel.textAlignment = .center
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.numberOfLines = 1
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.7
        // What has no picture is told by its title.
        titleLabel.isHidden = line != .medium && imageView.image != nil
        guard line == .palette else { return }
        imageView.tintColor = isEnabled ? .tintColor : .tertiaryLabel
        choiceView.backgroundColor = .tertiarySystemFill
        choiceView.layer.cornerRadius = 8
        choiceView.isHidden = !accessibilityTraits.contains(.selected)
        insertSubview(choiceView, at: 0)
    }

    private func layOutPart(of line: MenuLine) {
        let box = MenuMetrics.imageBox
        let titleHeight = titleLabel.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        choiceView.frame = CGRect(x: bounds.midX - 18, y: bounds.midY - 18, width: 36, height: 36)
        let isAlone = titleLabel.isHidden || imageView.image == nil
        let top = isAlone ? bounds.midY - box / 2 : (bounds.height - box - titleHeight - 3) / 2
        imageView.frame = CGRect(x: bounds.midX - box / 2, y: top, width: box, height: box)
        let titleTop = imageView.image == nil ? (bounds.height - titleHeight) / 2 : top + box + 3
        titleLabel.frame = CGRect(x: 4, y: titleTop, width: max(bounds.width - 8, 0), height: titleHeight)
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    // MARK: Contents

    private func show(_ action: UIAction) {
        isEnabled = !action.attributes.contains(.disabled)
        let isOn = action.state == .on
        show(title: action.title, subtitle: action.subtitle, image: isOn ? action.selectedImage ?? action.image : action.image)
        setColor(!isEnabled ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label)
        switch action.state {
        case .off: break
        case .on: setMark("checkmark", .semibold)
        case .mixed: setMark("minus", .semibold)
        }
        if isOn { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    private func show(_ menu: UIMenu) {
        show(title: menu.title, subtitle: menu.subtitle, image: menu.image)
        setColor(menu.options.contains(.destructive) ? .systemRed : .label)
        setMark("chevron.forward", .semibold)
    }

    private func showSpinner() {
        isEnabled = false
        accessibilityTraits = [.updatesFrequently]
        addSubview(spinner)
        spinner.startAnimating()
    }

    private func show(title: String, subtitle: String?, image: UIImage?) {
        titleLabel.text = title
        subtitleLabel.text = subtitle
        imageView.image = image.map { $0.renderingMode == .automatic && $0.isSymbolImage ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: titleLabel.font, scale: .medium)
        accessibilityLabel = [title, subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func setColor(_ color: UIColor) {
        titleLabel.textColor = color
        imageView.tintColor = color
        markView.tintColor = color
        subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    }

    private func setMark(_ name: String, _ weight: UIImage.SymbolWeight) {
        markView.image = UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
        markView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: weight)
    }

    /// Looks like the head of an open submenu.
    func becomeHeader() {
        titleLabel.font = .systemFont(ofSize: titleLabel.font.pointSize, weight: .semibold)
        setMark("chevron.down", .semibold)
        imageView.isHidden = true
    }

    // MARK: Layout

    private var textLeft: CGFloat { hasMarks ? MenuMetrics.markedInset : MenuMetrics.sideMargin }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let right = imageView.image == nil ? MenuMetrics.sideMargin : MenuMetrics.sideMargin + MenuMetrics.imageBox + 8
        return max(width - textLeft - right, 0)
    }

    private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
        let room = CGSize(width: textWidth(width), height: 0)
        return (titleLabel.sizeThatFits(room), (subtitleLabel.text ?? "").isEmpty ? .zero : subtitleLabel.sizeThatFits(room))
    }

    func height(width: CGFloat) -> CGFloat {
        let sizes = textSizes(width)
        let scale = max(traitCollection.displayScale, 1)
        let height = sizes.title.height + sizes.subtitle.height + 2 * MenuMetrics.verticalPadding
        return max((height * scale).rounded(.up) / scale, MenuMetrics.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let line { return layOutPart(of: line) }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame = isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let sizes = textSizes(bounds.width)
        let scale = max(traitCollection.displayScale, 1)
        let top = ((bounds.height - sizes.title.height - sizes.subtitle.height) / 2 * scale).rounded() / scale
        let width = textWidth(bounds.width)
        place(titleLabel, CGRect(x: textLeft, y: top, width: width, height: sizes.title.height))
        place(subtitleLabel, CGRect(x: textLeft, y: top + sizes.title.height, width: width, height: sizes.subtitle.height))
        let box = MenuMetrics.imageBox
        place(markView, CGRect(x: MenuMetrics.markCenter - box / 2, y: (bounds.height - box) / 2, width: box, height: box))
        place(imageView, CGRect(x: bounds.width - MenuMetrics.sideMargin - box, y: (bounds.height - box) / 2, width: box, height: box))
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    // MARK: Touches

    // The finger may slide on to other rows before it is lifted.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { panel?.track(nil) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let panel, let touch = touches.first { panel.release(touch.location(in: panel)) }
    }

    private func track(_ touches: Set<UITouch>) { if let panel, let touch = touches.first { panel.track(touch.location(in: panel)) } }
}
