import UIKit

/// Buttons for theme and size of a game.
final class OptionsPicker: UIStackView {
    let themeButtons: [(Theme, ChoiceButton)] = Theme.allCases.map { ($0, OptionsPicker.makeButton(for: $0)) }
    let pairsButtons: [(PairCount, ChoiceButton)] = PairCount.allCases.map { ($0, OptionsPicker.makeButton(for: $0)) }
    private var rows: [UIStackView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        spacing = 32
        addArrangedSubview(makeSection(NSLocalizedString("Theme", comment: "Above the themes"), themeButtons.map(\.1)))
        addArrangedSubview(makeSection(NSLocalizedString("Number of pairs", comment: "Above the sizes"), pairsButtons.map(\.1)))
        updateAxis()
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ chosen: Theme?) {
        for (theme, button) in themeButtons { button.isSelected = theme == chosen }
    }

    func show(_ chosen: PairCount?) {
        for (count, button) in pairsButtons { button.isSelected = count == chosen }
    }

    // MARK: - Parts

    private static func makeButton(for theme: Theme) -> ChoiceButton {
        let button = ChoiceButton(title: theme.localizedName, textStyle: .footnote, image: UIImage(named: theme.imageNames[0]))
        button.accessibilityIdentifier = "theme.\(theme.rawValue)"
        return button
    }

    private static func makeButton(for count: PairCount) -> ChoiceButton {
        let button = ChoiceButton(
            title: .localizedStringWithFormat(NSLocalizedString("%ld pairs", comment: "Size of a game"), count.rawValue),
            textStyle: .body,
            subtitle: "\(count.columnCount) × \(count.columnCount)"
        )
        button.accessibilityIdentifier = "pairs.\(count.rawValue)"
        return button
    }

    private func makeSection(_ title: String, _ buttons: [UIButton]) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.spacing = 12
        rows.append(row)
        let section = UIStackView(arrangedSubviews: [label, row])
        section.axis = .vertical
        section.spacing = 12
        return section
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    /// The largest text leaves no room for buttons side by side.
    private func updateAxis() {
        let axis: NSLayoutConstraint.Axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        for row in rows { row.axis = axis }
    }
}
