import Foundation
import Simulator

/// The environment of benchmarks: the tool under test, a temporary folder, and their own devices and caches.
final class Workbench {
    /// The checkout.
    let root: URL
    /// The tool and the frameworks beside it, built for release.
    let products: URL
    let folder: URL
    private var builtApps: [String: URL] = [:]

    /// The checkout that is the current folder, and the tool beside this program.
    init() throws {
        root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-bench-\(getpid())", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw MeasuringFailure("\(tool) is not built; run “make bench”")
        }
    }

    deinit {
        endHost()
        try? FileManager.default.removeItem(at: folder)
    }

    var tool: String { products.appendingPathComponent("quince").path }
    var materials: URL { root.appendingPathComponent("Sources/QuinceBench/Materials", isDirectory: true) }
    var dataFolder: URL { folder.appendingPathComponent("Data", isDirectory: true) }

    /// The user's, with data and caches of the tool in our folder, and no desktop to open pages on.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["QUINCE_HOME"] = dataFolder.path
        environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("Caches").path
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "QUINCE_CONFIGURATION"] { environment[name] = nil }
        return environment
    }

    /// Starts the tool.
    func quince(_ arguments: String...) throws -> Program { try Program(tool, arguments, environment: environment) }

    /// The address of a page, with its token.
    ///
    /// - Parameter page: The page's name for `quince open`; none for the booted device.
    func pageAddress(_ page: String...) throws -> URL {
        let address = try Program(tool, ["open", "--print"] + page, environment: environment).finish().last ?? ""
        guard let url = URL(string: address) else { throw MeasuringFailure("“\(address)” is no address") }
        return url
    }

    /// Starts the process that draws the reference screen.
    func drawingProcess(output: URL) throws -> Program {
        try Program(products.appendingPathComponent("QuinceBenchDrawing").path, [materials.path, output.path], environment: environment)
    }

    /// Ends the host of our own devices, if it runs.
    func endHost() {
        guard let record = HostRecord.read(in: dataFolder) else { return }
        kill(record.process, SIGTERM)
        // It is no child of ours, so it is waited for by looking.
        while kill(record.process, 0) == 0 { usleep(1000) }
        try? FileManager.default.removeItem(at: dataFolder)
    }

    /// The bundle of an app, built at its first use.
    func bundle(_ app: URL, configuration: String = "debug") throws -> URL {
        if let known = builtApps[app.path] { return known }
        let output = folder.appendingPathComponent("Apps", isDirectory: true)
        let lines = try quince("build", app.path, "--configuration", configuration, "--output", output.path).finish()
        guard let path = lines.last(where: { $0.hasSuffix(".app") }) else { throw MeasuringFailure("no bundle of \(app.path)") }
        builtApps[app.path] = URL(fileURLWithPath: path, isDirectory: true)
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    /// A copy of an example app in which one piece of text reads otherwise.
    ///
    /// - Throws: `MeasuringFailure` where the file does not say `old`.
    func copy(of example: String, as name: String, changing path: String, from old: String, to new: String) throws -> URL {
        let app = folder.appendingPathComponent("Sources/\(name)", isDirectory: true)
        try FileManager.default.createDirectory(at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appendingPathComponent("Examples/\(example)"), to: app)
        let file = app.appendingPathComponent(path)
        let source = try String(contentsOf: file, encoding: .utf8)
        guard source.contains(old) else { throw MeasuringFailure("\(file.path) does not say “\(old)”") }
        try source.replacingOccurrences(of: old, with: new).write(to: file, atomically: true, encoding: .utf8)
        return app
    }

    /// The folder of an app made of materials: its own sources, and the app delegate that all share.
    ///
    /// - Parameters:
    ///   - source: The folder of its sources, where that is not named as the app.
    ///   - replaced: One of these that gets other contents: `text`.
    func app(
        _ name: String, of source: String? = nil, replacing replaced: String? = nil, by text: String = "", sharing shared: [String] = []
    ) throws -> URL {
        let app = folder.appendingPathComponent("Sources/\(name)", isDirectory: true)
        let files = FileManager.default
        guard !files.fileExists(atPath: app.path) else { return app }
        try files.createDirectory(at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.copyItem(at: materials.appendingPathComponent(source ?? name, isDirectory: true), to: app)
        try files.copyItem(
            at: materials.appendingPathComponent("Shared/AppDelegate.swift"), to: app.appendingPathComponent("AppDelegate.swift"))
        for file in shared {
            let original = materials.appendingPathComponent(file)
            try files.copyItem(at: original, to: app.appendingPathComponent(original.lastPathComponent))
        }
        if let replaced { try text.write(to: app.appendingPathComponent(replaced), atomically: true, encoding: .utf8) }
        return app
    }

    /// The app whose screen is measured, with `Screen.html` as its equivalent.
    func screenBundle() throws -> URL { try bundle(app("Screen")) }

    /// A headless device for an app made of materials.
    func headlessSession(of name: String = "Screen") throws -> HeadlessSession {
        let clock = products.appendingPathComponent("libQuinceClock.so")
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: clock)
        return try HeadlessSession(bundle: try AppBundle(folder: bundle(app(name))), configuration: configuration)
    }

    /// The equivalent page.
    var screenPage: URL { materials.appendingPathComponent("Screen.html") }
}
