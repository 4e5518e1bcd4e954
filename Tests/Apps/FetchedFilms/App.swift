import UIKit

/// Fetches a film by a background session, from a server of its own, when a button is tapped or the app goes to the background.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let server = FilmServer()
    private let controller = FilmController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        controller.server = server.url
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { controller.fetch() }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {
        controller.say("woken for \(identifier)")
        controller.completion = completionHandler
    }
}

final class FilmController: UIViewController, URLSessionDownloadDelegate {
    var server: URL?
    var completion: (() -> Void)?
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 300))
    private var lines: [String] = []
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.background(withIdentifier: "films")
        configuration.sessionSendsLaunchEvents = true
        configuration.isDiscretionary = true
        return URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.numberOfLines = 0
        view.addSubview(label)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Fetch") { [unowned self] _ in fetch() })
        button.frame = CGRect(x: 20, y: 420, width: 200, height: 44)
        view.addSubview(button)
    }

    func fetch() {
        guard let server else { return }
        let task = session.downloadTask(with: server)
        task.taskDescription = "Up"
        task.resume()
    }

    func say(_ line: String) {
        lines.append(line)
        print(line)
        label.text = lines.joined(separator: "\n")
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        let text = (try? String(contentsOf: location, encoding: .utf8)) ?? "nothing"
        say("\(downloadTask.taskDescription ?? "-"): \(text), state \(UIApplication.shared.applicationState.rawValue)")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        say("over\(error.map { " \(($0 as NSError).code)" } ?? "")")
    }

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        say("all told")
        completion?()
        completion = nil
    }
}

/// Answers each request, on the main queue: what the app does in one turn is done by then.
final class FilmServer {
    let url: URL
    private let source: any DispatchSourceRead

    init() {
        let listener = socket(AF_INET, SOCK_STREAM, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutableBytes(of: &address) { bytes in
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            precondition(bind(listener, address, length) == 0 && listen(listener, 4) == 0)
            getsockname(listener, address, &length)
        }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: .main)
        source.setEventHandler { Self.answer(accept(listener, nil, nil)) }
        source.resume()
    }

    private static func answer(_ connection: Int32) {
        let request = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
        request.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 4096)
            _ = read(connection, &buffer, buffer.count)
            let text = "HTTP/1.1 200 OK\r\nContent-Length: 8\r\nConnection: close\r\n\r\nballoons"
            _ = write(connection, text, text.utf8.count)
            request.cancel()
        }
        request.setCancelHandler { close(connection) }
        request.resume()
    }
}
