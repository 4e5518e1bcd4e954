import SafariServices
import UIKit
import WebKit

/// A page of the app's own, whose script talks to the app.
final class PageController: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    private let label = UILabel()
    private var web: WKWebView!
    private var observation: NSKeyValueObservation?
    private var progress: [Double] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pages"
        view.backgroundColor = .systemBackground
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(self, name: "app")
        web = WKWebView(frame: .zero, configuration: configuration)
        (web.navigationDelegate, web.uiDelegate) = (self, self)
        observation = web.observe(\.estimatedProgress, options: [.new]) { [weak self] web, _ in self?.progress.append(web.estimatedProgress)
        }
        for each in [web, label] as [UIView] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), label.heightAnchor.constraint(equalToConstant: 44),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            web.topAnchor.constraint(equalTo: label.bottomAnchor), web.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            web.leadingAnchor.constraint(equalTo: view.leadingAnchor), web.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Browser", primaryAction: UIAction { [weak self] _ in self?.showBrowser() })
        web.loadHTMLString(Self.page, baseURL: nil)
    }

    private func showBrowser() {
        // Nothing listens there: the page says so.
        present(SFSafariViewController(url: URL(string: "http://127.0.0.1:47112/")!), animated: true)
    }

    private static let page = """
        <!doctype html><html><head><meta name="viewport" content="width=device-width"><title>Greetings</title></head>
        <body style="font:17px -apple-system"><h1>Who is there?</h1><input id="name" placeholder="Name">
        <button onclick="webkit.messageHandlers.app.postMessage({name: document.getElementById('name').value})">Greet</button>
        <button onclick="document.getElementById('answer').textContent = confirm('Really?') ? 'Yes' : 'No'">Ask</button>
        <p id="answer"></p><a href="#end">To the end</a><div style="height:2000px"></div><p id="end">The end</p></body></html>
        """

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        let isWhole = progress.last == 1 && webView.scrollView.contentSize.height > 2000
        label.text = "Loaded \(webView.title ?? ""), \(isWhole ? "whole" : "in part")"
    }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        label.text = "Hello, \((message.body as? [String: Any])?["name"] as? String ?? "nobody")"
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Surely", style: .default) { _ in completionHandler(true) })
        present(alert, animated: true)
    }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PageController())
        window?.makeKeyAndVisible()
        return true
    }
}
