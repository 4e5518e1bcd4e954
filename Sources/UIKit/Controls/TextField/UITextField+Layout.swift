/// The views beside the text.
extension UITextField {
    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
    var showsRight: Bool { rightView != nil && isShown(rightViewMode) }
    var showsClear: Bool { isShown(clearButtonMode) && hasContent }

    var inset: CGFloat { borderStyle == .none ? 0 : borderStyle == .roundedRect ? 7 : 2 }

    func sideSize(_ view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.width > 0 { return CGSize(width: view.bounds.width, height: min(view.bounds.height, bounds.height)) }
        let size = view.intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    // MARK: Clear button

    func layOutClearButton() {
        guard showsClear else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    /// The clear button, also while it does not show.
    var anyClearButton: UIButton {
        if let clearButton { return clearButton }
        let button = makeClearButton()
        button.isHidden = !showsClear
        return button
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(clearImage, for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = SystemText.text(.clearText)
        button.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        return button
    }

    private func clearTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        setText(NSAttributedString(string: ""))
        contentCleared()
        textEdited()
    }
}

extension UITextField: BaselineProviding {
    /// A field's line stands in the middle of its height.
    var centersText: Bool { true }
    var firstBaselineOffset: CGFloat { shownFont.ascender - shownFont.lineHeight / 2 }
    var lastBaselineOffset: CGFloat { -firstBaselineOffset }
    /// Returns the distance from the top of a field of a height to the text's baseline, in points.
    package func baseline(inHeight height: CGFloat) -> CGFloat { height / 2 + firstBaselineOffset }
}
