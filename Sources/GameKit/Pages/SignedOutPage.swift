import UIKit

/// Says that the player is not signed in.
final class SignedOutPage: UIViewController {
    var leave: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave() })
        let title = UILabel()
        title.text = "Game Center Unavailable"
        title.font = .preferredFont(forTextStyle: .headline)
        let text = UILabel()
        text.text = "Player is not signed in"
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, text])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
