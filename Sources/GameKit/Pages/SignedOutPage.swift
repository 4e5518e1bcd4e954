import UIKit

/// Says that the player is not signed in.
final class SignedOutPage: UIViewController {
    var leave: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave() })
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Game Center Unavailable"
        content.secondaryText = "Player is not signed in"
        contentUnavailableConfiguration = content
    }
}
