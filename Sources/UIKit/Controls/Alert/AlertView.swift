/// Alerts of iOS 17, in points.
enum AlertMetrics {
    static let width: CGFloat = 270
    /// The margin at either side of an alert with accessibility text sizes, in points.
    static let largeTextMargin: CGFloat = 16
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
        main.show(
            AlertPanel.Texts(alert), content: alert.contentViewController, fields: alert.textFields ?? [], actions: rest, alert: alert)
        // A touch beside a popover is its cancel button.
        if separate.isEmpty || alert.isInPopover {
            cancelPanel.removeFromSuperview()
        } else {
            cancelPanel.isOpaquePanel = true
            cancelPanel.show(AlertPanel.Texts(), content: nil, fields: [], actions: separate, alert: alert)
            addSubview(cancelPanel)
        }
        setNeedsLayout()
    }

    /// The height of the cancel button that stands by itself.
    private func cancelHeight(_ width: CGFloat) -> CGFloat { cancelPanel.superview == nil ? 0 : cancelPanel.height(width: width) }

    /// Returns the height that a cancel button takes up with its gap, in points; 0 without a button.
    private func room(forCancel height: CGFloat) -> CGFloat { height > 0 ? height + AlertMetrics.sheetGap : 0 }

    func size(width: CGFloat, maximumHeight: CGFloat) -> CGSize {
        let height = main.height(width: width) + room(forCancel: cancelHeight(width))
        return CGSize(width: width, height: min(height, maximumHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cancel = cancelHeight(bounds.width)
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - room(forCancel: cancel))
        if cancel > 0 { cancelPanel.frame = CGRect(x: 0, y: bounds.height - cancel, width: bounds.width, height: cancel) }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        rebuild()
        superview?.setNeedsLayout()
    }
}
