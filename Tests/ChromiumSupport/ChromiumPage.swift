import Foundation

/// One page of a headless Chromium.
public final class ChromiumPage: @unchecked Sendable {
    private let browser: Chromium
    private let session: String
    private let target: String

    init(browser: Chromium, session: String, target: String) { (self.browser, self.session, self.target) = (browser, session, target) }

    /// Sends a command of the DevTools protocol to the page.
    ///
    /// - Parameter timeout: How long the browser may take to answer, in seconds.
    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:], timeout: Double = 60) throws -> [String: Any] {
        try browser.call(method, parameters, session: session, timeout: timeout)
    }

    public func close() { _ = try? browser.call("Target.closeTarget", ["targetId": target]) }

    // MARK: - Documents

    public func resize(width: Int, height: Int, pixelRatio: Double = 1) throws {
        try call(
            "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": pixelRatio, "mobile": false])
    }

    public func setAppearance(isDark: Bool) throws {
        try call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
    }

    /// Runs a script in every document before the document's own.
    public func addScript(_ source: String) throws { try call("Page.addScriptToEvaluateOnNewDocument", ["source": source]) }

    /// Opens an address and waits until it has loaded.
    public func open(_ url: URL) throws {
        try call("Page.navigate", ["url": url.absoluteString])
        try waitForLoad()
    }

    public func reload() throws {
        // The old document is recognised by a mark, as its state is `complete` too.
        try evaluate("window.isOld = true")
        try call("Page.reload")
        while (try? evaluate("window.isOld === true")) as? Bool != false {}
        try waitForLoad()
    }

    private func waitForLoad() throws {
        try evaluate("new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))")
    }

    /// The value of an expression, once it is there if it is a promise. Values travel as JSON.
    ///
    /// - Parameter timeout: How long the browser may take to answer, in seconds.
    @discardableResult
    public func evaluate(_ expression: String, timeout: Double = 60) throws -> Any? {
        let parameters: [String: Any] = ["expression": expression, "returnByValue": true, "awaitPromise": true]
        let reply = try call("Runtime.evaluate", parameters, timeout: timeout)
        if let details = reply["exceptionDetails"] as? [String: Any] {
            let exception = details["exception"] as? [String: Any]
            throw ChromiumError.script(exception?["description"] as? String ?? details["text"] as? String ?? "\(details)")
        }
        return (reply["result"] as? [String: Any])?["value"]
    }

    public func string(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }
    public func number(_ expression: String) throws -> Double { (try evaluate(expression) as? NSNumber)?.doubleValue ?? .nan }

    /// Waits until two frames have been presented: what was changed before is on the screen.
    public func waitForFrame() throws {
        try evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    }

    /// Waits until an expression is true, looking once a frame.
    ///
    /// An expression that fails is not true yet, as while a document is replaced.
    ///
    /// - Parameter seconds: How long it may take on a busy machine.
    public func wait(for condition: String, seconds: Double = 60) throws {
        let script = """
            new Promise((done, fail) => {
              const end = performance.now() + \(seconds * 1000);
              const look = () => {
                let error = '';
                try { if (\(condition)) return done(); } catch (thrown) { error = ` (${thrown})`; }
                if (performance.now() < end) requestAnimationFrame(look);
                else fail(new Error('never true: ' + \(Self.literal(condition)) + error));
              };
              look();
            })
            """
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            do {
                // The page says what was never true; the browser's own timeout would not.
                try evaluate(script, timeout: seconds + 30)
                return
            } catch let error as ChromiumError where error.isOfReplacedDocument && Date() < end {}
        }
    }

    /// Waits until what an expression finds has not moved for a while, looking once a frame.
    ///
    /// - Parameter seconds: How long it may take on a busy machine.
    public func waitUntilStill(_ element: String, seconds: Double = 60) throws {
        let place = "JSON.stringify(\(element)?.getBoundingClientRect())"
        try evaluate("window.still = 0, window.last = '', 0")
        let isStill = "(window.still = \(place) && \(place) === last ? still + 1 : 0, window.last = \(place), still > 20)"
        try wait(for: isStill, seconds: seconds)
    }

    /// A string as JavaScript writes it.
    public static func literal(_ string: String) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: [string])) ?? Data()
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }

    // MARK: - Pixels

    /// What the window shows, or a part of it in CSS pixels, as a PNG in device pixels.
    public func screenshot(of area: CGRect? = nil) throws -> Data {
        var parameters: [String: Any] = ["format": "png", "optimizeForSpeed": true]
        if let area {
            let (x, y, width, height) = (Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
            parameters["clip"] = ["x": x, "y": y, "width": width, "height": height, "scale": 1.0]
        }
        let data = try call("Page.captureScreenshot", parameters)["data"] as? String ?? ""
        return Data(base64Encoded: data) ?? Data()
    }

    // MARK: - Input

    public enum MouseEvent: String { case pressed = "mousePressed", moved = "mouseMoved", released = "mouseReleased" }

    /// - Parameter modifiers: 1 Alt, 2 Control, 4 Command, 8 Shift.
    public func mouse(_ event: MouseEvent, x: Double, y: Double, modifiers: Int = 0) throws {
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": event.rawValue, "x": x, "y": y, "modifiers": modifiers, "button": event == .moved ? "none" : "left",
                "buttons": event == .released ? 0 : 1, "clickCount": event == .moved ? 0 : 1,
            ])
    }

    public func click(x: Double, y: Double) throws {
        try mouse(.pressed, x: x, y: y)
        try mouse(.released, x: x, y: y)
    }

    public enum TouchEvent: String { case start = "touchStart", move = "touchMove", end = "touchEnd" }

    /// All fingers that are down after the event.
    public func touch(_ event: TouchEvent, _ points: [(x: Double, y: Double)]) throws {
        let fingers = points.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
        try call("Input.dispatchTouchEvent", ["type": event.rawValue, "touchPoints": fingers])
    }

    /// Presses and releases a key: its name, its code (`KeyA`), and what it types.
    public func press(_ key: String, code: String, text: String = "", modifiers: Int = 0) throws {
        var parameters: [String: Any] = ["key": key, "code": code, "modifiers": modifiers]
        parameters["type"] = text.isEmpty ? "rawKeyDown" : "keyDown"
        if !text.isEmpty { parameters["text"] = text }
        try call("Input.dispatchKeyEvent", parameters)
        parameters["type"] = "keyUp"
        parameters["text"] = nil
        try call("Input.dispatchKeyEvent", parameters)
    }
}
