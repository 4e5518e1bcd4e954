import UIKit

/// Options of a game, and below them the phones near by.
final class HostView: UIView {
    let header = ScreenHeader(title: NSLocalizedString("Host a game", comment: "Button that leads to inviting others"))
    let picker = OptionsPicker()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    private let top = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(named: "Background")
        table.backgroundColor = .clear
        table.register(UITableViewCell.self, forCellReuseIdentifier: HostView.cellIdentifier)
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    static let cellIdentifier = "Phone"

    override func layoutSubviews() {
        super.layoutSubviews()
        fitTop()
    }

    /// A table does not ask what is above its rows how high it is.
    private func fitTop() {
        let size = CGSize(width: table.bounds.width, height: 0)
        let height = top.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        guard top.frame.size != CGSize(width: size.width, height: height) else { return }
        top.frame.size = CGSize(width: size.width, height: height)
        table.tableHeaderView = top
    }

    private func layOut() {
        picker.translatesAutoresizingMaskIntoConstraints = false
        top.addSubview(picker)
        table.tableHeaderView = top
        for subview in [header, table] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        let width = picker.widthAnchor.constraint(equalTo: top.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        let bottom = picker.bottomAnchor.constraint(equalTo: top.bottomAnchor, constant: -8)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            table.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            table.topAnchor.constraint(equalTo: header.bottomAnchor),
            table.bottomAnchor.constraint(equalTo: bottomAnchor),
            picker.topAnchor.constraint(equalTo: top.topAnchor, constant: 24),
            picker.centerXAnchor.constraint(equalTo: top.centerXAnchor),
            picker.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            bottom,
            width,
        ])
    }
}
