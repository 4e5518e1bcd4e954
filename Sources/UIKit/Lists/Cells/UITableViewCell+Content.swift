extension UITableViewCell {
    // MARK: Labels of the styles

    var legacyTextLabel: UILabel {
        if let label = parts.textLabel { return label }
        let label = UILabel()
        if style == .value2 { label.textAlignment = .right }
        label.withDefaults {
            $0.font = style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
            if style == .value2 { $0.textColor = tintColor }
        }
        return add(label, \.textLabel)
    }

    var legacyDetailLabel: UILabel {
        if let label = parts.detailLabel { return label }
        let label = UILabel()
        label.withDefaults {
            switch style {
            case .value1:
                $0.font = .preferredFont(forTextStyle: .body)
                $0.textColor = .secondaryLabel
            case .subtitle: $0.font = .preferredFont(forTextStyle: .caption1)
            default: $0.font = .systemFont(ofSize: 12)
            }
        }
        return add(label, \.detailLabel)
    }

    var legacyImageView: UIImageView {
        if let view = parts.imageView { return view }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        parts.imageView = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    private func add(_ label: UILabel, _ slot: ReferenceWritableKeyPath<CellParts, UILabel?>) -> UILabel {
        parts[keyPath: slot] = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// Takes labels over that a document made for a style.
    func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        parts.textLabel = text ?? parts.textLabel
        parts.detailLabel = detail ?? parts.detailLabel
        parts.imageView = image ?? parts.imageView
    }

    var hasLegacyContent: Bool { parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil }

    // MARK: Configurations

    var contentConfigurationIsStale: Bool {
        get { parts.needsConfigurationUpdate }
        set { parts.needsConfigurationUpdate = newValue }
    }

    func contentConfigurationChanged() {
        if let configuration = contentConfiguration {
            if let view = parts.configuredView, view.supports(configuration) {
                view.configuration = configuration
            } else {
                parts.configuredView?.removeFromSuperview()
                let view = configuration.makeContentView()
                parts.configuredView = view
                view.frame = contentView.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(view)
            }
        } else {
            parts.configuredView?.removeFromSuperview()
            parts.configuredView = nil
        }
        for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] { view?.isHidden = contentConfiguration != nil }
        measureAgain()
        setNeedsLayout()
    }

    /// Has the table ask the cell for its height again.
    func measureAgain() { (superview as? UITableView)?.measureAgain(self) }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = parts.isHighlighted
        state.isSelected = parts.isSelected
        state.isEditing = parts.isEditing
        state.isDisabled = !isUserInteractionEnabled
        state.isSwiped = parts.isSwiped
        state.isReordering = parts.isLifted
        return state
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsConfigurationUpdate else { return }
        parts.needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            parts.configuredView?.configuration = configuration.updated(for: state)
        }
        updateBackground()
    }

    // MARK: Swiping and moving

    func swipeChanged(isOpen: Bool) {
        parts.isSwiped = isOpen
        guard showingDeleteConfirmation != isOpen else { return setNeedsUpdateConfiguration() }
        showingDeleteConfirmation = isOpen
        transition(animated: true) { setNeedsUpdateConfiguration() }
    }

    /// A row that is being moved lies above the others, with a shadow.
    func setLifted(_ isLifted: Bool) {
        parts.isLifted = isLifted
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 8
        layer.shadowOffset = .zero
        layer.shadowOpacity = isLifted ? 0.2 : 0
        setNeedsUpdateConfiguration()
    }

    // MARK: Backgrounds

    func updateBackground() {
        guard let configuration = backgroundConfiguration?.inList(defaultBackgroundConfiguration()) else {
            parts.configuredBackground?.removeFromSuperview()
            parts.configuredBackground = nil
            applyDefaultBackground()
            return
        }
        let shown = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
        if let view = parts.configuredBackground {
            view.configuration = shown
        } else {
            let view = ConfiguredBackgroundView(shown)
            parts.configuredBackground = view
            insertSubview(view, at: 0)
        }
        if !parts.hasOwnBackground { setBackgroundColor(.clear) }
        setNeedsLayout()
    }

    /// The colour of the table's style, unless the app chose one.
    func applyDefaultBackground() {
        guard !parts.hasOwnBackground, backgroundConfiguration == nil else { return }
        setBackgroundColor(environmentOfTable.isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    }

    func exchangeBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Shows or hides the gray of a touched or selected row.
    func selectionChanged(animated: Bool) {
        setNeedsUpdateConfiguration()
        let isShown = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none && !(parts.isEditing && !parts.isSelected)
        for label in [parts.textLabel, parts.detailLabel] { label?.isHighlighted = isShown }
        parts.imageView?.isHighlighted = isShown
        if isShown { showSelection() } else { hideSelection(animated: animated) }
    }

    private func showSelection() {
        let own = environmentOfTable.selectsMultiple ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
        guard backgroundConfiguration == nil || own != nil else { return }
        let view = own ?? parts.selectionView ?? makeSelectionView()
        parts.selectionView = view
        view.layer.removeAllAnimations()
        view.alpha = 1
        if view.superview !== self { insertSubview(view, belowSubview: contentView) }
        view.frame = bounds
        setSeparatorsHidden(true)
    }

    private func makeSelectionView() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }

    private func hideSelection(animated: Bool) {
        guard let view = parts.selectionView else { return }
        parts.selectionView = nil
        setSeparatorsHidden(false)
        guard animated, window != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
        } completion: { [weak self] _ in
            if self?.parts.selectionView !== view { view.removeFromSuperview() }
        }
    }

    private func setSeparatorsHidden(_ isHidden: Bool) {
        parts.bottomSeparator?.alpha = isHidden ? 0 : 1
        parts.topSeparator?.alpha = isHidden ? 0 : 1
    }
}
