import AppBuilder
import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator
import WidgetArchive

extension WidgetFamilyName: ExpressibleByArgument {}

struct WidgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget",
        abstract: "Builds an app and saves a picture of one of its widgets.",
        discussion: """
            The widget's extension runs on a virtual clock: the same bytes on every run and machine. Without --output its widgets are listed.

              quince widget MyApp
              quince widget MyApp --output small.png
              quince widget MyApp --kind News --family medium --output news.png --appearance dark
              quince widget MyApp --family large --show placeholder --output placeholder.png
              quince widget MyApp --kind News --during 3600
              quince widget MyApp --at 2024-12-24T18:00 --output evening.png
              quince widget MyApp --timeline --output sheet.png
              quince widget MyApp --kind Ladder --configuration '{"player": "Lina"}' --output lina.png

            What is shown is the entry of a new timeline at the time the phone has (--at, or 9:41 on 9 January 2024). With --timeline all entries
            are printed with their dates and with when the next timeline is wanted, and the picture shows all of them.

            A configuration has the names of parameters and simple values, options by their identifiers or titles; what it leaves out is as in a
            new copy of the widget.
            """)

    enum Content: String, ExpressibleByArgument, CaseIterable { case entry, snapshot, gallery, placeholder }

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, or a built .app.") var app: String
    @Option(help: ArgumentHelp("The widget, where the app has several; else $_XCWidgetKind.", valueName: "kind")) var kind: String?
    @Option(
        help: ArgumentHelp(
            "small, medium, large, extra-large, accessory-circular, accessory-rectangular or accessory-inline.", valueName: "size"))
    var family: WidgetFamilyName?
    @Option(help: ArgumentHelp("The phone's date and time, such as 2024-12-24T18:00.", valueName: "date")) var at: String?
    @Option(
        help: ArgumentHelp("Place the widget, let so many seconds pass, and print what its extension is asked.", valueName: "seconds"))
    var during: Double?
    @Option(help: "What is drawn: entry, snapshot, gallery (the snapshot for it) or placeholder.") var show = Content.entry
    @Flag(help: "Print the timeline, and draw all of its entries.") var timeline = false
    @Option(
        help: ArgumentHelp(
            "What people have set of the widget; or how to compile the app, debug or release. May be repeated.", valueName: "JSON"))
    var configuration: [String] = []
    @Option(help: ArgumentHelp("The target to build, where the project has several apps.", valueName: "name")) var target: String?
    @Option(name: .customLong("os"), help: ArgumentHelp("The iOS to build for and run on: 17, 18 or 26.", valueName: "version"))
    var system: SimulatedSystem?
    @Option(help: ArgumentHelp("Where the PNG goes.", valueName: "file.png")) var output: String?
    @OptionGroup var device: DeviceOptions

    /// Options of builds say `--configuration`, too, and mean one of two words.
    private func buildOptions() throws -> BuildOptions {
        let words = configuration.filter { BuildOptions.Configuration(rawValue: $0) != nil }
        var options = try BuildOptions.parse(words.flatMap { ["--configuration", $0] } + (target.map { ["--target", $0] } ?? []))
        options.system = system
        return options
    }

    /// The widget's configuration as JSON; nil if no option gives one.
    private var settings: String? { configuration.last { BuildOptions.Configuration(rawValue: $0) == nil } }

    func run() async throws {
        let configuration = try device.headlessConfiguration()
        let picture = try output.map(OutputFile.init)
        let wall = try at.map { try WidgetDate.parse($0, timeZone: device.timeZone) }
        let bundle = try await buildOptions().bundle(app)
        let extensions = try bundle.widgetExtensions()
        guard !extensions.isEmpty else {
            throw SimulatorError(
                "\(bundle.displayName) has no widgets", nextStep: "Add a widget extension to the project, and embed it in the app.")
        }
        do {
            let wanted = kind ?? ProcessInfo.processInfo.environment["_XCWidgetKind"]
            if let during { return try pass(during, wanted, extensions, configuration, wall) }
            guard picture != nil || timeline else { return try list(extensions, configuration, wall) }
            let (session, widget) = try find(wanted, in: extensions, configuration, wall)
            let values = try values(of: widget, session, WidgetConfigurator(app: bundle, configuration: configuration, wall: wall))
            try draw(widget, session, values, picture)
        } catch let problem as WidgetProblem {
            throw SimulatorError("\(bundle.displayName): \(problem)", nextStep: "List the app's widgets with: quince widget \(app)")
        }
    }

    private func list(_ extensions: [AppBundle], _ configuration: HeadlessConfiguration, _ wall: Date?) throws {
        for bundle in extensions {
            for widget in try WidgetSession(bundle: bundle, configuration: configuration, wall: wall).kinds() {
                let families = widget.families.map(\.rawValue).joined(separator: ", ")
                Console.print("\(widget.kind): \(widget.displayName) (\(families))")
                if !widget.description.isEmpty { Console.print("    \(widget.description)") }
                for parameter in widget.intent?.parameters ?? [] {
                    Console.print("    --configuration " + WidgetConfigurationReader.description(parameter))
                }
            }
        }
    }

    private func find(
        _ wanted: String?, in extensions: [AppBundle], _ configuration: HeadlessConfiguration, _ wall: Date?
    ) throws -> (WidgetSession, WidgetDescriptor) {
        // All processes load at once.
        let sessions = try extensions.map { try WidgetSession(bundle: $0, configuration: configuration, wall: wall) }
        let all = try sessions.flatMap { session in try session.kinds().map { (session, $0) } }
        let found = wanted.map { kind in all.filter { $0.1.kind == kind } } ?? all
        let kinds = all.map { "'\($0.1.kind)'" }.joined(separator: ", ")
        guard let first = found.first else {
            guard let wanted, !all.isEmpty else { throw WidgetProblem.refused(.unknownKind([])) }
            throw SimulatorError(
                "there is no widget of the kind '\(wanted)'\(kind == nil ? ", which the environment variable '_XCWidgetKind' names" : "")",
                nextStep: "The kinds are: \(kinds).")
        }
        guard found.count == 1 else {
            throw SimulatorError(
                "Please specify the widget kind: --kind, or the environment variable '_XCWidgetKind'",
                nextStep: "It is one of: \(kinds).")
        }
        return first
    }

    /// Returns the configuration of the drawn copy: the option's values over the defaults; nil if the widget needs none.
    private func values(of widget: WidgetDescriptor, _ session: WidgetSession, _ configurator: WidgetConfigurator) throws
        -> WidgetParameterValues?
    {
        guard settings != nil || (widget.intent != nil && [.entry, .snapshot].contains(show)) else { return nil }
        let copy = HomeWidget(id: 0, app: "", bundle: session.bundle.identifier, kind: widget.kind, family: family ?? .small)
        let base = configurator.defaultConfiguration(of: copy, descriptor: widget)
        guard let settings else { return base }
        let reader = WidgetConfigurationReader(widget) { parameter, set in
            var copy = copy
            copy.configuration = set
            return configurator.options(of: parameter.name, for: copy, descriptor: widget)
        }
        return try reader.read(settings, over: base)
    }

    private func draw(
        _ widget: WidgetDescriptor, _ session: WidgetSession, _ values: WidgetParameterValues?, _ picture: OutputFile?
    ) throws {
        let family = family ?? widget.families.first ?? .small
        let query = WidgetQuery(kind: widget.kind, family: family, appearances: [device.appearance], configuration: values)
        let request: WidgetRequest =
            switch show {
            case .entry: .timeline(query)
            case .snapshot: .snapshot(query, isPreview: false)
            case .gallery: .snapshot(query, isPreview: true)
            case .placeholder: .placeholder(query)
            }
        let archive = try session.archive(request)
        for remark in session.remarks { Console.error("warning: \(widget.kind): \(remark)") }
        if timeline { for line in WidgetTimelineText.lines(archive, timeZone: device.timeZone) { Console.print(line) } }
        session.letGo()
        let drawing = WidgetPicture(archive)
        try picture?.write(
            timeline
                ? drawing.contactSheet(appearance: device.appearance)
                : drawing.png(entry: entry(of: archive, session), appearance: device.appearance))
    }

    private func entry(of archive: WidgetArchive, _ session: WidgetSession) -> Int { archive.entryIndex(at: session.date) ?? 0 }
}

/// Dates as they are typed: `2024-12-24`, `2024-12-24T18:00`, `2024-12-24T18:00:30`, with or without a zone.
enum WidgetDate {
    /// - Throws: `ValidationError`.
    static func parse(_ text: String, timeZone: String) throws -> Date {
        if let date = ISO8601DateFormatter().date(from: text) { return date }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd"] {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        throw ValidationError("“\(text)” is no date; use a form such as 2024-12-24T18:00.")
    }
}

/// A timeline in words.
enum WidgetTimelineText {
    static func lines(_ archive: WidgetArchive, timeZone: String) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        var lines = ["\(archive.kind), \(archive.family.rawValue): \(archive.entries.count) entries"]
        for entry in archive.entries {
            let url = entry.renditions.first?.url.map { "  \($0)" } ?? ""
            let relevance = entry.relevance.map { "  relevance \($0.score)" } ?? ""
            lines.append("    \(formatter.string(from: entry.date))\(relevance)\(url)")
        }
        switch archive.policy {
        case .atEnd: lines.append("next timeline: after the last entry")
        case .never: lines.append("next timeline: when the app asks for it")
        case .after(let date): lines.append("next timeline: after \(formatter.string(from: date))")
        }
        return lines
    }
}
