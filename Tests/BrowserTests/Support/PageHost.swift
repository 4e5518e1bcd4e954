import ChromiumSupport
import Foundation
import PageEncoding

/// The page in a browser with a host that exists in the test alone: its socket is replaced before the page's own scripts run.
struct PageHost {
    let page: ChromiumPage

    static let pageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Simulator/Page")

    /// - Parameters:
    ///   - others: Devices that the address names beside its own.
    ///   - token: The address's; nil for a page opened by hand, which connects to nothing.
    ///   - script: Runs before the page's own.
    init(
        width: Int = 900, height: Int = 1000, pixelRatio: Double = 1, isDark: Bool = false, others: [String] = [],
        token: String? = "secret",
        script: String = ""
    ) throws {
        page = try Browser.shared.get().openPage(width: width, height: height, pixelRatio: pixelRatio, isDark: isDark)
        try page.addScript(Self.socket + script)
        let query = others.isEmpty ? "" : "?with=" + others.joined(separator: ",")
        let fragment = token.map { "#token=\($0)" } ?? ""
        try page.open(URL(string: Self.pageFolder.appendingPathComponent("index.html").absoluteString + query + fragment)!)
        if token != nil { try page.wait(for: "window.sockets?.length > 0") }
    }

    /// Accepts the page's newest connection.
    func accept() throws { try page.evaluate("sockets.at(-1).accept()") }

    func drop(code: Int = 1006) throws { try page.evaluate("sockets.at(-1).drop(\(code))") }

    func send(_ message: HostMessage) throws {
        let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
        try page.evaluate("sockets.at(-1).receive(\(ChromiumPage.literal(text)))")
    }

    func send(_ commit: Data) throws {
        try page.evaluate("sockets.at(-1).receive(Uint8Array.fromBase64('\(commit.base64EncodedString())').buffer)")
    }

    // One of several phones, by the number of its socket.

    func accept(_ phone: Int) throws { try page.evaluate("sockets[\(phone)].accept()") }

    func send(_ message: HostMessage, to phone: Int) throws {
        let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
        try page.evaluate("sockets[\(phone)].receive(\(ChromiumPage.literal(text)))")
    }

    func send(_ commit: Data, to phone: Int) throws {
        try page.evaluate("sockets[\(phone)].receive(Uint8Array.fromBase64('\(commit.base64EncodedString())').buffer)")
    }

    /// What the page has sent for a phone since the last call.
    func received(from phone: Int) throws -> [PageMessage] {
        let text = try page.string("JSON.stringify(sockets[\(phone)].sent.splice(0).map(text => JSON.parse(text)))")
        return try JSONDecoder().decode([PageMessage].self, from: Data(text.utf8))
    }

    /// What the page has sent since the last call.
    func received() throws -> [PageMessage] {
        let text = try page.string("JSON.stringify(sent.splice(0).map(text => JSON.parse(text)))")
        return try JSONDecoder().decode([PageMessage].self, from: Data(text.utf8))
    }

    private static let socket = """
        window.sockets = [];
        window.sent = [];
        window.WebSocket = class {
          static OPEN = 1;
          readyState = 0;
          sent = [];
          constructor(url, protocols) {
            this.url = url;
            this.protocols = protocols;
            sockets.push(this);
          }
          send(text) { sent.push(text); this.sent.push(text); }
          close() { this.drop(1000); }
          accept() { this.readyState = 1; this.onopen?.({}); }
          receive(data) { this.onmessage?.({ data }); }
          drop(code) { this.readyState = 3; this.onclose?.({ code }); }
        };
        window.fetched = [];
        // What the host answers by HTTP; without it there is no host.
        window.answer = null;
        window.fetch = async (address, { headers }) => {
          fetched.push({ address, authorization: headers.Authorization });
          if (!answer) throw new TypeError('there is no host');
          return answer();
        };
        """
}

/// One browser of each kind for all tests of the process.
enum Browser {
    static let shared: Result<Chromium, any Error> = Result {
        let browser = try Chromium()
        atexit { if case .success(let browser) = Browser.shared { browser.close() } }
        return browser
    }

    /// One that draws as with a GPU.
    static let withShaders: Result<Chromium, any Error> = Result {
        let browser = try Chromium(graphics: .shaders)
        atexit { if case .success(let browser) = Browser.withShaders { browser.close() } }
        return browser
    }
}
