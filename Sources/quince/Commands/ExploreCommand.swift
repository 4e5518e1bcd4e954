import ArgumentParser
import DeviceProtocol
import Explorer
import Foundation
import Simulator

extension FindingSeverity: ExpressibleByArgument {}

struct ExploreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Walks an app by itself, and finds crashes and the faults of its screens.",
        discussion: """
            It launches the app and tries what it has not tried yet: taps, long presses, swipes, plausible and hostile texts, rotation, the home
            screen and back. Then it visits every screen in the dark, with the largest letters, mirrored, and in the app's languages.

              quince explore MyApp                                  what is found, on the terminal
              quince explore MyApp --output Found                   and a page with a map of the screens: Found/report.html
              quince explore MyApp --seed 2 --time 60               another order, for a minute at most
              quince explore MyApp --json                           JSON on standard output, for agents and CI
              quince explore MyApp --output Found --baseline known.txt --update-baseline
              quince explore MyApp --baseline known.txt --fail-on warning

            It finds crashes, hangs, dead ends, runtime warnings, conflicting constraints, clipped and overlapping texts, small touch targets,
            missing labels, low contrast, untranslated texts and growth of memory. For each it looks for the shortest way there and writes it as
            a Maestro flow, which shows the fault again:

              quince flow Found/flows/crash-1a2b3c4d.yaml --app MyApp

            The same app and seed give the same report, unless the time runs out. The exit code is 1 where something new was found that is at
            least as severe as --fail-on says. Documentation/Explore.md has the kinds, their severities, and the format of report.json.

            What follows -- are launch arguments of the app; with them an app can start in a state that is worth exploring.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, a bare folder of sources, or a built .app.") var app: String
    @Option(help: ArgumentHelp("Decides what is tried first.", valueName: "number")) var seed: UInt64 = 1
    @Option(help: ArgumentHelp("Actions after which nothing new is tried.", valueName: "number")) var steps = ExplorerOptions().mostSteps
    @Option(help: ArgumentHelp("Seconds after which it ends with what it has.", valueName: "seconds")) var time = ExplorerOptions()
        .mostSeconds
    @Option(help: ArgumentHelp("Seconds for which the app may be busy before it counts as hung.", valueName: "seconds"))
    var patience = ExplorerOptions().patience
    @Option(help: ArgumentHelp("The folder for the report, its flows and pictures.", valueName: "folder")) var output: String?
    @Flag(help: "Print the report as JSON on standard output.") var json = false
    @Option(help: ArgumentHelp("A file with the findings that are known, which do not count.", valueName: "file")) var baseline: String?
    @Flag(help: "Write what was found into the file of --baseline.") var updateBaseline = false
    @Option(help: "The least severity for which the exit code is 1: error, warning or note.") var failOn: FindingSeverity = .error
    @Option(help: ArgumentHelp("Appearances to visit the screens in.", valueName: "light,dark")) var appearances = "light,dark"
    @Option(
        help: ArgumentHelp(
            "Sizes of text to visit the screens in.", valueName: "sizes"))
    var sizes = "large,accessibility-extra-extra-extra-large"
    @Option(help: ArgumentHelp("Locales to visit the screens in. Default: those of the app's languages.", valueName: "de_DE,ja_JP"))
    var locales: String?
    @Option(help: ArgumentHelp("Directions to visit the screens in.", valueName: "ltr,rtl")) var directions = "ltr,rtl"
    @Option(help: ArgumentHelp("The device model; `quince sim list` shows them all.", valueName: "model"))
    var device = DeviceCatalogue.defaultModel
    @Flag(help: "Let the app read and write what its user can.") var noSandbox = false
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    func validate() throws {
        if updateBaseline, baseline == nil {
            throw ValidationError("--update-baseline writes the file of --baseline; add --baseline FILE.")
        }
        if steps < 1 { throw ValidationError("--steps must be at least 1.") }
        if !(time > 0 && time.isFinite) { throw ValidationError("--time must be a number of seconds above 0.") }
        if !(patience > 0 && patience.isFinite) { throw ValidationError("--patience must be a number of seconds above 0.") }
        _ = try options()
    }

    func run() async throws {
        let options = try options()
        let known = try readBaseline()
        let folder = try output.map { try ReportFolder($0) }
        var configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model(device), state: DeviceState(statusBarTime: "9:41"),
            clockLibrary: HeadlessConfiguration.clockLibrary(besideExecutable: Tool.executable))
        configuration.isConfined = !noSandbox
        ConfinementNotice.show(isConfined: !noSandbox)
        let bundle = try await building.bundle(app)
        let reporter = ProgressReporter()
        let explorer = Explorer(bundle: bundle, configuration: configuration, options: options, arguments: arguments) { reporter.show($0) }
        var exploration: Exploration
        do {
            defer { reporter.finish() }
            exploration = try explorer.run()
        }
        exploration.apply(known)
        try folder?.write(exploration)
        if let baseline, updateBaseline { try Baseline.write(exploration.report.findings, to: URL(fileURLWithPath: baseline)) }
        if json { Console.write(try exploration.json()) } else { show(exploration, folder) }
        Console.error(ExploreText.timing(exploration))
        let isFailed = exploration.report.findings.contains { !$0.isKnown && $0.severity >= failOn }
        if isFailed, !updateBaseline { throw ExitCode(1) }
    }

    private func show(_ exploration: Exploration, _ folder: ReportFolder?) {
        for line in ExploreText.lines(exploration.report) { Console.print(line) }
        if let folder { Console.print(folder.page) }
    }

    /// A baseline that is to be written need not be there.
    private func readBaseline() throws -> Baseline {
        guard let baseline else { return Baseline() }
        if updateBaseline, !FileManager.default.fileExists(atPath: baseline) { return Baseline() }
        return try Baseline(URL(fileURLWithPath: baseline))
    }

    private func options() throws -> ExplorerOptions {
        var options = ExplorerOptions()
        (options.seed, options.mostSteps, options.mostSeconds, options.patience) = (seed, steps, time, patience)
        options.appearances = try Self.values(appearances, "appearance")
        options.contentSizes = try Self.values(sizes, "size of text")
        options.locales = try locales.map { try Self.locales($0) }
        let ways = Self.words(directions)
        guard ways.allSatisfy(["ltr", "rtl"].contains) else { throw ValidationError("--directions must be ltr, rtl or both: ltr,rtl.") }
        options.isMirrored = ways.contains("rtl")
        return options
    }

    private static func words(_ text: String) -> [String] { text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }

    private static func values<Value: RawRepresentable & CaseIterable>(_ text: String, _ name: String) throws -> [Value]
    where Value.RawValue == String {
        try words(text).map { word in
            guard let value = Value(rawValue: word) else {
                let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("“\(word)” is no \(name); there are \(all).")
            }
            return value
        }
    }

    private static func locales(_ text: String) throws -> [String] {
        try words(text).map { locale in
            let language = locale.prefix { $0 != "_" && $0 != "-" }
            guard (2...3).contains(language.count), language.allSatisfy(\.isLetter), locale.utf8.count < 64 else {
                throw ValidationError("“\(locale)” is no locale; use a form such as de_DE.")
            }
            return locale
        }
    }
}
