import UIKit

/// Touches its view before `loadView` has made it, which ends the app.
final class EarlyViewController: FirstViewController {
    override func loadView() {
        view.backgroundColor = .systemRed
        super.loadView()
    }
}
