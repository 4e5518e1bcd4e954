import ChromiumSupport
import DeviceProtocol
import Foundation
import RenderProtocol
import Simulator
import WidgetArchive

/// A home screen with 24 widgets on four pages, of which nothing ticks.
struct HomeScreenBenchmark: Benchmark {
    let figures = [
        Figure(name: "home screen with 24 widgets, process start → first frame with them", unit: "ms", target: .value(300)),
        Figure(name: "processor while a home screen with 24 widgets is idle", unit: "%", target: .value(0)),
        Figure(name: "memory of the host and a home screen with 24 widgets", unit: "MB", target: .value(250)),
    ]

    private static let kind = "NewsWidget"
    private static let count = 24
    /// As many small widgets as a page of a phone has room for.
    private static let perPage = 6

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try AppBundle(folder: bench.bundle(source(bench)))
        guard let widgets = try app.widgetExtensions().first else { throw MeasuringFailure("\(app.displayName) has no widgets") }
        let first = try FirstFrame(bench, app, widgets)
        let frame = try median(runs: 9) { try first.measure() * 1000 }
        return [frame] + (try idle(bench, app, widgets))
    }

    /// The app, whose news are there from the beginning.
    private func source(_ bench: Workbench) throws -> URL {
        try bench.copy(
            of: "PlayerRating", as: "News", changing: "PlayerRatingWidgets/News/NewsProvider.swift", from: "headlines: load())], policy",
            to: "headlines: Headline.samples(before: date))], policy")
    }

    /// The file of the home screen's layout. Each copy has a configuration of its own: copies that are set up alike share their content.
    static func writeLayout(_ app: AppBundle, _ widgets: AppBundle, in home: URL) throws {
        let items = try (1...count).map { id in
            let configuration = try JSONEncoder().encode(WidgetParameterValues(["copy": .number(Double(id))]))
            return """
                {"widget": {"id": \(id), "app": "\(app.identifier)", "bundle": "\(widgets.identifier)", "kind": "\(kind)", "size": "small",
                            "configuration": \(String(decoding: configuration, as: UTF8.self))}}
                """
        }
        let pages = stride(from: 0, to: count, by: perPage).map { "[" + items[$0..<$0 + perPage].joined(separator: ",\n") + "]" }
        let text = """
            {"version": 2, "dock": [{"app": "\(app.identifier)"}], "pages": [\(pages.joined(separator: ",\n"))], "today": [], "lastID": \(count)}
            """
        let folder = home.appendingPathComponent("Library/SpringBoard", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("Layout.json"))
    }

    /// The processor's time and the memory of a booted device whose page is open, once all widgets have their timelines and the extension has ended.
    private func idle(_ bench: Workbench, _ app: AppBundle, _ widgets: AppBundle) throws -> [Reading] {
        bench.endHost()
        try bench.quince("sim", "boot", "iPhone 15").finish()
        defer { bench.endHost() }
        guard let host = HostRecord.read(in: bench.dataFolder) else { throw MeasuringFailure("the host has ended") }
        try bench.quince("sim", "install", "booted", app.folder.path).finish()
        let devices = DeviceStore(folder: bench.dataFolder.appendingPathComponent("Devices", isDirectory: true)).devices()
        guard let device = devices.first else { throw MeasuringFailure("no device is there") }
        try Self.writeLayout(app, widgets, in: HomeScreenProgram.folder(of: device))
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 600, height: 1000, pixelRatio: 3)
        try page.open(bench.pageAddress())
        try waitForTimelines(bench, host.process)
        let shares = (0..<3).map { _ in Self.share(of: host.process, seconds: 5) }
        return [Reading(value: shares.median), Reading(value: try MemoryUse.ofFamily(host.process))]
    }

    private func waitForTimelines(_ bench: Workbench, _ host: pid_t) throws {
        let watch = Stopwatch()
        var lines: [String] = []
        while watch.seconds < 300 {
            Thread.sleep(forTimeInterval: 0.5)
            lines = try bench.quince("sim", "widgets", "booted").finish()
            let waiting = lines.filter { $0.contains("next timeline") && !$0.contains("it is new") }
            // The home screen alone: the extension's process has ended.
            if waiting.count == Self.count, ProcessGroup.children(of: host).count == 1 { return }
        }
        throw MeasuringFailure("not all widgets have a timeline: \(lines.suffix(4).joined(separator: " / "))")
    }

    /// Which share of one core a process and those it has started take, in percent.
    private static func share(of host: pid_t, seconds: Double) -> Double {
        func used() -> Double { ProcessGroup.processorSeconds(of: ["\(host)"] + ProcessGroup.children(of: host)) }
        let before = used()
        Thread.sleep(forTimeInterval: seconds)
        return (used() - before) / seconds * 100
    }
}

/// Starts a home screen as a device does that was shut down with it, up to the frame that has its widgets' pictures.
private struct FirstFrame {
    private let launch: AppProcess.Launch
    private let apps: [HomeApp]
    private let kinds: [HomeWidgetKind]
    private let archive: URL
    /// A bitmap of the widget's: where there are as many of its size as widgets, all are drawn.
    private let mark: RenderImage

    init(_ bench: Workbench, _ app: AppBundle, _ widgets: AppBundle) throws {
        guard let program = HomeScreenProgram(besideExecutable: bench.products.appendingPathComponent("quince")) else {
            throw MeasuringFailure("no home screen beside the tool")
        }
        let model = try DeviceCatalogue.model("iPhone 15")
        let session = try WidgetSession(
            bundle: widgets,
            configuration: HeadlessConfiguration(
                device: model, clockLibrary: bench.products.appendingPathComponent("libQuinceClock.so")))
        kinds = try session.kinds().map { HomeWidgetKind(app: app.identifier, bundle: widgets.identifier, descriptor: $0) }
        archive = bench.folder.appendingPathComponent("News.archive")
        let drawn = try session.archive(.snapshot(WidgetQuery(kind: "NewsWidget", family: .small), isPreview: true))
        try drawn.binaryData().write(to: archive)
        guard let largest = drawn.images.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
            throw MeasuringFailure("the widget has no picture")
        }
        mark = largest
        apps = [HomeApp(identifier: app.identifier, name: app.displayName, icon: app.icon?.path, bundle: app.folder.path)]
        let home = bench.folder.appendingPathComponent("SpringBoard", isDirectory: true)
        try FileManager.default.createDirectory(at: home.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        try HomeScreenBenchmark.writeLayout(app, widgets, in: home)
        launch = AppProcess.Launch(
            bundle: program.bundle, dataContainer: home, configuration: LaunchConfiguration(device: model, state: DeviceState()))
    }

    /// In seconds.
    func measure() throws -> Double {
        let watch = Stopwatch()
        let process = try AppProcess(launch)
        defer { process.terminate() }
        process.send(.home(.installed(apps)))
        process.send(.home(.running(HomeState())))
        process.send(.home(.widgetKinds(kinds)))
        var asked: Int?, result: Double?, end: String?
        while result == nil, end == nil, watch.seconds < 30 {
            process.pump(timeout: 1000) { event in
                switch event {
                case .message(.home(.placed(let widgets))):
                    asked = widgets.count
                    let contents = widgets.map { HomeWidgetContent(id: $0.id, archive: archive.path, revision: 1) }
                    process.send(.home(.widgetContents(contents)))
                case .commit where asked != nil && marks(in: process.tree) >= 24: result = result ?? watch.seconds
                case .ended(let status, let failure): end = failure?.description ?? "\(status)"
                case .commit, .message, .output, .archive, .peers: break
                }
            }
        }
        guard let result else { throw MeasuringFailure(end.map { "the home screen ended: \($0)" } ?? "no widget is drawn") }
        guard asked == 24 else { throw MeasuringFailure("the home screen has \(asked ?? 0) widgets") }
        return result
    }

    private func marks(in tree: RenderTree) -> Int {
        tree.images.values.count { $0.width == mark.width && $0.height == mark.height }
    }
}
