import UIKit

/// Screens for WebDriver's clients: controls of every kind, or a thousand elements at once (launch argument `elements`).
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let isDense = ProcessInfo.processInfo.arguments.contains("elements")
        window?.rootViewController = isDense ? ElementsController() : ControlsController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        (window?.rootViewController as? ControlsController)?.say("opened \(url.absoluteString)")
        return true
    }
}

/// A thousand labels on one screen.
final class ElementsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let (columns, rows) = (20, 50)
        for number in 0..<columns * rows {
            let label = UILabel(frame: CGRect(x: 4 + number % columns * 19, y: 60 + number / columns * 15, width: 18, height: 14))
            label.font = .systemFont(ofSize: 8)
            label.text = "\(number)"
            label.accessibilityIdentifier = "element \(number)"
            view.addSubview(label)
        }
    }
}

/// Controls whose events a label tells of.
final class ControlsController: UIViewController, UIGestureRecognizerDelegate {
    private let said = UILabel()
    private let pad = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (said.accessibilityIdentifier, said.text) = ("said", "nothing yet")
        let field = UITextField()
        (field.placeholder, field.accessibilityIdentifier, field.borderStyle) = ("Name", "name", .roundedRect)
        field.addAction(UIAction { _ in field.resignFirstResponder() }, for: .editingDidEndOnExit)
        let slider = UISlider()
        slider.accessibilityIdentifier = "volume"
        slider.addAction(UIAction { [unowned self] _ in say("volume \(Int((slider.value * 100).rounded()))") }, for: .valueChanged)
        let toggle = UISwitch()
        toggle.accessibilityIdentifier = "loud"
        toggle.addAction(UIAction { [unowned self] _ in say("loud \(toggle.isOn)") }, for: .valueChanged)
        let buttons = [
            button("Tap") { $0.say("tapped") },
            button("Later") { controller in
                Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in MainActor.assumeIsolated { controller.say("later") } }
            },
            button("Ask") { $0.ask() }, button("Crash") { _ in fatalError("crashed on purpose") },
        ]
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [said, field, slider, toggle, row])
        (stack.axis, stack.spacing) = (.vertical, 16)
        stack.frame = CGRect(x: 20, y: 80, width: 340, height: 300)
        view.addSubview(stack)
        addPad()
    }

    private func button(_ title: String, _ action: @escaping (ControlsController) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
        return button
    }

    func say(_ text: String) { said.text = text }

    private func ask() {
        let alert = UIAlertController(title: "Really?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Why" }
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { [unowned self] _ in say("no") })
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [unowned self, unowned alert] _ in
                say("yes \(alert.textFields?.first?.text ?? "")")
            })
        present(alert, animated: true)
    }

    // MARK: Gestures

    private func addPad() {
        pad.frame = CGRect(x: 20, y: 400, width: 340, height: 340)
        pad.backgroundColor = .systemYellow
        (pad.accessibilityIdentifier, pad.isAccessibilityElement) = ("pad", true)
        view.addSubview(pad)
        let double = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
        double.numberOfTapsRequired = 2
        let two = UITapGestureRecognizer(target: self, action: #selector(tappedByTwo))
        two.numberOfTouchesRequired = 2
        for recognizer in [
            double, two, UILongPressGestureRecognizer(target: self, action: #selector(held)),
            UIPinchGestureRecognizer(target: self, action: #selector(pinched)),
            UIRotationGestureRecognizer(target: self, action: #selector(rotated)),
        ] { pad.addGestureRecognizer(recognizer) }
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        swipe.direction = .left
        pad.addGestureRecognizer(swipe)
    }

    @objc private func tappedTwice() { say("double") }
    @objc private func tappedByTwo() { say("two fingers") }
    @objc private func held(_ recognizer: UILongPressGestureRecognizer) { if recognizer.state == .began { say("held") } }
    @objc private func swiped() { say("swiped") }
    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .ended { say(recognizer.scale > 1 ? "larger" : "smaller") }
    }
    @objc private func rotated(_ recognizer: UIRotationGestureRecognizer) {
        if recognizer.state == .ended { say(recognizer.rotation > 0 ? "clockwise" : "counterclockwise") }
    }
}
