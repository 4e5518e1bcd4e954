import UIKit

extension UIButton {
    /// A filled button at a place.
    static func action(title: String, frame: CGRect, perform: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in perform() })
        button.frame = frame
        return button
    }
}
