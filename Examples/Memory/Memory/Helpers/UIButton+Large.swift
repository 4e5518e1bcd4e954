import UIKit

extension UIButton.Configuration {
    /// That of the button a screen is for.
    static var main: UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.baseForegroundColor = .systemBackground
        return configuration
    }
}

extension UIButton {
    static func large(_ configuration: UIButton.Configuration, title: String, identifier: String) -> UIButton {
        var configuration = configuration
        configuration.title = title
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = identifier
        return button
    }
}
