import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: FirstViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

/// Opens screens that hold themselves, and shows a curve that takes long to draw.
final class FirstViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "First"
        view.backgroundColor = .systemBackground
        let buttons = [
            UIButton(type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() }),
            UIButton(type: .system, primaryAction: UIAction(title: "Draw") { [weak self] _ in self?.draw() }),
        ]
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.frame = CGRect(x: 40, y: 200, width: 300, height: 50)
        stack.distribution = .fillEqually
        view.addSubview(stack)
    }

    private func open() { navigationController?.pushViewController(KeptViewController(), animated: true) }

    private func draw() {
        let curve = CurveView(frame: CGRect(x: 40, y: 300, width: 300, height: 200))
        curve.backgroundColor = .systemBackground
        view.addSubview(curve)
    }
}

/// Holds itself by a closure.
final class KeptViewController: UIViewController {
    private var onDisappear: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kept"
        view.backgroundColor = .systemBackground
        onDisappear = { self.title = "Gone" }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear?()
    }
}

/// Takes the processor for a while whenever it draws.
final class CurveView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemBlue.setStroke()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height(at: 0)))
        for x in 1...300 { path.addLine(to: CGPoint(x: CGFloat(x), y: height(at: x))) }
        path.stroke()
    }

    /// Adds up many waves, one after the other.
    private func height(at x: Int) -> CGFloat {
        var sum = 0.0
        for wave in 1...20_000 { sum += sin(Double(x * wave) / 100) / Double(wave) }
        return 100 + 50 * sum
    }
}
