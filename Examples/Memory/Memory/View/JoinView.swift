import UIKit

/// Says that the phone waits for an invitation, and offers to invite others instead.
final class JoinView: UIView {
    let header = ScreenHeader(title: NSLocalizedString("Two players", comment: "Button for a game against somebody near by"))
    let hostButton = UIButton.large(
        .main, title: NSLocalizedString("Host a game", comment: "Button that leads to inviting others"), identifier: "host"
    )
    private let spinner = UIActivityIndicatorView(style: .large)
    private let stateLabel = JoinView.makeLabel(.headline, identifier: "state")
    private let nameLabel = JoinView.makeLabel(.footnote, identifier: "name")

    init(phoneName: String) {
        super.init(frame: .zero)
        backgroundColor = UIColor(named: "Background")
        nameLabel.textColor = .secondaryLabel
        nameLabel.text = .localizedStringWithFormat(
            NSLocalizedString("Others see this phone as “%@”.", comment: "Name of the phone"), phoneName
        )
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ text: String, isWaiting: Bool) {
        stateLabel.text = text
        nameLabel.isHidden = !isWaiting
        if isWaiting { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    // MARK: - Parts

    private static func makeLabel(_ style: UIFont.TextStyle, identifier: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = identifier
        return label
    }

    private func layOut() {
        let content = UIStackView(arrangedSubviews: [spinner, stateLabel, nameLabel, hostButton])
        content.axis = .vertical
        content.spacing = 16
        content.setCustomSpacing(8, after: stateLabel)
        content.setCustomSpacing(48, after: nameLabel)
        let scrollView = UIScrollView()
        scrollView.addSubview(content)
        for view in [header, content, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(header)
        addSubview(scrollView)
        let width = content.widthAnchor.constraint(equalToConstant: 320)
        width.priority = .defaultHigh
        let middle = content.centerYAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerYAnchor, constant: -22)
        middle.priority = .defaultLow
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: header.bottomAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 24),
            content.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -24),
            content.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 24),
            width,
            middle,
        ])
    }
}
