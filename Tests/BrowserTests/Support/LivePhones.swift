import ChromiumSupport
import Foundation

/// `quince run` of an app on several phones, with a host of its own, and its page in the browser.
///
/// The tool and the frameworks are those that were built last.
final class LivePhones {
    let page: ChromiumPage
    private let folder: URL
    private let process = Process()
    private let output = OutputLines()

    /// - Parameter app: The app's folder, from the checkout's.
    init(_ app: String, count: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-phones-\(UUID().uuidString)", isDirectory: true)
        page = try Browser.shared.get().openPage(width: 1280, height: 800)
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { checkout.deleteLastPathComponent() }
        process.executableURL = try BuiltTool.find()
        process.arguments = ["run", checkout.appendingPathComponent(app).path, "--devices", "\(count)", "--no-open", "--no-watch"]
        var environment = ProcessInfo.processInfo.environment
        environment["QUINCE_HOME"] = folder.path
        environment["XDG_CACHE_HOME"] = FileManager.default.temporaryDirectory.appendingPathComponent("quince-preview-caches").path
        process.environment = environment
        process.standardOutput = output.pipe()
        process.standardError = output.pipe()
        try process.run()
        let address = output.first { $0.hasPrefix("http://") }
        guard let address, let parts = URLComponents(string: address) else { throw TestFailure("quince run says: \(output.all)") }
        let others = parts.queryItems?.first { $0.name == "with" }?.value?.components(separatedBy: ",") ?? []
        let devices = parts.path.split(separator: "/").suffix(1).map(String.init) + others
        try page.open(BuiltTool.address(address, of: devices, environment: environment))
    }

    func end() {
        page.close()
        if process.isRunning {
            process.terminate()
            process.waitUntilExit()
        }
        BuiltTool.endHost(of: folder)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Waits for something on the page, for as long as a build takes on a busy machine.
    func wait(for condition: String) throws {
        do { try page.wait(for: condition, seconds: 240) } catch {
            throw TestFailure("\(error)\nquince run says: \(output.all.suffix(20).joined(separator: "\n"))")
        }
    }

    /// Waits until the app on a phone has printed a line.
    func wait(forLine text: String) throws {
        guard output.first(where: { $0 == text }) != nil else { throw TestFailure("quince run says: \(output.all)") }
    }

    /// What a phone shows with this text, as an expression; what says nothing else comes first.
    func element(_ text: String, on phone: Int) -> String {
        """
        [text => text === '\(text)', text => text?.includes('\(text)')].map(matches => [...document.querySelectorAll('.pane')[\(phone)].querySelectorAll('.element')].find(each => \
        [each.ariaLabel, [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('')].some(matches))).find(found => found)
        """
    }

    /// Presses what says this, with the mouse, once it stands still: alerts come from somewhat above their size.
    func press(_ text: String, on phone: Int) throws {
        try wait(for: element(text, on: phone))
        try page.waitUntilStill(element(text, on: phone), seconds: 240)
        try page.evaluate("window.box = \(element(text, on: phone)).getBoundingClientRect(), 0")
        try page.click(x: page.number("box.left + box.width / 2"), y: page.number("box.top + box.height / 2"))
    }
}
