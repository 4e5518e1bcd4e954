import Combine
import UIKit

/// Loads from a server: Foundation's networking is there for the app although the frameworks do without it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LoadingController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class LoadingController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private var loading: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(label)
        // Nothing listens at port 1.
        let publisher = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!)
        loading = publisher.receive(on: RunLoop.main).sink(
            receiveCompletion: { [label] completion in
                if case .failure(let error) = completion { label.text = error.code == .cannotConnectToHost ? "no server" : "\(error)" }
            }, receiveValue: { [label] in label.text = "\($0.data.count) bytes" })
    }
}
