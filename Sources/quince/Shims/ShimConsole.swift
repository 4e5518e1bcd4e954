import Foundation
import Glibc
import PageEncoding
import Simulator

/// Prints what a device's apps print, as `simctl launch --console` and `log stream` do.
struct ShimConsole {
    private let context: ShimContext
    private let device: String
    /// The app whose end is waited for; nil follows until the tool is interrupted.
    private let app: String?

    init(_ context: ShimContext, device: String, app: String?) { (self.context, self.device, self.app) = (context, device, app) }

    /// Seconds between looks whether the app still runs.
    private static let interval = 0.3

    /// Follows the log in the background.
    func start() {
        let copy = UncheckedConsole(console: self)
        Thread { copy.console.follow() }.start()
        if let app {
            let (context, device) = (UncheckedConsole(console: self), device)
            // As with simctl, Control-C ends the app, too.
            signal(SIGINT, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
            source.setEventHandler {
                _ = try? context.console.context.send(HostRequest(.terminate, device: device, app: app))
                exit(130)
            }
            source.resume()
            Self.sources.add(source)
        }
    }

    /// Prints lines until the host or the device ends.
    func follow() {
        let output = context
        do {
            try Sim.client().followLog(device: device, run: getpid()) { line in
                guard let entry = try? JSONDecoder().decode(LogLine.self, from: Data(line.utf8)) else { return true }
                entry.source == .error ? output.error(entry.text) : output.print(entry.text)
                return true
            }
        } catch { output.error("\(error)") }
    }

    /// Returns once the app has ended.
    func waitForEnd() {
        guard let app else { return }
        while true {
            let apps = (try? context.send(HostRequest(.apps, device: device)).apps) ?? []
            guard apps.first(where: { $0.identifier == app })?.processIdentifier != nil else { break }
            Thread.sleep(forTimeInterval: Self.interval)
        }
        // What it has printed last is still on its way.
        Thread.sleep(forTimeInterval: Self.interval)
    }

    private static let sources = SignalSources()
}

/// Carries a console to another thread, where nobody else uses it.
private struct UncheckedConsole: @unchecked Sendable { let console: ShimConsole }

private final class SignalSources: @unchecked Sendable {
    private let lock = NSLock()
    private var sources: [any DispatchSourceSignal] = []

    func add(_ source: any DispatchSourceSignal) { lock.withLock { sources.append(source) } }
}
