/// Choices from the bottom of the screen, as apps of before iOS 8 show them.
///
/// Source: Apple's documentation of `UIActionSheet`; `UIAlertController` shows it.
@available(
    iOS, deprecated: 8.3, message: "UIActionSheet is deprecated. Use UIAlertController with a preferredStyle of .actionSheet instead"
)
@preconcurrency @MainActor open class UIActionSheet: UIView {
    private var buttons = OldButtons()
    private weak var shown: UIAlertController?

    open weak var delegate: (any UIActionSheetDelegate)?
    open var title = ""

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String? = nil, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in [firstButtonTitle].compactMap({ $0 }) + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button, and answers its place.
    @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(buttonIndex) }
    open var numberOfButtons: Int { buttons.titles.count }
    /// The place of the button that cancels; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }
    /// The place of the button that destroys something; -1 for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructive }
        set { buttons.destructive = newValue }
    }
    /// The place of the first other button; -1 for none.
    open var firstOtherButtonIndex: Int {
        buttons.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }
    open var isVisible: Bool { shown?.presentingViewController != nil }

    /// Shows the sheet over the topmost controller of the view's window.
    open func show(in view: UIView) { show(sourceView: view, rect: view.bounds, item: nil) }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(sourceView: view, rect: rect, item: nil) }
    open func show(from item: UIBarButtonItem, animated: Bool) { show(sourceView: nil, rect: .zero, item: item) }
    open func show(from toolbar: UIToolbar) { show(in: toolbar) }
    open func show(from tabBar: UITabBar) { show(in: tabBar) }

    private func show(sourceView: UIView?, rect: CGRect, item: UIBarButtonItem?) {
        guard !isVisible, let presenter = UIViewController.topmostOfKeyWindow else { return }
        let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttons.titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.clicked(index) })
        }
        if let popover = sheet.popoverPresentationController {
            (popover.sourceView, popover.sourceRect, popover.barButtonItem) = (sourceView, rect, item)
        }
        shown = sheet
        delegate?.willPresent(self)
        presenter.present(sheet, animated: true) { self.delegate?.didPresent(self) }
    }

    private func clicked(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }

    /// Dismisses the sheet as if a button had been pressed, without the message of the press.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown, let presenter = shown.presentingViewController else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        presenter.dismiss(animated: animated) { self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex) }
    }
}

/// Learns of presses in a `UIActionSheet`. Every method is optional.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func willPresent(_ actionSheet: UIActionSheet)
    func didPresent(_ actionSheet: UIActionSheet)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
