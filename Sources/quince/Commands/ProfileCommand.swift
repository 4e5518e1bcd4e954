import AppBuilder
import ArgumentParser
import Foundation
import Simulator

struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Measures an app: slow frames, processor time by function, objects that live on.",
        discussion: """
            The app runs on a virtual clock, without a page; with --flow, that flow is played on it. The times are those that its process really takes on this \
            computer, in a debug build: compare them with each other, not with a phone's.

              quince profile MyApp --flow scroll.yaml
              quince profile MyApp --flow open-and-close.yaml --json
              quince profile MyApp --flow scroll.yaml --stacks stacks.txt     for flame graphs (folded stacks)

            Frames: the processor time of the main thread between two commits, by stage: events (the app's code), layout, drawing (of views that draw \
            themselves), commit. Those over 16.7 ms are named with the stage that took the most.
            Functions: samples of each thread's stack after each millisecond of its processor time.
            Objects: how many of each class live when the app has launched and at the end. View controllers that were left behind are named with what \
            holds them.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, a bare folder of sources, or a built .app.") var app: String
    @Option(help: ArgumentHelp("A Maestro flow to play.", valueName: "file.yaml")) var flow: String?
    @Option(help: ArgumentHelp("Seconds of the device's time to measure after the launch, without a flow.", valueName: "seconds"))
    var duration = 5.0
    @Option(help: ArgumentHelp("How many functions, classes and slow frames to print.", valueName: "number")) var top = 15
    @Flag(help: "Print JSON, of everything.") var json = false
    @Option(help: ArgumentHelp("A file for the stacks, a line each with its samples, as flame graphs' tools read them.", valueName: "file"))
    var stacks: String?
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    func validate() throws {
        guard (0...3600).contains(duration) else { throw ValidationError("--duration must be from 0 to 3600 seconds.") }
        guard top > 0 else { throw ValidationError("--top must be 1 at least.") }
    }

    func run() async throws {
        let stacksFile = try stacks.map(OutputFile.init)
        let memory = try ProfileMemory(library: ProfileMemory.library(besideExecutable: Tool.executable))
        var configuration = try device.headlessConfiguration()
        configuration.profile = memory
        let bundle = try await building.bundle(app)
        let toolchain = try AppBuilder.toolchainFolder()
        let session = try RestingApp.session(bundle, configuration, flow: flow, arguments: arguments, duration: duration)
        let report = try Profiler(session, memory: memory, toolchain: toolchain).report()
        try stacksFile?.write(Self.foldedStacks(of: report))
        if json { try Console.printJSON(report) } else { ProfileText(report: report, top: top).lines.forEach { Console.print($0) } }
    }

    /// The stacks as tools for flame graphs read them.
    private static func foldedStacks(of report: ProfileReport) -> Data {
        Data(report.stacks.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined().utf8)
    }
}
