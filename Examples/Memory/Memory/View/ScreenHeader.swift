import UIKit

/// The top of a screen: the way back and a title.
final class ScreenHeader: UIView {
    let backButton = UIButton(configuration: .plain())
    private let titleLabel = UILabel()

    init(title: String) {
        super.init(frame: .zero)
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
        titleLabel.text = title
        titleLabel.font = Self.font(weight: .semibold)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Grows a little with the user's text size, as in a navigation bar.
    private static func font(weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 21)
    }

    private func layOut() {
        for subview in [backButton, titleLabel] {
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
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
            titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: backButton.trailingAnchor, constant: 8),
        ])
    }
}
