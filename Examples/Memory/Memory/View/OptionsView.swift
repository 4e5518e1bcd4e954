import UIKit

/// Buttons for theme and size, and the one that starts.
final class OptionsView: UIView {
    let header = ScreenHeader(title: NSLocalizedString("One player", comment: "Button for a game alone"))
    let picker = OptionsPicker()
    let startButton = UIButton.large(
        .main, title: NSLocalizedString("Start", comment: "Button that begins the game"), identifier: "start"
    )

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(named: "Background")
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        let content = UIStackView(arrangedSubviews: [picker, startButton])
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
