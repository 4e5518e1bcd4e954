/// A bar button item as a bar shows it.
final class BarButtonView: BarItemControl, BarItemObserver {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private var plate: BarButtonPlate?
    private var badge: BarButtonBadge?
    private let plain: UIBarButtonItemAppearance
    private let done: UIBarButtonItemAppearance
    private var isCustomViewCentered = false

    init(_ item: UIBarButtonItem, _ plain: UIBarButtonItemAppearance, _ done: UIBarButtonItemAppearance) {
        (self.item, self.plain, self.done) = (item, plain, done)
        super.init(item)
        item.barView = self
        if let view = item.customView {
            addSubview(view)
            adoptConstraints(of: view)
        } else if !item.isSpace {
            for view in [label, imageView] { addSubview(view) }
            imageView.contentMode = .center
            addAction(UIAction { [weak item] _ in item?.performAction() }, for: .touchUpInside)
            isAccessibilityElement = true
            accessibilityTraits = .button
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    func barItemChanged(_ item: UIBarItem) {
        update()
        superview?.setNeedsLayout()
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact && item.landscapeImagePhone != nil }
    private var shownImage: UIImage? { isCompact ? item.landscapeImagePhone : item.image }
    private var shownInsets: UIEdgeInsets { isCompact ? item.landscapeImagePhoneInsets : item.imageInsets }
    private var isText: Bool { shownImage == nil }

    private func update() {
        isHidden = item.isHidden
        guard item.customView == nil, !item.isSpace else {
            isUserInteractionEnabled = item.customView != nil
            return
        }
        isEnabled = item.isEnabled
        if item.isSpringLoaded != hasOwnSpringLoading {
            setOwnSpringLoading(item.isSpringLoaded) { [weak self] _ in self?.sendActions(for: .touchUpInside) }
        }
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
        showSelection()
        tintColor = item.tintColor
        let appearance = item.style == .done ? done : plain
        let state = item.isEnabled ? appearance.normal : appearance.disabled
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        ]
        attributes.merge(appearance.normal.titleTextAttributes) { $1 }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if !item.isEnabled {
            attributes[.foregroundColor] = UIColor.tertiaryLabel
            attributes.merge(state.titleTextAttributes) { $1 }
            attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 }
        }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor ?? UIColor.systemBlue }
        label.attributedText = isText ? NSAttributedString(string: item.title ?? "", attributes: attributes) : nil
        imageView.image = shownImage.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 17, weight: item.style == .done ? .semibold : .regular, scale: .large)
        imageView.tintColor = item.isEnabled ? nil : .tertiaryLabel
        accessibilityLabel =
            item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenKey.map(SystemText.text) ?? item.image?.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        showBadge()
        setNeedsLayout()
    }

    private func showBadge() {
        guard let shown = item.badge else {
            badge?.removeFromSuperview()
            badge = nil
            return accessibilityValue = item.accessibilityValue
        }
        let view = badge ?? BarButtonBadge(frame: .zero)
        if badge == nil { addSubview(view) }
        badge = view
        view.show(shown)
        accessibilityValue = item.accessibilityValue ?? shown.stringValue
    }

    /// Shows what is chosen in the menu, where the item is for that.
    private func showSelection() {
        guard item.changesSelectionAsPrimaryAction, let menu = item.menu else { return }
        guard let chosen = menu.choices.first(where: { $0.state == .on }) ?? menu.choices.first, item.title != chosen.title else { return }
        menu.selectOnly(chosen)
        item.title = chosen.title
        if let image = chosen.image { item.image = image }
    }

    override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let menu = item.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    override var menuSender: AnyObject { item }

    override func menuWillChoose(_ action: UIAction) {
        guard item.changesSelectionAsPrimaryAction else { return }
        item.menu?.selectOnly(action)
        update()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if item.landscapeImagePhone != nil { update() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        guard item.customView == nil, !item.isSpace, isText, item.isEnabled else { return }
        if item.titleTextAttributes(for: .normal)?[.foregroundColor] == nil, plain.normal.titleTextAttributes[.foregroundColor] == nil {
            label.textColor = tintColor
        }
    }

    override func stateChanged() {
        super.stateChanged()
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        label.alpha = alpha
        imageView.alpha = alpha
        layOutPlate()
    }

    /// How the bar's appearance shows the item now.
    private var stateLook: UIBarButtonItemStateAppearance {
        let appearance = item.style == .done ? done : plain
        return !item.isEnabled ? appearance.disabled : isHighlighted ? appearance.highlighted : appearance.normal
    }

    private func layOutPlate() {
        guard item.customView == nil, !item.isSpace else { return }
        BarButtonPlate.show(
            &plate, behind: self, item.looks.button, stateLook, !item.isEnabled ? .disabled : isHighlighted ? .highlighted : .normal,
            item.style,
            isCompact: traitCollection.verticalSizeClass == .compact)
    }

    /// How far the title is moved from its place.
    private var titleOffset: UIOffset {
        let own = item.looks.button.titlePosition(isCompact: traitCollection.verticalSizeClass == .compact)
        let bar = stateLook.titlePositionAdjustment
        return UIOffset(horizontal: own.horizontal + bar.horizontal, vertical: own.vertical + bar.vertical)
    }

    // MARK: Large content

    override var showsLargeContentViewer: Bool {
        get { item.customView == nil && !item.isSpace }
        set { super.showsLargeContentViewer = newValue }
    }

    /// Room to the next button.
    var spacing: CGFloat { item.isSpace ? 0 : 16 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.systemItem == .flexibleSpace { return CGSize(width: 0, height: size.height) }
        if item.systemItem == .fixedSpace { return CGSize(width: item.width, height: size.height) }
        if let view = item.customView {
            adoptConstraints(of: view)
            guard view.translatesAutoresizingMaskIntoConstraints else {
                let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                return CGSize(width: max(fitted.width, item.width), height: min(fitted.height, size.height))
            }
            let intrinsic = view.intrinsicContentSize
            let width = intrinsic.width >= 0 ? intrinsic.width : view.bounds.width
            let height = intrinsic.height >= 0 ? intrinsic.height : view.bounds.height
            return CGSize(width: max(width, item.width), height: min(height, size.height))
        }
        let content = isText ? label.intrinsicContentSize : imageView.intrinsicContentSize
        return CGSize(width: max(content.width, item.width, widestTitle), height: size.height)
    }

    /// Leaves a custom view that says its size by constraints to Auto Layout: as iOS does, even where its mask is to be translated.
    private func adoptConstraints(of view: UIView) {
        if view.hasConstrainedSize { view.translatesAutoresizingMaskIntoConstraints = false }
        guard !view.translatesAutoresizingMaskIntoConstraints, !isCustomViewCentered else { return }
        isCustomViewCentered = true
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: centerXAnchor), view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    /// The width of the longest of the item's possible titles: the bar does not move when the title changes among them.
    private var widestTitle: CGFloat {
        guard isText, let titles = item.possibleTitles, let text = label.attributedText, text.length > 0 else { return 0 }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        return titles.map { NSAttributedString(string: $0, attributes: attributes).size().width.rounded(.up) }.max() ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let view = item.customView {
            guard view.translatesAutoresizingMaskIntoConstraints else { return }
            // What is higher than the bar stands out on both sides.
            let overflow = max(min(view.intrinsicContentSize.height, view.bounds.height) - bounds.height, 0)
            view.frame = bounds.insetBy(dx: 0, dy: -overflow / 2)
            return
        }
        layOutPlate()
        let scale = max(traitCollection.displayScale, 1), moved = titleOffset
        for view in [label, imageView] as [UIView] {
            let size = view.intrinsicContentSize
            guard size.width > 0 else {
                view.frame = .zero
                continue
            }
            let insets = view === imageView ? shownInsets : .zero, shift = view === label ? moved : .zero
            view.frame = CGRect(
                x: ((bounds.width - size.width + insets.left - insets.right) / 2 * scale).rounded() / scale + shift.horizontal,
                y: ((bounds.height - size.height + insets.top - insets.bottom) / 2 * scale).rounded() / scale + shift.vertical,
                width: size.width, height: size.height)
        }
        badge?.place(beside: isText ? label.frame : imageView.frame)
    }

    /// Bar buttons take touches in all the height of the bar and 8 points aside.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -6).contains(point) }
}

extension UIView {
    /// Whether constraints of the view alone say how wide or high it is.
    fileprivate var hasConstrainedSize: Bool {
        constraints.contains { constraint in
            constraint.isActive && constraint.firstItem === self && constraint.secondItem == nil
                && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
        }
    }
}
