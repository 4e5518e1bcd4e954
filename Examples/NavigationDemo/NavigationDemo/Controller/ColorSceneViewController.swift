import UIKit

/// A scene of one color, from which the others are reached.
final class ColorSceneViewController: UIViewController {
    @IBOutlet private weak var depthLabel: UILabel!

    /// Which scene this is: the raw value of a `SceneKind`, set in the storyboard.
    @IBInspectable private var kindName: String = ""

    var kind: SceneKind? { SceneKind(rawValue: kindName) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        depthLabel.text = .localizedStringWithFormat(
            NSLocalizedString("Stack: %ld", comment: "Number of scenes in the navigation stack"),
            navigationController?.viewControllers.count ?? 0
        )
    }

    // MARK: Forward

    @IBAction private func showGreen() {
        push(.green)
    }

    @IBAction private func showYellow() {
        push(.yellow)
    }

    private func push(_ kind: SceneKind) {
        guard let controller = makeScene(kind) else { return }
        navigationController?.pushViewController(controller, animated: true)
    }

    private func makeScene(_ kind: SceneKind) -> UIViewController? {
        storyboard?.instantiateViewController(withIdentifier: kind.rawValue)
    }

    // MARK: Back

    @IBAction private func showPrevious() {
        navigationController?.popViewController(animated: true)
    }

    @IBAction private func showRoot() {
        navigationController?.popToRootViewController(animated: true)
    }

    @IBAction private func showFirstRed() {
        guard let red = stack.first(where: { ($0 as? ColorSceneViewController)?.kind == .red }) else { return }
        navigationController?.popToViewController(red, animated: true)
    }

    // MARK: The stack itself

    @IBAction private func replaceRoot() {
        guard let red = makeScene(.red) else { return }
        stack.replaceRoot(with: red)
    }

    @IBAction private func removeTop() {
        stack.removeTop()
    }

    private var stack: SceneStack<UIViewController> {
        get { SceneStack(navigationController?.viewControllers ?? []) }
        set { navigationController?.viewControllers = newValue.elements }
    }
}
