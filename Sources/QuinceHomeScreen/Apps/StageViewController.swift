import DeviceProtocol
import UIKit

/// Holds the apps that are on the display or in the app switcher.
final class StageViewController: SystemViewController {
    let cards = UIView()
    var laidOut: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.isOpaque = false
        view.addSubview(cards)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard cards.frame != view.bounds else { return }
        cards.frame = view.bounds
        laidOut?()
    }
}
