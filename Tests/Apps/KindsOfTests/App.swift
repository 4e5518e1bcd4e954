import Combine
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CountController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// What the tests try.
final class Model: ObservableObject {
    @Published var count = 0

    func item(_ index: Int) -> Int {
        let items: [Int] = []
        return items[index]
    }
}

/// What tools see and touch: a button that counts.
final class CountController: UIViewController {
    private let button = UIButton(type: .system)
    private let label = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.frame = CGRect(x: 20, y: 120, width: 350, height: 44)
        button.setTitle("Count", for: .normal)
        button.accessibilityIdentifier = "count"
        button.addAction(UIAction { [label] _ in label.text = "Counted" }, for: .touchUpInside)
        label.accessibilityIdentifier = "counted"
        view.addSubview(button)
        view.addSubview(label)
    }
}
