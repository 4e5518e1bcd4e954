import UIKit

/// The options of a game: what was found, the time, and the buttons.
final class GameStatusView: UIView {
    let newGameButton = GameStatusView.makeButton(
        title: NSLocalizedString("New game", comment: "Button that deals new cards"), identifier: "newGame"
    )
    let quitButton = GameStatusView.makeButton(
        title: NSLocalizedString("Quit", comment: "Button that leads to the home screen"), identifier: "quit"
    )
    private let foundLabel = UILabel()
    private let timeLabel = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [
        UIStackView(arrangedSubviews: [foundLabel, timeLabel]),
        UIStackView(arrangedSubviews: [newGameButton, quitButton]),
    ])

    init(showsFoundCount: Bool, canDeal: Bool) {
        super.init(frame: .zero)
        foundLabel.isHidden = !showsFoundCount
        newGameButton.isHidden = !canDeal
        setUp(foundLabel, identifier: "found")
        setUp(timeLabel, identifier: "time")
        timeLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular), maximumPointSize: 28
        )
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func showFoundCount(_ count: Int) {
        foundLabel.text = .localizedStringWithFormat(NSLocalizedString("Pairs: %ld", comment: "How many pairs were found"), count)
    }

    func showSeconds(_ seconds: Int) {
        timeLabel.text = TimeText.text(seconds: seconds)
        timeLabel.accessibilityLabel = .localizedStringWithFormat(
            NSLocalizedString("Time %@", comment: "Minutes and seconds of the game"), TimeText.text(seconds: seconds)
        )
    }

    private func setUp(_ label: UILabel, identifier: String) {
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 28)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityIdentifier = identifier
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    /// Large text needs two lines.
    private func updateAxis() {
        stack.axis = traitCollection.preferredContentSizeCategory > .extraExtraLarge ? .vertical : .horizontal
        stack.alignment = stack.axis == .vertical ? .fill : .center
    }

    private func layOut() {
        for line in [stack] + stack.arrangedSubviews.compactMap({ $0 as? UIStackView }) {
            line.distribution = .equalSpacing
            line.spacing = 20
        }
        updateAxis()
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            newGameButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            quitButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    private static func makeButton(title: String, identifier: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 28)
        button.accessibilityIdentifier = identifier
        return button
    }
}
