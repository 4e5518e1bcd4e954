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
    private let refusal = UILabel(frame: CGRect(x: 20, y: 150, width: 350, height: 80))
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
        Task { await loadInsecurely() }
    }

    /// Every kind of session obeys App Transport Security.
    private func loadInsecurely() async {
        view.addSubview(refusal)
        refusal.numberOfLines = 0
        let url = URL(string: "http://quince.invalid/")!
        let observed = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
        for (name, session) in [("shared", .shared), ("own", URLSession(configuration: .ephemeral)), ("observed", observed)] {
            do {
                _ = try await session.data(from: url)
            } catch {
                refusal.text = (refusal.text ?? "") + "\(name) \((error as NSError).code) "
            }
        }
        observed.dataTask(with: url).resume()
    }
}

extension LoadingController: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        MainActor.assumeIsolated { refusal.text = (refusal.text ?? "") + ((error as? URLError)?.localizedDescription ?? "no error") }
    }
}
