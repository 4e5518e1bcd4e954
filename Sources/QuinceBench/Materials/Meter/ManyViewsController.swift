import UIKit

/// A screen of two hundred views: twenty-five rows of a container and seven views in it, all placed by constraints.
final class ManyViewsController: UIViewController {
    static let rowCount = 25
    /// The constraint of the rows' distance from the left edge.
    private(set) var margin: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        var above = view.safeAreaLayoutGuide.topAnchor
        var last: UIView?
        for number in 0..<Self.rowCount {
            let row = ManyViewsRow(number)
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            let leading: NSLayoutConstraint
            if let last {
                leading = row.leadingAnchor.constraint(equalTo: last.leadingAnchor)
            } else {
                leading = row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
                margin = leading
            }
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above), leading,
                row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                row.heightAnchor.constraint(equalToConstant: 29),
            ])
            above = row.bottomAnchor
            last = row
        }
    }

    /// The container and all in it, for the count to be checked.
    var viewCount: Int { view.subviews.reduce(0) { $0 + 1 + $1.subviews.count } }
}

/// An icon, a dot, two texts, a bar, a value and a line.
final class ManyViewsRow: UIView {
    init(_ number: Int) {
        super.init(frame: .zero)
        let icon = box(UIColor(hue: CGFloat(number) / 25, saturation: 0.6, brightness: 0.9, alpha: 1), radius: 6)
        let dot = box(.systemGreen, radius: 4)
        let title = label("Station \(number + 1)", .systemFont(ofSize: 14, weight: .medium), .black)
        let detail = label("Platform \(number % 7 + 1)", .systemFont(ofSize: 10), .gray)
        let bar = box(.systemBlue, radius: 2)
        let value = label("\(number * 3 % 60) min", .systemFont(ofSize: 12), .black)
        let line = box(UIColor(white: 0.85, alpha: 1), radius: 0)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor), icon.centerYAnchor.constraint(equalTo: centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 22), icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
            dot.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8), dot.centerYAnchor.constraint(equalTo: centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
            title.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: centerYAnchor, constant: 2),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: -2),
            bar.leadingAnchor.constraint(equalTo: centerXAnchor),
            bar.trailingAnchor.constraint(equalTo: value.leadingAnchor, constant: -12),
            bar.centerYAnchor.constraint(equalTo: centerYAnchor), bar.heightAnchor.constraint(equalToConstant: 4),
            value.trailingAnchor.constraint(equalTo: trailingAnchor), value.centerYAnchor.constraint(equalTo: centerYAnchor),
            value.widthAnchor.constraint(equalToConstant: 48),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor), line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    private func box(_ color: UIColor, radius: CGFloat) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.layer.cornerRadius = radius
        return add(view)
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return add(label)
    }

    private func add(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}
