import UIKit

/// Buttons for theme and size, and the one that starts.
final class OptionsView: UIView {
    let header = ScreenHeader(title: NSLocalizedString("One player", comment: "Button for a game alone"))
    let themeButtons: [(Theme, ChoiceButton)] = Theme.allCases.map { ($0, OptionsView.makeButton(for: $0)) }
    let pairsButtons: [(PairCount, ChoiceButton)] = PairCount.allCases.map { ($0, OptionsView.makeButton(for: $0)) }
    let startButton = OptionsView.makeStartButton()
    private var rows: [UIStackView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(named: "Background")
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
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

    private static func makeStartButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.baseForegroundColor = .systemBackground
        configuration.title = NSLocalizedString("Start", comment: "Button that begins the game")
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = "start"
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

    // MARK: - Layout

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    /// The largest text leaves no room for buttons side by side.
    private func updateAxis() {
        let axis: NSLayoutConstraint.Axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        for row in rows { row.axis = axis }
    }

    private func layOut() {
        let content = UIStackView(arrangedSubviews: [
            makeSection(NSLocalizedString("Theme", comment: "Above the themes"), themeButtons.map(\.1)),
            makeSection(NSLocalizedString("Number of pairs", comment: "Above the sizes"), pairsButtons.map(\.1)),
            startButton,
        ])
        updateAxis()
        content.axis = .vertical
        content.spacing = 32
        content.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView()
        scrollView.addSubview(content)
        for subview in [header, scrollView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        let width = content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: header.bottomAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            content.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(lessThanOrEqualTo: scrollView.contentLayoutGuide.trailingAnchor),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            width,
        ])
    }
}
