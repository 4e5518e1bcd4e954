import UIKit

/// The texts of the rows in the measured lists: a title, and one to three lines of details.
enum RowTexts {
    static func title(_ row: Int) -> String { "Place number \(row + 1)" }
    static func detail(_ row: Int) -> String {
        let sentences = [
            "Open until \(8 + row % 12):30.", "A walk along the river begins here.", "The way up takes an hour, the view is worth it.",
        ]
        return sentences[...(row % 3)].joined(separator: " ")
    }
}

/// A title above details that wrap, as high as they need.
final class RowTextsView: UIView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: 16, weight: .medium)
        detailLabel.font = .systemFont(ofSize: 13)
        detailLabel.textColor = .gray
        detailLabel.numberOfLines = 0
        for label in [titleLabel, detailLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            detailLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    func show(_ row: Int) {
        titleLabel.text = RowTexts.title(row)
        detailLabel.text = RowTexts.detail(row)
    }

    /// Fills a cell's content view.
    func fill(_ content: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: content.topAnchor), bottomAnchor.constraint(equalTo: content.bottomAnchor),
            leadingAnchor.constraint(equalTo: content.leadingAnchor), trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
    }
}
