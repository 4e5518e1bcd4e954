extension UITableViewCell {
    /// Points the minus, plus or check mark of editing takes at the leading edge.
    static let editControlWidth: CGFloat = 38

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var pixel: CGFloat { 1 / UIScreen.main.scale }
    private var separatorHeight: CGFloat { environmentOfTable.showsSeparators ? pixel : 0 }

    /// Distances from the cell's edges to the content view, in reading direction.
    private func contentInsets() -> (leading: CGFloat, trailing: CGFloat) {
        let table = environmentOfTable
        let safe = table.insetsContentToSafeArea ? safeAreaInsets : .zero
        var leading = isRightToLeft ? safe.right : safe.left
        var trailing = (isRightToLeft ? safe.left : safe.right) + table.indexWidth
        if parts.isEditing, table.showsEditControl, table.indentsWhileEditing, shouldIndentWhileEditing { leading += Self.editControlWidth }
        if showsReorderHandle {
            trailing += CellReorderControl.width + table.margin / 2
        } else if let view = shownAccessoryView {
            trailing += view.bounds.width + table.margin + CellAccessoryView.gap
        } else if let accessory = parts.accessory {
            trailing += accessory.bounds.width + table.margin + CellAccessoryView.gap
        }
        return (leading, trailing)
    }

    /// Whether the handle to move the row by is there; it takes the accessory's place.
    private var showsReorderHandle: Bool { parts.isEditing && showsReorderControl && environmentOfTable.canMove }

    var shownAccessoryView: UIView? { parts.isEditing ? editingAccessoryView : accessoryView }
    private var shownAccessoryType: AccessoryType { parts.isEditing ? editingAccessoryType : accessoryType }
    private var hasAccessory: Bool { shownAccessoryView != nil || parts.accessory != nil }

    func accessoryChanged() {
        if shownAccessoryView != nil || shownAccessoryType == .none {
            parts.accessory?.removeFromSuperview()
            parts.accessory = nil
        } else if parts.accessory?.type != shownAccessoryType {
            parts.accessory?.removeFromSuperview()
            let view = CellAccessoryView(shownAccessoryType)
            view.onButton = { [weak self] in self?.accessoryTapped() }
            parts.accessory = view
            addSubview(view)
        }
        for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView { view?.removeFromSuperview() }
        if let view = shownAccessoryView, view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    var owningTable: UITableView? { sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first }

    private func accessoryTapped() {
        guard let table = owningTable, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    func editingChanged(animated: Bool) {
        accessoryChanged()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard animated, window != nil else { return }
        layoutIfNeeded(animatedFrom: true)
    }

    private func layoutIfNeeded(animatedFrom isAnimated: Bool) {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    /// A rectangle from the leading edge, in the cell's coordinates.
    private func placed(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func layoutParts() {
        let (width, height) = (bounds.width, bounds.height)
        let insets = contentInsets()
        contentView.frame = placed(
            CGRect(
                x: insets.leading, y: 0, width: max(0, width - insets.leading - insets.trailing), height: max(0, height - separatorHeight)))
        applyContentMargins()
        layoutAccessory(trailingSafe: isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right)
        layoutEditing()
        backgroundView?.frame = bounds
        parts.configuredBackground?.frame = bounds
        parts.selectionView?.frame = bounds
        roundCorners()
    }

    private func applyContentMargins() {
        let margin = environmentOfTable.margin
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let trailing = hasAccessory ? 8 : margin
        let margins = UIEdgeInsets(
            top: 11, left: isRightToLeft ? trailing : margin + indentation, bottom: 11,
            right: isRightToLeft ? margin + indentation : trailing)
        if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
    }

    private func layoutAccessory(trailingSafe: CGFloat) {
        let end = bounds.width - trailingSafe - environmentOfTable.indexWidth
        layoutReorderControl(end: end)
        guard let view = shownAccessoryView ?? parts.accessory else { return }
        view.isHidden = showsReorderHandle
        parts.accessory?.semanticContentAttribute = semanticContentAttribute
        let size = view.bounds.size
        let y = ((bounds.height - separatorHeight - size.height) / 2 / pixel).rounded() * pixel
        view.frame = placed(
            CGRect(x: end - environmentOfTable.margin - size.width, y: y, width: size.width, height: size.height))
    }

    private func layoutReorderControl(end: CGFloat) {
        guard showsReorderHandle else {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
            return
        }
        let control = parts.reorderControl ?? CellReorderControl(cell: self)
        if control.superview !== self { addSubview(control) }
        parts.reorderControl = control
        let width = CellReorderControl.width
        control.frame = placed(CGRect(x: end - environmentOfTable.margin / 2 - width, y: 0, width: width, height: bounds.height))
    }

    private func layoutEditing() {
        let table = environmentOfTable
        if parts.isEditing, table.showsEditControl {
            let kind: CellEditControl.Kind =
                table.isMultipleSelection ? .select(parts.isSelected) : table.editingStyle == .insert ? .insert : .delete
            let control = parts.editControl ?? makeEditControl()
            control.kind = kind
            control.frame = placed(CGRect(x: safeAreaInsets.left, y: 0, width: Self.editControlWidth + 8, height: bounds.height))
        } else {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
        }
    }

    private func makeEditControl() -> CellEditControl {
        let control = CellEditControl(cell: self)
        parts.editControl = control
        addSubview(control)
        return control
    }

    private func roundCorners() {
        let table = environmentOfTable
        let radius = table.cornerRadius
        guard radius > 0 || layer.cornerRadius > 0 && table.isGrouped else { return }
        var corners: CACornerMask = []
        if table.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if table.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        clipsToBounds = !corners.isEmpty
    }

    /// Lays out the parts that depend on the frames of the content's views: the legacy content and the separators.
    func layoutPartsAfterConstraints() {
        if contentConfiguration == nil, hasLegacyContent { layoutLegacyContent() }
        layoutSeparators()
    }

    // MARK: Separators

    private func layoutSeparators() {
        let table = environmentOfTable
        let isInset = table.cornerRadius > 0
        let showsBottom = table.showsSeparators && (!table.isLast || table.isGrouped && !isInset)
        let showsTop = table.showsSeparators && table.isGrouped && table.isFirst && !isInset
        let isFull = table.isGrouped && table.isLast
        let inset = shownSeparatorInset
        // An inset beyond the cell hides the line; many apps take the greatest number for that.
        let width = bounds.width
        let (start, end) = isFull ? (0, 0) : (inset.left.clamped(to: width), (inset.right + table.indexWidth).clamped(to: width))
        place(
            &parts.bottomSeparator, shown: showsBottom,
            CGRect(x: start, y: bounds.height - pixel, width: max(0, bounds.width - start - end), height: pixel))
        place(&parts.topSeparator, shown: showsTop, CGRect(x: 0, y: 0, width: bounds.width, height: pixel))
    }

    private var shownSeparatorInset: UIEdgeInsets {
        if let own = parts.separatorInset { return own }
        let table = environmentOfTable
        if table.separatorInsetIsAutomatic { return automaticSeparatorInset }
        return table.separatorInsetIsRelative ? automaticSeparatorInset + table.separatorInset : table.separatorInset
    }

    /// The table's own choice: where the text starts.
    private var automaticSeparatorInset: UIEdgeInsets {
        var inset = UIEdgeInsets(top: 0, left: environmentOfTable.margin, bottom: 0, right: 0)
        let start = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        inset.left += start
        if let list = parts.configuredView as? UIListContentView {
            inset.left = max(inset.left, start + list.textStart)
        } else if parts.imageView?.image != nil, let label = parts.textLabel, contentConfiguration == nil {
            let edge = isRightToLeft ? contentView.bounds.width - label.frame.maxX : label.frame.minX
            inset.left = max(inset.left, start + edge)
        }
        return inset
    }

    private func place(_ view: inout SeparatorView?, shown: Bool, _ rect: CGRect) {
        guard shown else {
            view?.isHidden = true
            return
        }
        let line = view ?? SeparatorView(frame: .zero)
        if view == nil {
            addSubview(line)
            view = line
        }
        line.isHidden = false
        line.show(color: environmentOfTable.separatorColor, effect: environmentOfTable.separatorEffect)
        line.frame = placed(rect)
        line.alpha = parts.selectionView == nil ? 1 : 0
    }

    // MARK: Labels of the styles

    private func layoutLegacyContent() {
        let bounds = contentView.bounds
        let margins = contentView.directionalLayoutMargins
        var start = margins.leading
        let end = bounds.width - margins.trailing
        if let view = parts.imageView {
            let size = view.image == nil ? CGSize.zero : view.intrinsicContentSize
            let height = min(size.height, bounds.height)
            let width = size.height > 0 ? size.width * height / size.height : 0
            view.frame = inContent(CGRect(x: start, y: (bounds.height - height) / 2, width: width, height: height))
            if width > 0 { start += width + 16 }
        }
        let room = max(0, end - start)
        let text = size(of: parts.textLabel, room)
        let detail = size(of: parts.detailLabel, room)
        switch style {
        case .default: set(parts.textLabel, CGRect(x: start, y: 0, width: room, height: bounds.height))
        case .value1:
            let detailWidth = min(detail.width, max(room - text.width - 8, room / 3))
            set(parts.textLabel, centered(x: start, width: min(text.width, room - detailWidth - 8), height: text.height))
            set(parts.detailLabel, centered(x: end - detailWidth, width: detailWidth, height: detail.height))
        case .value2:
            set(parts.textLabel, centered(x: start, width: 91, height: text.height))
            set(parts.detailLabel, centered(x: start + 97, width: max(0, room - 97), height: detail.height))
        case .subtitle:
            let gap: CGFloat = text.height > 0 && detail.height > 0 ? 1 : 0
            let top = ((bounds.height - text.height - gap - detail.height) / 2 / pixel).rounded() * pixel
            set(parts.textLabel, CGRect(x: start, y: top, width: min(text.width, room), height: text.height))
            set(
                parts.detailLabel,
                CGRect(x: start, y: top + text.height + gap, width: min(detail.width, room), height: detail.height))
        }
    }

    private func centered(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: x, y: ((contentView.bounds.height - height) / 2 / pixel).rounded() * pixel, width: max(0, width), height: height)
    }

    private func inContent(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func set(_ label: UILabel?, _ rect: CGRect) { label?.frame = inContent(rect) }

    private func size(of label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    // MARK: Fitting

    /// The height the contents need in a cell of `width`, the separator included.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let insets = contentInsets()
        let room = max(0, width - insets.leading - insets.trailing)
        // Margins that follow the cell's depend on where the content stands in it.
        if bounds.width != width { bounds.size.width = width }
        contentView.frame = placed(CGRect(x: insets.leading, y: 0, width: room, height: bounds.height))
        applyContentMargins()
        if let view = parts.configuredView {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: room, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return max(size.height, view is UIListContentView ? UITableView.defaultRowHeight : 0)
        }
        if hasLegacyContent { return legacyHeight(room) }
        guard usesConstraints else { return UITableView.defaultRowHeight }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: room, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height + separatorHeight : UITableView.defaultRowHeight
    }

    private var usesConstraints: Bool { contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    private func legacyHeight(_ width: CGFloat) -> CGFloat {
        let margins = contentView.layoutMargins
        let room = max(0, width - margins.left - margins.right)
        let text = size(of: parts.textLabel, room).height
        let detail = size(of: parts.detailLabel, room).height
        let inner = style == .subtitle && text > 0 && detail > 0 ? text + 1 + detail : max(text, detail)
        // The system font's line leaves 11.8 points on either side of a row of 44; two lines have 10 points around them.
        return max(UITableView.defaultRowHeight, inner + 20)
    }
}

extension CGFloat {
    /// At most as far as a width to either side; 0 for what is no number.
    func clamped(to width: CGFloat) -> CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -width), width) }
}
