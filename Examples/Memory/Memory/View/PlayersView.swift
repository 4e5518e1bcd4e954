import UIKit

/// Both players with what they have found, the one on turn marked.
final class PlayersView: UIView {
    private let mine = PlayerBadge(namePriority: .defaultHigh)
    /// A long name gives way to what stands beside it.
    private let opponent = PlayerBadge(namePriority: .defaultLow)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityIdentifier = "found"
        accessibilityTraits = [.staticText, .updatesFrequently]
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ standing: Standing) {
        guard let other = standing.opponent else { return }
        mine.show(
            name: NSLocalizedString("You", comment: "The player of this phone"),
            count: standing.foundCount, isOnTurn: standing.isMyTurn
        )
        opponent.show(name: other.name, count: other.pairCount, isOnTurn: !standing.isMyTurn)
        accessibilityLabel = .localizedStringWithFormat(
            NSLocalizedString("You: %1$ld, %2$@: %3$ld", comment: "Pairs found by this player, name of the other one, their pairs"),
            standing.foundCount, other.name, other.pairCount
        )
        accessibilityValue = standing.isMyTurn
            ? NSLocalizedString("Your turn", comment: "The player of this phone is on turn")
            : .localizedStringWithFormat(NSLocalizedString("%@’s turn", comment: "The other player is on turn"), other.name)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [mine, opponent])
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}

/// A player: name and number of pairs, in colour while it is their turn.
private final class PlayerBadge: UIView {
    private let mark = UIImageView(image: UIImage(systemName: "play.fill"))
    private let nameLabel = UILabel()
    private let countLabel = UILabel()

    /// - Parameter namePriority: How much the name resists to being cut off.
    init(namePriority: UILayoutPriority) {
        super.init(frame: .zero)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
        nameLabel.font = Self.font(.systemFont(ofSize: 15))
        nameLabel.lineBreakMode = .byTruncatingTail
        countLabel.font = Self.font(.monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
        for label in [nameLabel, countLabel] { label.adjustsFontForContentSizeCategory = true }
        nameLabel.setContentCompressionResistancePriority(namePriority, for: .horizontal)
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(name: String, count: Int, isOnTurn: Bool) {
        nameLabel.text = name
        countLabel.text = count.formatted()
        backgroundColor = isOnTurn ? tintColor : UIColor(named: "Tile")
        let color: UIColor = isOnTurn ? .systemBackground : .label
        nameLabel.textColor = color
        countLabel.textColor = color
        mark.tintColor = color
        // The place stays: nothing else moves when the turn passes.
        mark.alpha = isOnTurn ? 1 : 0
    }

    private static func font(_ font: UIFont) -> UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 21)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [mark, nameLabel, countLabel])
        stack.spacing = 6
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        for view in [mark, countLabel] { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        // Before it has a place, a view is narrower than anything in it.
        let trailing = stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -11)
        trailing.priority = .required - 1
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 9),
            trailing,
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 3),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
        ])
    }
}
