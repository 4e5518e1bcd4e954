import Foundation
import Glibc
import ProcessSupport

/// A headless Chromium, driven through a pipe by the DevTools protocol. One process can hold many pages.
public final class Chromium: @unchecked Sendable {
    /// Where the browser is: `QUINCE_CHROMIUM`, or Debian's place.
    public static var path: String { ProcessInfo.processInfo.environment["QUINCE_CHROMIUM"] ?? "/usr/bin/chromium" }

    private let process: ChildProcess
    /// The group of the browser's processes.
    public var processGroup: pid_t { process.identifier }
    private let output: Int32
    private let input: Int32
    private let profile: URL
    private let state = NSCondition()
    /// Held while one message is written: long ones pass the pipe in pieces.
    private let writing = NSLock()
    private var replies: [Int: [String: Any]] = [:]
    /// The last event of each of these names since it was asked for; all others are dropped.
    private var awaited: [String: [String: Any]?] = [:]
    private var nextIdentifier = 1
    private var hasEnded = false

    /// What draws the pages.
    public enum Graphics: Sendable {
        /// Skia's loops on the processor, as on machines without a GPU.
        case software
        /// The shaders of machines with a GPU, run by SwiftShader on the processor: the same pixels on every machine.
        case shaders
    }

    /// Starts the browser with a profile of its own, thrown away at the end.
    ///
    /// - Throws: `ChromiumError` where there is no browser or it does not start.
    public init(graphics: Graphics = .software) throws {
        let path = Self.path
        guard FileManager.default.isExecutableFile(atPath: path) else { throw ChromiumError.notInstalled(path: path) }
        profile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "quince-chromium-\(getpid())-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let commands = Self.pipe(), answers = Self.pipe()
        process = try Self.spawn(path, arguments: Self.arguments(profile: profile, graphics), reads: commands.read, writes: answers.write)
        output = commands.write
        input = answers.read
        Thread.detachNewThread { [weak self, input] in Self.read(input) { self?.receive($0) } }
    }

    deinit { close() }

    private static func arguments(profile: URL, _ graphics: Graphics) -> [String] {
        var arguments = [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--hide-scrollbars", "--mute-audio",
            "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage", "--force-color-profile=srgb",
            "--disable-lcd-text",
            "--allow-file-access-from-files", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
            "--disable-background-timer-throttling",
            "--disable-features=Translate,OptimizationHints,MediaRouter",
        ]
        switch graphics {
        case .software: arguments.append("--disable-gpu")
        case .shaders:
            arguments += ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--enable-gpu-rasterization"]
        }
        // Its sandbox refuses to run as root, as containers do.
        if getuid() == 0 { arguments.append("--no-sandbox") }
        return arguments + ["about:blank"]
    }

    private static func pipe() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        Glibc.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The browser reads commands from descriptor 3 and answers on 4. It inherits nothing else: a file that is being written would stay open with it.
    private static func spawn(_ path: String, arguments: [String], reads: Int32, writes: Int32) throws -> ChildProcess {
        let nothing = OwnedDescriptor(open("/dev/null", O_WRONLY | O_CLOEXEC))
        var launch = ChildProcess.Launch(executable: URL(fileURLWithPath: path), arguments: arguments)
        launch.environment = ProcessInfo.processInfo.environment
        launch.descriptors = [1: nothing, 2: nothing, 3: OwnedDescriptor(reads), 4: OwnedDescriptor(writes)]
        do { return try ChildProcess(launch) } catch { throw ChromiumError.cannotStart(path: path, reason: "\(error)") }
    }

    /// Ends the browser and removes its profile. Pages are of no use afterwards.
    public func close() {
        state.lock()
        let wasRunning = !hasClosed
        hasClosed = true
        state.unlock()
        guard wasRunning else { return }
        process.waitForEnd(patience: 0)
        Glibc.close(output)
        try? FileManager.default.removeItem(at: profile)
    }

    private var hasClosed = false

    // MARK: - Pages

    /// Opens a page whose window has this size in CSS pixels.
    public func openPage(width: Int, height: Int, pixelRatio: Double = 1, isDark: Bool = false) throws -> ChromiumPage {
        let target = try call("Target.createTarget", ["url": "about:blank", "newWindow": true])["targetId"] as? String ?? ""
        let session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
        let page = ChromiumPage(browser: self, session: session, target: target)
        try page.call("Page.enable")
        try page.resize(width: width, height: height, pixelRatio: pixelRatio)
        try page.setAppearance(isDark: isDark)
        return page
    }

    // MARK: - The pipe

    /// Sends a command of the DevTools protocol and waits for its result.
    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil, timeout: Double = 60) throws -> [String:
        Any]
    {
        state.lock()
        let identifier = nextIdentifier
        nextIdentifier += 1
        state.unlock()
        var message: [String: Any] = ["id": identifier, "method": method, "params": parameters]
        message["sessionId"] = session
        try write(JSONSerialization.data(withJSONObject: message) + [0])
        let what = (parameters["expression"] as? String).map { "\(method) (\($0.prefix(120)))" } ?? method
        let reply = try wait(for: identifier, method: what, timeout: timeout)
        if let error = reply["error"] as? [String: Any] {
            throw ChromiumError.refused(method: method, message: error["message"] as? String ?? "\(error)")
        }
        return reply["result"] as? [String: Any] ?? [:]
    }

    private func wait(for identifier: Int, method: String, timeout: Double) throws -> [String: Any] {
        try wait(for: method, timeout: timeout) { replies.removeValue(forKey: identifier) }
    }

    /// Runs something that has the browser send an event, and waits for that.
    func event(_ name: String, timeout: Double = 60, after body: () throws -> Void) throws -> [String: Any] {
        state.withLock { awaited[name] = .some(nil) }
        defer { state.withLock { awaited[name] = nil } }
        try body()
        return try wait(for: name, timeout: timeout) { awaited[name] ?? nil }
    }

    /// Waits until what is looked for has been received.
    private func wait(for what: String, timeout: Double, _ find: () -> [String: Any]?) throws -> [String: Any] {
        let deadline = Date(timeIntervalSinceNow: timeout)
        state.lock()
        defer { state.unlock() }
        while true {
            if let found = find() { return found }
            if hasEnded { throw ChromiumError.gone }
            if !state.wait(until: deadline) { throw ChromiumError.timedOut(method: what, seconds: timeout) }
        }
    }

    private func write(_ data: Data) throws {
        writing.lock()
        defer { writing.unlock() }
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(output, bytes.baseAddress! + written, bytes.count - written)
                guard count > 0 else { throw ChromiumError.gone }
                written += count
            }
        }
    }

    /// Reads messages until the browser's end; nil is the end.
    private static func read(_ descriptor: Int32, _ handle: (Data?) -> Void) {
        var pending = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            guard count > 0 else { break }
            var rest = chunk[0..<count]
            while let end = rest.withUnsafeBytes({
                memchr($0.baseAddress!, 0, $0.count).map { [base = $0.baseAddress!] in UnsafeRawPointer($0) - base }
            }) {
                pending.append(contentsOf: rest.prefix(end))
                handle(pending)
                pending = Data()
                rest = rest.dropFirst(end + 1)
                if rest.isEmpty { break }
            }
            pending.append(contentsOf: rest)
        }
        Glibc.close(descriptor)
        handle(nil)
    }

    private func receive(_ data: Data?) {
        state.lock()
        defer { state.unlock() }
        if let data {
            guard let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
            if let identifier = message["id"] as? Int {
                replies[identifier] = message
            } else if let name = message["method"] as? String, awaited[name] != nil {
                awaited[name] = .some(message["params"] as? [String: Any] ?? [:])
            }
        } else {
            hasEnded = true
        }
        state.broadcast()
    }
}
