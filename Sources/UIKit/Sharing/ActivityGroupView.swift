/// A group of actions of a share sheet, in a card.
final class ActivityGroupView: UIView {
    private let rows: [ActivityRowView]
    private var lines: [UIView] = []

    init(_ activities: [UIActivity], _ choose: @escaping (UIActivity) -> Void) {
        rows = activities.map { ActivityRowView($0, choose) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = ActivityMetrics.groupCorner
        layer.cornerCurve = .continuous
        clipsToBounds = true
        lines = rows.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            return line
        }
        for view in rows + lines as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func height(width: CGFloat) -> CGFloat { rows.reduce(0) { $0 + $1.height(width: width) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(traitCollection.displayScale, 1)
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let inset = ActivityMetrics.margin
                lines[index - 1].frame = CGRect(x: inset, y: y - pixel, width: bounds.width - inset, height: pixel)
            }
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height(width: bounds.width))
            y = row.frame.maxY
        }
    }
}
