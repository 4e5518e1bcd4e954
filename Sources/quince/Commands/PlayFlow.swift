import ArgumentParser
import Foundation
import Simulator

struct PlayFlow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Plays Maestro flows on an app, without a page.",
        discussion: """
            Flows are Maestro's YAML; look-ups wait in the device's virtual time, so nothing really waits.

              appId: com.example.login
              ---
              - launchApp
              - tapOn: "Name"
              - inputText: "Ada"
              - tapOn:
                  id: "submit"
              - assertVisible: "Hello, .*"

            A step with “device: 2” acts on a second phone near the first, which sees it through MultipeerConnectivity.

              quince flow login.yaml --app MyApp
              quince flow flows --app MyApp --output results -e USER=ada
              quince flow login.yaml --app MyApp --record login.mp4 --touches
              quince flow flows --app MyApp --output results --jobs 4 --timings times.json
              quince flow flows --app MyApp --output results --shard 2/5 --retry login

            The exit code is 0 only if every step of every flow passes. With --output, screenshots and a JUnit \
            report (report.xml) go to that folder. With --record, each flow is filmed on the device's clock, which does not wait: the video \
            shows what the screen shows at each 60th of a second, however long that takes to draw. It needs FFmpeg.
            """)

    @Argument(help: "The flow file, or a folder of them, played one after the other on a fresh device each.") var flow: String
    @Option(help: "The app: an .xcodeproj, a folder that holds one, a bare folder of sources, or a built .app.") var app: String
    @Option(help: ArgumentHelp("The folder for screenshots and the report.", valueName: "folder")) var output: String?
    @Option(name: [.customShort("e"), .long], help: ArgumentHelp("A variable of the flows; may be repeated.", valueName: "name=value"))
    var env: [String] = []
    @Option(
        help: ArgumentHelp(
            "A video of the flow, .mp4 (H.264) or .webm (VP9); a folder of them for several flows.", valueName: "file or folder"))
    var record: String?
    @Flag(help: "Show fingers in the video.") var touches = false
    @Option(help: ArgumentHelp("Pictures a second in the video, 1 to 60.", valueName: "number")) var frameRate = 60
    @OptionGroup var sharding: ShardOptions
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    func validate() throws {
        guard (1...60).contains(frameRate) else { throw ValidationError("--frame-rate must be from 1 to 60.") }
        if record == nil, touches { throw ValidationError("--touches is for videos: --record names one.") }
    }

    func run() async throws {
        if sharding.isCoordinated { return try await runInParts() }
        let configuration = try device.headlessConfiguration()
        let environment = try variables()
        let bundle = try await building.bundle(app)
        let folder = output.map { URL(fileURLWithPath: $0, isDirectory: true) }
        var (results, timings): ([FlowResult], Timings) = ([], Timings())
        let all = try self.files(), own = Set(try sharding.choose(all.map(\.lastPathComponent)))
        let files = all.filter { own.contains($0.lastPathComponent) }
        let videos = try self.videos(of: files)
        for file in files {
            if files.count > 1 { Console.error(file.path) }
            let group = HeadlessGroup()
            let session = try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
            var options = FlowOptions(arguments: arguments, environment: environment, output: folder) { Console.error($0) }
            options.video = videos[file]
            options.recording = RecordingOptions(rate: frameRate, showsTouches: touches)
            var result = FlowResult(name: file.deletingPathExtension().lastPathComponent, file: file.path, steps: 0, time: 0)
            let player = FlowPlayer(session: session, options: options) { _ in
                try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
            }
            let start = Date()
            do { result = try player.play(file) } catch let error as FlowError {
                result.failure = error
                result.time = session.time
                Console.error("\(error)")
            }
            if let video = player.video { Console.error("Recorded \(video.file): \(video.description)") }
            timings.seconds[file.lastPathComponent] = Date().timeIntervalSince(start)
            results.append(result)
        }
        if let folder { try save(FlowReport(results: results), to: folder) }
        try sharding.save(timings)
        let failed = results.filter { $0.failure != nil }.count
        if failed > 0 { throw ExitCode(1) }
    }

    private func files() throws -> [URL] {
        var isFolder: ObjCBool = false
        let file = URL(fileURLWithPath: flow)
        guard FileManager.default.fileExists(atPath: flow, isDirectory: &isFolder), isFolder.boolValue else { return [file] }
        let names = try FileManager.default.contentsOfDirectory(atPath: flow).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
        guard !names.isEmpty else { throw SimulatorError("\(flow) holds no flows", nextStep: "Name a .yaml file.") }
        return names.sorted().map(file.appendingPathComponent)
    }

    /// The video of each flow: the file that is named, or one of the flow's name in the folder.
    private func videos(of flows: [URL]) throws -> [URL: URL] {
        guard let record else { return [:] }
        let place = URL(fileURLWithPath: record)
        guard place.pathExtension.isEmpty else {
            guard let flow = flows.first, flows.count == 1 else {
                throw SimulatorError("one video cannot hold \(flows.count) flows", nextStep: "Name a folder with --record.")
            }
            return [flow: try VideoFile.checked(record)]
        }
        return try Dictionary(
            flows.map { flow in
                let name = flow.deletingPathExtension().lastPathComponent
                return (flow, try VideoFile.checked("\(record)/\(name).mp4"))
            }, uniquingKeysWith: { first, _ in first })
    }

    private func variables() throws -> [String: String] {
        var variables: [String: String] = [:]
        for text in env {
            guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
                throw ValidationError("“\(text)” must be name=value.")
            }
            variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        return variables
    }

    private func save(_ report: FlowReport, to folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(report.xml.utf8).write(to: folder.appendingPathComponent("report.xml"), options: .atomic)
        } catch {
            throw SimulatorError(
                "\(folder.path) cannot be written: \(error.localizedDescription)", nextStep: "Choose a folder you may write to.")
        }
    }
}
