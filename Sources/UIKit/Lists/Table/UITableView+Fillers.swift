extension UITableView {
    /// Lines of rows, and below the last of them, take up what they look like.
    func separatorsChanged() {
        cellEnvironmentChanged()
        setNeedsLayout()
    }

    /// The most lines below the last row: as many as a screen could show of a pixel each.
    private static let mostFillers = 4096

    /// Continues the lines of a plain table below its last row, as far as one sees: *fillerRowHeight*.
    func placeFillers() {
        guard style == .plain, separatorStyle != .none, fillerRowHeight != 0, tableFooterView == nil else {
            shown.fillers?.removeFromSuperview()
            shown.fillers = nil
            return
        }
        let height = fillerRowHeight > 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : Self.defaultRowHeight
        let start = rows.top + rows.height
        // Lines reach as far as the table can be pulled up.
        let length = max(0, bounds.maxY - start)
        let view = shown.fillers ?? TableFillersView(frame: .zero)
        if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        shown.fillers = view
        view.frame = CGRect(x: 0, y: start, width: bounds.width, height: length)
        view.show(
            count: min(Int(saturating: (length / height).rounded(.up)), Self.mostFillers), height: height, inset: separatorInset,
            color: separatorColor,
            effect: separatorEffect)
    }
}

/// The lines of rows that are not there.
final class TableFillersView: UIView {
    private var lines: [SeparatorView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(count: Int, height: CGFloat, inset: UIEdgeInsets, color: UIColor?, effect: UIVisualEffect?) {
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = SeparatorView(frame: .zero)
            addSubview(line)
            lines.append(line)
        }
        let pixel = 1 / UIScreen.main.scale
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (inset.left.clamped(to: bounds.width), inset.right.clamped(to: bounds.width))
        for (index, line) in lines.enumerated() {
            line.show(color: color, effect: effect)
            line.frame = CGRect(
                x: isRightToLeft ? right : left, y: CGFloat(index + 1) * height - pixel, width: max(0, bounds.width - left - right),
                height: pixel)
        }
    }
}
