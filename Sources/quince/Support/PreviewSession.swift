import AppBuilder
import Foundation
import PageEncoding
import Simulator

/// The loop of `quince preview`: it builds, shows, and watches the sources.
struct PreviewSession: Sendable {
    let client: HostClient
    let builder: LiveBuilder
    let place: PreviewPlace
    let variants: [PreviewVariant]
    private let name: String

    init(client: HostClient, request: BuildRequest, place: PreviewPlace, variants: [PreviewVariant]) {
        let name = URL(fileURLWithPath: place.app).standardizedFileURL.deletingPathExtension().lastPathComponent
        (self.client, self.place, self.variants, self.name) = (client, place, variants, name)
        var request = request
        // A whole build takes a while: the page says so.
        request.progress = { step in
            if case .compiling = step { Self.send(BuildReport(phase: .running, appName: name, step: "Building"), client) }
        }
        builder = LiveBuilder(request)
    }

    private static func send(_ report: BuildReport, _ client: HostClient) {
        var request = HostRequest(.previewBuild)
        request.build = report
        _ = try? client.send(request)
    }

    private func send(_ report: BuildReport) { Self.send(report, client) }

    /// Builds the app and shows its previews; errors are on the page and the console.
    func start() -> BuiltApp? {
        send(BuildReport(phase: .running, appName: name, step: "Building"))
        do {
            let built = try builder.build()
            try show(built)
            return built
        } catch {
            report(error)
            return nil
        }
    }

    private func show(_ built: BuiltApp) throws {
        for warning in built.warnings where !built.wasUpToDate { Console.error("\(warning)") }
        var request = HostRequest(.preview)
        request.preview = PreviewRequest(bundle: built.bundle.path, file: place.file?.path, root: place.root.path, variants: variants)
        let count = try client.send(request).count ?? 0
        Console.error(count == 1 ? "1 preview" : "\(count) previews")
        send(BuildReport(phase: .succeeded, appName: name, step: ""))
    }

    private func report(_ error: any Error) {
        let diagnostics =
            (error as? BuildFailure)?.diagnostics.map(\.forPage)
            ?? [BuildReport.Diagnostic(severity: .error, message: "\(error)")]
        Console.error(error is BuildFailure ? "\(error)" : "error: \(error)")
        send(BuildReport(phase: .failed, appName: name, step: "The build failed", diagnostics: diagnostics))
    }

    /// Brings the previews up to date with the sources.
    func update() -> [URL]? {
        let start = Date()
        do {
            var update: PreviewUpdate
            var watched: [URL]?
            switch try builder.update() {
            case .unchanged:
                send(BuildReport(phase: .succeeded, appName: name, step: ""))
                return nil
            case .literals(let values):
                update = PreviewUpdate(.literals, literals: values, text: Self.count(values.count, "literal"), seconds: 0)
            case .code(let library, let literals, let functions):
                update = PreviewUpdate(
                    .code, library: library.path, literals: literals, text: functions.joined(separator: ", "), seconds: 0)
            case .rebuilt(let built, let reason):
                try show(built)
                watched = built.watchedFiles
                update = PreviewUpdate(.restarted, text: reason, seconds: 0)
            }
            update.seconds = Date().timeIntervalSince(start)
            var request = HostRequest(.previewUpdate)
            request.previewUpdate = update
            try client.send(request)
            Console.error("\(Self.words[update.kind] ?? ""): \(update.text) (\((update.seconds * 100).rounded() / 100) s)")
            return watched
        } catch {
            report(error)
            return nil
        }
    }

    private static let words: [PreviewUpdate.Kind: String] = [
        .literals: "Literals changed, state kept", .code: "Code replaced, state kept where it could be", .restarted: "Started again",
    ]

    private static func count(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }

    /// Follows the sources until the program is interrupted.
    func watch(_ files: [URL], before: FileState) async throws {
        var files = files
        var state = FileState(files).earlier(before)
        while true {
            try await Task.sleep(for: .milliseconds(60))
            let now = FileState(files)
            guard now != state else { continue }
            state = now
            if let watched = update() { files = watched }
            // What was saved meanwhile is told from what is known.
            state = FileState(files).earlier(now)
        }
    }

    /// Has Control-C, and whatever else asks the tool to go, end the previews with it.
    func endOnInterrupt() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                _ = try? client.send(HostRequest(.previewEnd))
                exit(128 + number)
            }
            source.resume()
            return source
        }
    }
}
