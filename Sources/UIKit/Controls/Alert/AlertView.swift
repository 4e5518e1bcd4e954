/// Alerts of iOS 17, in points.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let cornerRadius: CGFloat = 14
    static let sideMargin: CGFloat = 16
    static let topMargin: CGFloat = 20
    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    static let fieldHeight: CGFloat = 31
    static let sheetGap: CGFloat = 8
    static let popoverWidth: CGFloat = 304
}

/// An alert or action sheet: texts, fields and buttons on a material.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let main = AlertPanel()
    /// The cancel button of an action sheet stands by itself.
    private let cancelPanel = AlertPanel()

    init(alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        isOpaque = false
        addSubview(main)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    func rebuild() {
        guard let alert else { return }
        let ordered = alert.orderedActions(sideBySide: false)
        let separate = isSheet ? ordered.filter { $0.style == .cancel } : []
        let rest = ordered.filter { action in !separate.contains { $0 === action } }
        main.isFrameless = alert.isInPopover
        main.show(title: alert.title, message: alert.message, fields: alert.textFields ?? [], actions: rest, alert: alert)
        // A touch beside a popover is its cancel button.
        if separate.isEmpty || alert.isInPopover {
            cancelPanel.removeFromSuperview()
        } else {
            cancelPanel.isOpaquePanel = true
            cancelPanel.show(title: nil, message: nil, fields: [], actions: separate, alert: alert)
            addSubview(cancelPanel)
        }
        setNeedsLayout()
    }

    private var cancelHeight: CGFloat { cancelPanel.superview == nil ? 0 : AlertMetrics.sheetButtonHeight + AlertMetrics.sheetGap }

    func size(width: CGFloat, maximumHeight: CGFloat) -> CGSize {
        CGSize(width: width, height: min(main.height(width: width) + cancelHeight, maximumHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - cancelHeight)
        if cancelPanel.superview != nil {
            cancelPanel.frame = CGRect(
                x: 0, y: bounds.height - AlertMetrics.sheetButtonHeight, width: bounds.width, height: AlertMetrics.sheetButtonHeight)
        }
    }
}

/// A rounded piece of material with texts, fields and buttons.
final class AlertPanel: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fieldBox = UIView()
    private var fields: [UITextField] = []
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private var fieldLines: [UIView] = []
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

    func show(title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction], alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        titleLabel.text = title
        messageLabel.font = .systemFont(ofSize: 13)
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.text = message
        for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
        self.fields = fields
        for field in fields where field.superview !== fieldBox { fieldBox.addSubview(field) }
        fieldBox.isHidden = fields.isEmpty
        for button in buttons { button.removeFromSuperview() }
        buttons = actions.map { action in
            let button = AlertButton(action: action, isEmphasized: alert.isEmphasized(action), isSheet: isSheet)
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
            action.button = button
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    // MARK: Measures

    private var hasTitle: Bool { titleLabel.text?.isEmpty == false }
    private var hasMessage: Bool { messageLabel.text?.isEmpty == false }
    private var buttonHeight: CGFloat { isSheet ? AlertMetrics.sheetButtonHeight : AlertMetrics.buttonHeight }

    private func labelHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 2 * AlertMetrics.sideMargin, height: 0)).height
    }

    /// Two buttons whose titles fit stand side by side.
    private func isSideBySide(_ width: CGFloat) -> Bool {
        guard !isSheet, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
    }

    private struct Rows {
        var title: CGFloat = 0, message: CGFloat = 0
        var titleY: CGFloat = 0, messageY: CGFloat = 0, fieldsY: CGFloat = 0, buttonsY: CGFloat = 0
    }

    private func rows(_ width: CGFloat) -> Rows {
        var rows = Rows()
        let margin: CGFloat = isSheet ? 14 : AlertMetrics.topMargin
        guard hasTitle || hasMessage || !fields.isEmpty else { return rows }
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
        if !fields.isEmpty {
            if hasTitle || hasMessage { y += 14 }
            rows.fieldsY = y
            y += CGFloat(fields.count) * AlertMetrics.fieldHeight
        }
        rows.buttonsY = y + (isSheet ? 14 : fields.isEmpty ? AlertMetrics.topMargin : 16)
        return rows
    }

    func height(width: CGFloat) -> CGFloat {
        rows(width).buttonsY + buttonHeight * CGFloat(isSideBySide(width) ? 1 : buttons.count)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let rows = rows(bounds.width), margin = AlertMetrics.sideMargin
        let inner = bounds.width - 2 * margin
        titleLabel.frame = CGRect(x: margin, y: rows.titleY, width: inner, height: rows.title)
        messageLabel.frame = CGRect(x: margin, y: rows.messageY, width: inner, height: rows.message)
        let boxHeight = CGFloat(fields.count) * AlertMetrics.fieldHeight
        fieldBox.frame = CGRect(x: margin, y: rows.fieldsY, width: inner, height: boxHeight)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 7, y: CGFloat(index) * AlertMetrics.fieldHeight, width: inner - 14, height: AlertMetrics.fieldHeight)
        }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        fieldBox.layer.borderWidth = pixel
        fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        layOutFieldLines(pixel)
        layOutButtons(from: rows.buttonsY, pixel)
    }

    /// Hairlines between the fields.
    private func layOutFieldLines(_ pixel: CGFloat) {
        for line in fieldLines { line.removeFromSuperview() }
        fieldLines = fields.dropFirst().indices.map { index in
            let y = CGFloat(index) * AlertMetrics.fieldHeight
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
            let half = bounds.width / 2
            addSeparator(CGRect(x: 0, y: top, width: bounds.width, height: pixel))
            addSeparator(CGRect(x: half - pixel / 2, y: top, width: pixel, height: buttonHeight))
            for (index, button) in ordered.enumerated() {
                button.frame = directed(CGRect(x: CGFloat(index) * half, y: top, width: half, height: buttonHeight))
            }
            return
        }
        for (index, button) in buttons.enumerated() {
            let y = top + CGFloat(index) * buttonHeight
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: buttonHeight)
            if y > 0 { addSeparator(CGRect(x: 0, y: y, width: bounds.width, height: pixel)) }
        }
    }

    private func addSeparator(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(line)
        separators.append(line)
    }
}

/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    init(action: UIAlertAction, isEmphasized: Bool, isSheet: Bool) {
        self.action = action
        super.init(frame: .zero)
        isOpaque = false
        label.text = action.title
        label.font = .systemFont(ofSize: isSheet ? 21 : 17, weight: isEmphasized ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
        accessibilityIdentifier = action.accessibilityIdentifier
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    private func updateColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func stateChanged() {
        super.stateChanged()
        updateColor()
        backgroundColor = isHighlighted ? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08) } : nil
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
