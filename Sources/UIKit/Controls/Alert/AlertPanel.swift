/// A rounded piece of material with texts, fields and buttons.
final class AlertPanel: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fieldBox = UIView()
    private var content: UIViewController?
    private var fields: [UITextField] = []
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private var fieldLines: [UIView] = []
    /// The scrolling areas of texts and of buttons that do not fit on the screen.
    private lazy var textArea = makeArea()
    private lazy var buttonArea = makeArea()
    private var isSheet = false
    private weak var alert: UIAlertController?

    /// The cancel button's panel is opaque.
    var isOpaquePanel = false { didSet { material.backgroundColor = isOpaquePanel ? .secondarySystemGroupedBackground : nil } }

    /// A popover's bubble has corners and a ground of its own.
    var isFrameless = false {
        didSet {
            material.isHidden = isFrameless
            layer.cornerRadius = isFrameless ? 0 : AlertMetrics.cornerRadius
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = AlertMetrics.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        addSubview(material)
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.lineBreakMode = .byWordWrapping
            addSubview(label)
        }
        fieldBox.layer.cornerRadius = 6
        fieldBox.layer.cornerCurve = .continuous
        fieldBox.clipsToBounds = true
        fieldBox.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
        addSubview(fieldBox)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The title and message of a panel.
    struct Texts {
        var title: NSAttributedString?
        var message: NSAttributedString?
        fileprivate var plainTitle: String?
        fileprivate var plainMessage: String?

        init() {}

        @MainActor init(_ alert: UIAlertController) {
            (title, message) = (alert.attributedTitle, alert.attributedMessage)
            (plainTitle, plainMessage) = (alert.title, alert.message)
        }
    }

    /// - Parameter content: A controller whose view stands between the texts and the buttons.
    func show(_ texts: Texts, content: UIViewController?, fields: [UITextField], actions: [UIAlertAction], alert: UIAlertController) {
        self.alert = alert
        showContent(content)
        isSheet = alert.preferredStyle == .actionSheet
        let titleFont = UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        titleLabel.font = UIFontMetrics(forTextStyle: isSheet ? .footnote : .headline).scaledFont(for: titleFont)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        if let title = texts.title { titleLabel.attributedText = title } else { titleLabel.text = texts.plainTitle }
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        if let message = texts.message { messageLabel.attributedText = message } else { messageLabel.text = texts.plainMessage }
        for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
        self.fields = fields
        for field in fields where field.superview !== fieldBox { fieldBox.addSubview(field) }
        fieldBox.isHidden = fields.isEmpty
        for button in buttons { button.removeFromSuperview() }
        buttons = actions.map { action in
            let button = AlertButton(action: action, isEmphasized: alert.isEmphasized(action), isSheet: isSheet)
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
            action.button = button
            buttonParent.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func showContent(_ new: UIViewController?) {
        if content !== new, content?.viewIfLoaded?.superview === textParent { content?.viewIfLoaded?.removeFromSuperview() }
        content = new
        if let view = new?.view, view.superview !== textParent { textParent.addSubview(view) }
    }

    private func makeArea() -> UIScrollView {
        let area = UIScrollView()
        area.contentInsetAdjustmentBehavior = .never
        area.alwaysBounceVertical = false
        return area
    }

    // MARK: Measures

    private var hasTitle: Bool { titleLabel.text?.isEmpty == false }
    private var hasMessage: Bool { messageLabel.text?.isEmpty == false }
    private var fieldHeight: CGFloat {
        max(AlertMetrics.fieldHeight, (fields.compactMap { $0.font?.lineHeight }.max() ?? 0).rounded(.up) + 15)
    }

    private func buttonHeight(_ button: AlertButton, _ width: CGFloat) -> CGFloat {
        max(isSheet ? AlertMetrics.sheetButtonHeight : AlertMetrics.buttonHeight, button.height(width: width))
    }

    private func buttonsHeight(_ width: CGFloat) -> CGFloat {
        if isSideBySide(width) { return buttons.map { buttonHeight($0, width / 2) }.max() ?? 0 }
        return buttons.reduce(0) { $0 + buttonHeight($1, width) }
    }

    private func labelHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 2 * AlertMetrics.sideMargin, height: 0)).height
    }

    /// Two buttons whose titles fit stand side by side.
    private func isSideBySide(_ width: CGFloat) -> Bool {
        guard !isSheet, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
    }

    private struct Rows {
        var title: CGFloat = 0, message: CGFloat = 0, content: CGFloat = 0
        var titleY: CGFloat = 0, messageY: CGFloat = 0, contentY: CGFloat = 0, fieldsY: CGFloat = 0, buttonsY: CGFloat = 0
    }

    private func rows(_ width: CGFloat) -> Rows {
        var rows = Rows()
        let margin: CGFloat = isSheet ? 14 : AlertMetrics.topMargin
        guard hasTitle || hasMessage || !fields.isEmpty || content != nil else { return rows }
        guard hasTitle || hasMessage || !fields.isEmpty else {
            rows.content = contentHeight(width)
            rows.buttonsY = rows.content
            return rows
        }
        var y = margin
        if hasTitle {
            (rows.titleY, rows.title) = (y, labelHeight(titleLabel, width))
            y += rows.title
        }
        if hasMessage {
            if hasTitle { y += isSheet ? 12 : 4 }
            (rows.messageY, rows.message) = (y, labelHeight(messageLabel, width))
            y += rows.message
        }
        if content != nil {
            (rows.contentY, rows.content) = (y + Self.contentGap, contentHeight(width))
            y = rows.contentY + rows.content
        }
        if !fields.isEmpty {
            if hasTitle || hasMessage { y += 14 }
            rows.fieldsY = y
            y += CGFloat(fields.count) * fieldHeight
        }
        // The controller's view reaches the buttons.
        let room: CGFloat = isSheet ? 14 : fields.isEmpty ? AlertMetrics.topMargin : 16
        rows.buttonsY = y + (content != nil && fields.isEmpty ? 0 : room)
        return rows
    }

    /// Points between the texts and the controller's view.
    private static let contentGap: CGFloat = 10

    /// The height the controller asks for, or that its constraints have, in points.
    private func contentHeight(_ width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        if content.preferredContentSize.height > 0 { return content.preferredContentSize.height }
        let size = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        return content.view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func height(width: CGFloat) -> CGFloat {
        rows(width).buttonsY + buttonsHeight(width)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let rows = rows(bounds.width), margin = AlertMetrics.sideMargin
        let inner = bounds.width - 2 * margin
        titleLabel.frame = CGRect(x: margin, y: rows.titleY, width: inner, height: rows.title)
        messageLabel.frame = CGRect(x: margin, y: rows.messageY, width: inner, height: rows.message)
        content?.view.frame = CGRect(x: 0, y: rows.contentY, width: bounds.width, height: rows.content)
        fieldBox.frame = CGRect(x: margin, y: rows.fieldsY, width: inner, height: CGFloat(fields.count) * fieldHeight)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 7, y: CGFloat(index) * fieldHeight, width: inner - 14, height: fieldHeight)
        }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        fieldBox.layer.borderWidth = pixel
        fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        layOutFieldLines(pixel)
        let texts = layOutAreas(rows.buttonsY)
        layOutButtons(from: texts, pixel)
    }

    /// Has texts and buttons scroll where they are higher than the panel; returns where the buttons begin.
    private func layOutAreas(_ textHeight: CGFloat) -> CGFloat {
        let (width, height) = (bounds.width, bounds.height), buttonsHeight = buttonsHeight(bounds.width)
        let scrolls = textHeight + buttonsHeight > height + 1
        if scrolls == (textArea.superview == nil) {
            let texts = [titleLabel, messageLabel, fieldBox] + [content?.viewIfLoaded].compactMap { $0 }
            for view in texts { scrolls ? textArea.addSubview(view) : addSubview(view) }
            for view in buttons { scrolls ? buttonArea.addSubview(view) : addSubview(view) }
            for area in [textArea, buttonArea] { scrolls ? addSubview(area) : area.removeFromSuperview() }
        }
        guard scrolls else { return textHeight }
        // Neither takes more than it needs, nor the buttons more than half where the texts need the rest.
        let shown = min(buttonsHeight, max(height - textHeight, height / 2))
        textArea.frame = CGRect(x: 0, y: 0, width: width, height: height - shown)
        textArea.contentSize = CGSize(width: width, height: textHeight)
        buttonArea.frame = CGRect(x: 0, y: height - shown, width: width, height: shown)
        buttonArea.contentSize = CGSize(width: width, height: buttonsHeight)
        return 0
    }

    /// The superview of the texts and of what stands among them.
    private var textParent: UIView { textArea.superview == nil ? self : textArea }

    /// The superview of the buttons and of the lines between them.
    private var buttonParent: UIView { buttonArea.superview == nil ? self : buttonArea }

    /// Hairlines between the fields.
    private func layOutFieldLines(_ pixel: CGFloat) {
        for line in fieldLines { line.removeFromSuperview() }
        fieldLines = fields.dropFirst().indices.map { index in
            let y = CGFloat(index) * fieldHeight
            let line = UIView(frame: CGRect(x: 0, y: y, width: fieldBox.bounds.width, height: pixel))
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
            fieldBox.addSubview(line)
            return line
        }
    }

    private func layOutButtons(from top: CGFloat, _ pixel: CGFloat) {
        for line in separators { line.removeFromSuperview() }
        separators = []
        if isSideBySide(bounds.width), let alert {
            let first = alert.orderedActions(sideBySide: true)[0]
            let ordered = buttons.sorted { a, _ in a.action === first }
            let half = bounds.width / 2, height = buttonsHeight(bounds.width)
            addSeparator(CGRect(x: 0, y: top, width: bounds.width, height: pixel))
            addSeparator(CGRect(x: half - pixel / 2, y: top, width: pixel, height: height))
            for (index, button) in ordered.enumerated() {
                button.frame = directed(CGRect(x: CGFloat(index) * half, y: top, width: half, height: height))
            }
            return
        }
        var y = top
        for button in buttons {
            let height = buttonHeight(button, bounds.width)
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            if y > 0 || buttonParent === buttonArea { addSeparator(CGRect(x: 0, y: y, width: bounds.width, height: pixel)) }
            y += height
        }
    }

    private func addSeparator(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        buttonParent.addSubview(line)
        separators.append(line)
    }
}
