import UIKit

/// V10–V18: what a layer adds to its view. Each scene adds one thing to the one before.
final class LayerLookController: SceneViewController {
    private static let looks: [(CALayer) -> Void] = [
        { _ in },
        { $0.borderWidth = 5 },
        { $0.borderColor = UIColor.yellow.cgColor },
        { $0.cornerRadius = 10 },
        { $0.shadowOpacity = 0.95 },
        {
            $0.shadowOpacity = 1
            $0.shadowRadius = 20
        },
        { $0.shadowOffset = CGSize(width: 10, height: 20) },
        { $0.shadowColor = UIColor.white.cgColor },
        { $0.opacity = 0.7 },
    ]

    private let square = UIView.pinkSquare()

    override var choiceGroups: [[String]] {
        scene.number == 14 ? [["shadow", "masksToBounds"]] : []
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        view.addSubview(square)
        for look in Self.looks[...(scene.number - 10)] {
            look(square.layer)
        }
    }

    override func choicesChanged() {
        square.layer.masksToBounds = choices == [1]
    }
}
