/// The title in a navigation bar's row where it has a menu: a button, and in its place a field while the title is edited.
final class NavigationTitleMenu: UIView, UITextFieldDelegate {
    private let item: UINavigationItem
    private let button = UIButton(configuration: .plain())
    private let field = UITextField()

    /// Nil where the title has no menu.
    init?(_ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) {
        self.item = item
        super.init(frame: .zero)
        guard let menu = makeMenu() else { return nil }
        let title = item.title ?? ""
        button.configuration?.attributedTitle = AttributedString(title, attributes: AttributeContainer(attributes))
        button.configuration?.image = UIImage(
            systemName: "chevron.down.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))?
            .withTintColor(.systemGray2, renderingMode: .alwaysOriginal)
        button.configuration?.imagePlacement = .trailing
        button.configuration?.imagePadding = 5
        button.configuration?.contentInsets = .zero
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.accessibilityLabel = title
        button.accessibilityTraits = [.header, .button]
        addSubview(button)
        setUpField(attributes)
    }

    required init?(coder: NSCoder) { nil }

    private func makeMenu() -> UIMenu? {
        var suggested: [UIMenuElement] = []
        if item.renameDelegate != nil {
            suggested.append(
                UIAction(title: SystemText.text(.rename), image: UIImage(systemName: "pencil")) { [weak self] _ in self?.beginRenaming() })
        }
        if let provider = item.titleMenuProvider { return provider(suggested) }
        return suggested.isEmpty ? nil : UIMenu(children: suggested)
    }

    private func setUpField(_ attributes: [NSAttributedString.Key: Any]) {
        field.font = attributes[.font] as? UIFont
        field.textColor = attributes[.foregroundColor] as? UIColor
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.returnKeyType = .done
        field.clearButtonMode = .whileEditing
        field.isHidden = true
        field.delegate = self
        addSubview(field)
    }

    var isRenaming: Bool { !field.isHidden }

    override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        field.frame = bounds
    }

    // MARK: Renaming

    private func beginRenaming() {
        guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return }
        let title = item.title ?? ""
        let (text, selected) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        field.text = text
        field.isHidden = false
        button.isHidden = true
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
        field.becomeFirstResponder()
        let start = text.utf16.distance(from: text.startIndex, to: selected.lowerBound)
        let end = text.utf16.distance(from: text.startIndex, to: selected.upperBound)
        if let from = field.position(from: field.beginningOfDocument, offset: start),
            let to = field.position(from: field.beginningOfDocument, offset: end)
        {
            field.selectedTextRange = field.textRange(from: from, to: to)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: textField.text ?? "") ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard isRenaming else { return }
        field.isHidden = true
        button.isHidden = false
        superview?.setNeedsLayout()
        // Without a title there would be nothing left to touch.
        guard let title = field.text, !title.isEmpty, title != item.title else { return }
        item.title = title
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
    }
}
