import Combine
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = MoodController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class Mood: ObservableObject {
    @Published var word = "calm"
    @Published private(set) var shouted = ""
    init() {
        $word.map { $0.uppercased() }.debounce(for: .milliseconds(300), scheduler: RunLoop.main).assign(to: &$shouted)
    }
}

final class MoodController: UIViewController {
    private let mood = Mood()
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let loud = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
    private let ticks = UILabel(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
    private var subscriptions = Set<AnyCancellable>()
    private var timer: Cancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Change", for: .normal)
        button.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
        button.addTarget(self, action: #selector(change), for: .touchUpInside)
        for each in [label, loud, ticks, button] { view.addSubview(each) }
        mood.$word.map(Optional.some).assign(to: \.text, on: label).store(in: &subscriptions)
        mood.$shouted.receive(on: DispatchQueue.main).sink { [weak self] in self?.loud.text = $0 }.store(in: &subscriptions)
        mood.objectWillChange.sink { print("will change") }.store(in: &subscriptions)
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(3).scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.ticks.text = "tick \($0)" }
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification).sink { _ in print("background") }
            .store(in: &subscriptions)
    }

    @objc private func change() { mood.word = "glad" }
}

/// Names of the module itself.
typealias Anything = Combine.AnyPublisher<Int, Never>
