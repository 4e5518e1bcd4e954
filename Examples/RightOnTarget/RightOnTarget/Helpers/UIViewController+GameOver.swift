import UIKit

extension UIViewController {
    /// Tells the player that the game is over.
    func presentGameOver(message: String, restart: @escaping () -> Void) {
        let alert = UIAlertController(
            title: NSLocalizedString("Game over", comment: "Title of the alert after the last round"),
            message: message,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("Start again", comment: "Button that begins a new game"),
            style: .default
        ) { _ in restart() })
        present(alert, animated: true)
    }
}
