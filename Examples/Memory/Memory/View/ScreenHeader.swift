import UIKit

/// The top of a screen: the way back and a title.
final class ScreenHeader: UIView {
    let backButton = UIButton(configuration: .plain())
    private let titleView: UIView

    init(title: String) {
        titleView = Self.makeTitleLabel(title)
        super.init(frame: .zero)
        setUp()
        titleView.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }

    /// - Parameter titleView: Stands in place of a title, in all the room beside the way back.
    init(titleView: UIView) {
        self.titleView = titleView
        super.init(frame: .zero)
        setUp()
        titleView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        backButton.configuration?.title = NSLocalizedString("Back", comment: "Button that leads to the screen before")
        backButton.configuration?.image = UIImage(systemName: "chevron.backward")
        backButton.configuration?.imagePadding = 5
        backButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        backButton.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = Self.font(weight: .regular)
            return attributes
        }
        backButton.accessibilityIdentifier = "back"
        layOut()
    }

    private static func makeTitleLabel(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = font(weight: .semibold)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.accessibilityTraits = .header
        return label
    }

    /// Grows a little with the user's text size, as in a navigation bar.
    private static func font(weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 21)
    }

    private func layOut() {
        for subview in [backButton, titleView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        backButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            backButton.leadingAnchor.constraint(equalTo: leadingAnchor),
            backButton.topAnchor.constraint(equalTo: topAnchor),
            backButton.bottomAnchor.constraint(equalTo: bottomAnchor),
            backButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            titleView.centerYAnchor.constraint(equalTo: centerYAnchor),
            titleView.leadingAnchor.constraint(greaterThanOrEqualTo: backButton.trailingAnchor, constant: 8),
        ])
    }
}
