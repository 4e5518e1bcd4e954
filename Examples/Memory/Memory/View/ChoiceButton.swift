import UIKit

/// One of several possibilities, marked when it is the chosen one.
final class ChoiceButton: UIButton {
    /// - Parameters:
    ///   - image: Stands above the title.
    ///   - subtitle: Stands below the title.
    init(title: String, textStyle: UIFont.TextStyle, subtitle: String? = nil, image: UIImage? = nil) {
        super.init(frame: .zero)
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.subtitle = subtitle
        configuration.image = image?.withRenderingMode(.alwaysOriginal)
        configuration.imagePlacement = .top
        configuration.imagePadding = 8
        configuration.titleAlignment = .center
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 4, bottom: 14, trailing: 4)
        configuration.background.cornerRadius = 14
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .preferredFont(forTextStyle: textStyle)
            return attributes
        }
        self.configuration = configuration
        configurationUpdateHandler = { button in
            button.configuration?.baseForegroundColor = .label
            button.configuration?.background.backgroundColor = UIColor(named: "Tile")
            button.configuration?.background.strokeColor = button.isSelected ? button.tintColor : .separator
            button.configuration?.background.strokeWidth = button.isSelected ? 3 : 1
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
