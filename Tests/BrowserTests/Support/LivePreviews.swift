import ChromiumSupport
import Foundation

/// `quince preview` of an app made for the test, with a host of its own, and its page in the browser.
///
/// The tool and the frameworks are those that were built last.
final class LivePreviews {
    let page: ChromiumPage
    private let folder: URL
    private let process = Process()
    private let output: OutputLines

    /// - Parameters:
    ///   - files: The app's, by name.
    ///   - options: Of the command.
    init(_ files: [String: String], options: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-previews-\(UUID().uuidString)", isDirectory: true)
        output = OutputLines()
        page = try Browser.shared.get().openPage(width: 1400, height: 1400)
        let app = folder.appendingPathComponent("Demo", isDirectory: true)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        for (name, text) in files { try text.write(to: app.appendingPathComponent(name), atomically: true, encoding: .utf8) }
        process.executableURL = try BuiltTool.find()
        process.arguments = ["preview", app.path, "--no-open"] + options
        process.environment = environment
        process.standardOutput = output.pipe()
        process.standardError = output.pipe()
        try process.run()
        let address = output.first { $0.hasPrefix("http://") }
        guard let address else { throw TestFailure("quince preview says: \(output.all)") }
        try page.addScript(Self.observer)
        try page.open(BuiltTool.address(address, of: ["--previews"], environment: environment))
    }

    /// Notes in each document what its scripts fail with, and what its socket brings.
    private static let observer = """
        window.faults = [];
        window.received = { text: 0, binary: 0, opened: 0, closed: 0 };
        addEventListener('error', ({ message }) => window.faults.push(message));
        addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
        window.WebSocket = class extends window.WebSocket {
          constructor(...words) {
            super(...words);
            this.addEventListener('open', () => received.opened++);
            this.addEventListener('close', () => received.closed++);
            this.addEventListener('message', ({ data }) => received[typeof data === 'string' ? 'text' : 'binary']++);
          }
        };
        """

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["QUINCE_HOME"] = folder.appendingPathComponent("Home").path
        // What the frameworks are read into is the same for all tests.
        environment["XDG_CACHE_HOME"] = FileManager.default.temporaryDirectory.appendingPathComponent("quince-preview-caches").path
        return environment
    }

    /// Ends the command, its previews and its host.
    func end() {
        page.close()
        if process.isRunning {
            process.terminate()
            process.waitUntilExit()
        }
        BuiltTool.endHost(of: folder.appendingPathComponent("Home"))
        try? FileManager.default.removeItem(at: folder)
    }

    /// Saves a file with another text in place of one.
    func change(_ name: String, _ old: String, to new: String) throws {
        let file = folder.appendingPathComponent("Demo/\(name)")
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains(old) else { throw TestFailure("\(name) does not say “\(old)”") }
        try text.replacingOccurrences(of: old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }

    // MARK: The page

    /// Waits for something on the page, for as long as a build takes on a busy machine.
    func wait(for condition: String) throws {
        do { try page.wait(for: condition, seconds: 240) } catch {
            throw TestFailure(
                """
                \(error)
                status: \(try status())
                previews: \(try described())
                quince preview says: \(output.all.suffix(20).joined(separator: "\n"))
                """)
        }
    }

    /// What each preview's frame holds, for whoever reads why something did not come.
    private func described() throws -> String {
        try page.string(
            """
            [...document.querySelectorAll('iframe')].map(({ title, contentDocument: inner }) => `${title}: ` + (inner ? \
            `${inner.querySelectorAll('.display .layer').length} layers, ${inner.querySelectorAll('.element').length} elements, \
            notices “${inner.querySelector('.notices')?.textContent}”, ${inner.querySelector('.phone')?.className}, received \
            ${JSON.stringify(inner.defaultView.received)}, faults ${JSON.stringify(inner.defaultView.faults)}` : 'no document')).join('; ')
            """)
    }

    func status() throws -> String { try page.string("document.querySelector('.status').textContent") }

    /// Waits until the page says that this has happened.
    func wait(forUpdate kind: String) throws { try wait(for: "document.querySelector('.status').dataset.kind === '\(kind)'") }

    private static func frame(_ name: String) -> String {
        "[...document.querySelectorAll('iframe')].find(each => each.title === '\(name)' || each.title.startsWith('\(name),'))"
    }

    /// A preview's document, as an expression.
    ///
    /// - Parameter name: The preview's, and what tells its devices apart where there are several: `Row, iPhone 15 · dark`.
    static func document(_ name: String) -> String { "\(frame(name))?.contentDocument" }

    /// An element of a preview by what it says, as an expression.
    private static func element(_ text: String, in preview: String) -> String {
        """
        [...(\(document(preview))?.querySelectorAll('.element') ?? [])].find(each => \
        [each.ariaLabel, [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('')].includes('\(text)'))
        """
    }

    /// Waits until a preview shows a text.
    func wait(forText text: String, in preview: String) throws {
        try wait(for: "\(Self.element(text, in: preview)) && \(Self.document(preview)).querySelector('.display > .layer')")
    }

    /// Presses what says this in a preview, with the mouse.
    func press(_ text: String, in preview: String) throws {
        try wait(forText: text, in: preview)
        try page.evaluate(
            """
            (() => {
              const frame = \(Self.frame(preview));
              frame.scrollIntoView({ block: 'center' });
              const outer = frame.getBoundingClientRect(), inner = \(Self.element(text, in: preview)).getBoundingClientRect();
              window.place = { x: outer.left + inner.left + inner.width / 2, y: outer.top + inner.top + inner.height / 2 };
              return 0;
            })()
            """)
        try page.click(x: page.number("place.x"), y: page.number("place.y"))
    }
}
