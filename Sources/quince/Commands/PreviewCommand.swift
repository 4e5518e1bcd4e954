import AppBuilder
import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows an app's previews, or takes and compares pictures of them.",
        discussion: """
            Every #Preview and every view of a PreviewProvider is a preview, of SwiftUI views, UIKit views and view controllers.

              quince preview MyApp                         all of them live on one page, following the sources
              quince preview MyApp/RowView.swift           those of one file
              quince preview MyApp --snapshot Snapshots    a PNG for each, and a page that shows them
              quince preview MyApp --compare Snapshots     fails where a picture is another one now
              quince preview MyApp --snapshot All --appearance light --appearance dark --device "iPhone SE" --device "iPhone 15"
              quince preview MyApp --compare Snapshots --jobs 4 --timings times.json --junit previews.xml
              quince preview MyApp --compare Snapshots --shard 2/5 --junit previews.xml

            The page's address is the first line printed; where the output goes to a file or a pipe it lacks its token, and
            quince open --previews opens the page. When a file is saved, the page says what was done: a literal of a view's body
            changes at once; a changed function body is compiled and replaced, and the views keep their state; anything else starts the
            previews again. Errors show over the old pictures.

            Pictures are taken on a virtual clock: the same bytes on every run. To have snapshot tests without writing one, take the
            pictures once, keep their folder with the sources, and let the tests run --compare. Where something differs, that fails
            with exit code 1 and a page with before, now and the difference side by side in Snapshots-changes (or --report).

            A preview's own device, layout, orientation and appearance go before the options.
            """)

    @Argument(help: "The app as for quince run, or one of its Swift files. Default: this folder.") var app = "."
    @Option(help: ArgumentHelp("Takes a picture of each preview into this folder.", valueName: "folder")) var snapshot: String?
    @Option(help: ArgumentHelp("Compares with the pictures in this folder, of an earlier --snapshot.", valueName: "folder"))
    var compare: String?
    @Option(help: ArgumentHelp("Where --compare writes its page. Default: beside the compared folder.", valueName: "folder"))
    var report: String?
    @Option(help: ArgumentHelp("A device model to show the previews on; may be repeated.", valueName: "model")) var device: [String] = []
    @Option(help: "An appearance, light or dark; may be repeated.") var appearance: [Appearance] = []
    @Option(help: ArgumentHelp("A Dynamic Type size; may be repeated.", valueName: "size")) var contentSize: [ContentSize] = []
    @Option(help: ArgumentHelp("Region and language, such as de_DE; may be repeated.", valueName: "locale")) var locale: [String] = []
    @Option(help: ArgumentHelp("Where a report in JUnit's form goes: a test for each picture.", valueName: "file.xml")) var junit: String?
    @Flag(inversion: .prefixedNo, help: "Open the page in the browser where there is a desktop.") var open = true
    @OptionGroup var sharding: ShardOptions
    @OptionGroup var building: BuildOptions

    func validate() throws {
        if report != nil, compare == nil { throw ValidationError("--report says where --compare writes its page; add --compare.") }
        if snapshot == nil, compare == nil, sharding.isUsed || junit != nil {
            throw ValidationError("Parts and reports are of pictures; add --snapshot or --compare.")
        }
    }

    func run() async throws {
        if ["playground", "xcplaygroundpage"].contains(URL(fileURLWithPath: app).pathExtension) { return try await runPlayground() }
        let place = try PreviewPlace(app)
        guard snapshot != nil || compare != nil else { return try await show(place) }
        let reference = compare.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        // A folder that holds no snapshots is refused before the app is built.
        if let reference { _ = try PreviewManifest.read(in: reference) }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("quince-previews-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let isSame = snapshot.map { URL(fileURLWithPath: $0).standardizedFileURL.path == reference?.path } ?? true
        let folder = isSame && reference != nil ? temporary : URL(fileURLWithPath: snapshot ?? "", isDirectory: true).standardizedFileURL
        var results: PreviewResults
        if sharding.isCoordinated {
            results = try await takeInParts(place, into: folder)
        } else {
            results = try await take(place, into: folder)
        }
        if let reference {
            // Of the parts the first one says which pictures have no preview any more.
            let isWhole = place.file == nil && (sharding.shard?.index ?? 1) == 1
            results.changes = try PreviewChanges(
                reference: reference, current: folder, folder: changesFolder(of: reference), isWhole: isWhole)
        }
        if let junit { try OutputFile(junit).write(Data(results.report.xml.utf8)) }
        // What a part has to say is in its report.
        guard sharding.writeTimings == nil else {
            if results.isSuccess { return }
            throw ExitCode(1)
        }
        for line in PartsSummary.repeated(results.report) { Console.error(line) }
        if let reference, let changes = results.changes { try tell(changes, from: reference) } else { try tell(results, in: folder) }
        if !results.isSuccess { throw ExitCode(1) }
    }

    /// Takes the pictures that are this run's.
    private func take(_ place: PreviewPlace, into folder: URL) async throws -> PreviewResults {
        var run = PreviewRun(
            bundle: try await building.bundle(place.app),
            clockLibrary: HeadlessConfiguration.clockLibrary(besideExecutable: Tool.executable),
            variants: try variants(), file: place.file, root: place.root)
        run.output = { line, _ in Console.error(line) }
        let reporter = ProgressReporter()
        run.progress = { done, all in if Console.errorIsTerminal { reporter.show("Preview \(done + 1) of \(all)") } }
        defer { reporter.finish() }
        var timings = Timings()
        run.measure = { timings.seconds[PreviewResults.name(of: $0.file)] = $1 }
        if sharding.isPartial {
            run.choose = { [sharding] files in Set(try sharding.choose(files.map(PreviewResults.name)).map { $0 + ".png" }) }
        }
        let manifest = try PreviewSnapshots(run, folder: folder).take()
        reporter.finish()
        try sharding.save(timings)
        return PreviewResults(manifest: manifest, times: timings.seconds)
    }

    /// A playground's preview is its live view, which runs like an app.
    private func runPlayground() async throws {
        guard snapshot == nil, compare == nil else {
            throw ValidationError(
                "A playground has a live view instead of previews; its picture: quince screenshot \(app) --output page.png")
        }
        let run = try Run.parse([app] + (device.first.map { ["--device", $0] } ?? []) + (open ? [] : ["--no-open"]))
        try await run.run()
    }

    /// The page of live previews.
    private func show(_ place: PreviewPlace) async throws {
        let reporter = ProgressReporter()
        let request = try building.request(place.app, output: nil, reporter, progress: nil)
        let variants = try variants()
        // Where there is no app nothing is worth waiting for.
        try LiveBuilder(request).check()
        let client = try HostClient(executable: Tool.executable)
        let page = try PageLink.previews(client)
        let session = PreviewSession(client: client, request: request, place: place, variants: variants)
        let sources = session.endOnInterrupt()
        defer { withExtendedLifetime(sources) {} }
        page.announce()
        if open, Desktop.isThere { try? page.open() }
        let before = FileState([place.root])
        let built = session.start()
        Console.error("Watching for changes; Control-C ends.")
        try await session.watch(built?.watchedFiles ?? [place.root], before: before)
    }

    private func variants() throws -> [PreviewVariant] {
        PreviewVariant.all(
            devices: try device.map { try DeviceCatalogue.model($0).name }, appearances: appearance, contentSizes: contentSize,
            locales: locale)
    }

    private func tell(_ results: PreviewResults, in folder: URL) throws {
        let pictures = results.manifest.pictures, failures = pictures.filter { $0.failure != nil }
        for picture in failures {
            Console.error("\(picture.entry.file):\(picture.entry.line): error: \(picture.entry.name): \(picture.failure ?? "")")
        }
        let count = pictures.count - failures.count
        Console.print("\(count == 1 ? "1 preview" : "\(count) previews"): \(PreviewSnapshots.report(in: folder).path)")
        if !failures.isEmpty { throw ExitCode(1) }
    }

    private func changesFolder(of reference: URL) -> URL {
        report.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
            ?? reference.deletingLastPathComponent().appendingPathComponent(reference.lastPathComponent + "-changes", isDirectory: true)
    }

    private func tell(_ changes: PreviewChanges, from reference: URL) throws {
        guard !changes.changes.isEmpty else {
            return Console.print("\(changes.compared == 1 ? "1 preview looks" : "All \(changes.compared) previews look") as before.")
        }
        for line in changes.lines { Console.error(line) }
        Console.error(
            """
            error: \(changes.changes.count) of \(changes.compared) previews differ from \(reference.path)
                → Look at \(changes.report.path)
                → Where the new pictures are right, take them: quince preview \(app) --snapshot \(compare ?? "")
            """)
        throw ExitCode(1)
    }
}

/// The subject of `quince preview`: an app, or one file of an app.
struct PreviewPlace {
    /// As for `quince run`.
    var app: String
    var file: URL?
    /// The folder that paths are told relative to.
    var root: URL

    /// - Throws: `SimulatorError` for a file outside of any app.
    init(_ path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard url.pathExtension == "swift" else {
            let isPackage = ["xcodeproj", "app"].contains(url.pathExtension)
            (app, root) = (path, isPackage ? url.deletingLastPathComponent() : url)
            return
        }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw SimulatorError("\(path) does not exist", nextStep: "Name a Swift file of an app, or the app.", exitCode: .missingFile)
        }
        guard let folder = Self.app(around: url) else {
            throw SimulatorError(
                "\(path) belongs to no app: no folder around it holds an .xcodeproj or a file with @main",
                nextStep: "Name the app's folder instead.")
        }
        (app, root, file) = (folder.path, folder, url)
    }

    /// The nearest folder with a project; without one, the nearest with a file that starts an app.
    private static func app(around file: URL) -> URL? {
        var folders: [URL] = []
        var folder = file.deletingLastPathComponent()
        while folder.path != "/", folders.count < 12 {
            folders.append(folder)
            folder = folder.deletingLastPathComponent()
        }
        func names(_ folder: URL) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
        if let project = folders.first(where: { names($0).contains { $0.hasSuffix(".xcodeproj") } }) { return project }
        return folders.first { folder in
            names(folder).contains { name in
                guard name.hasSuffix(".swift") else { return false }
                let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
                return name == "main.swift" || text.contains("@main") || text.contains("@UIApplicationMain")
            }
        }
    }
}
