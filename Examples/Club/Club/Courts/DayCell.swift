import UIKit

/// A day to choose: the weekday above the day of the month.
final class DayCell: UICollectionViewCell {
    private let weekday = UILabel()
    private let number = UILabel()
    private var isChosen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        weekday.font = .preferredFont(forTextStyle: .caption1)
        number.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        for label in [weekday, number] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        placeLabels()
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

    private func placeLabels() {
        let stack = UIStackView(arrangedSubviews: [weekday, number])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    func configure(_ date: Date, isChosen: Bool) {
        self.isChosen = isChosen
        weekday.text = date.formatted(.dateTime.weekday(.abbreviated))
        number.text = date.formatted(.dateTime.day())
        weekday.textColor = isChosen ? .white : .secondaryLabel
        number.textColor = isChosen ? .white : .label
        accessibilityLabel = date.formatted(.dateTime.weekday(.wide).day().month(.wide))
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 14
        background.backgroundColor = isChosen ? .tintColor : .secondarySystemGroupedBackground
        if state.isHighlighted, !isChosen { background.backgroundColor = .systemGray4 }
        backgroundConfiguration = background
    }
}
