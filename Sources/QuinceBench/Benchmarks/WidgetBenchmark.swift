import DeviceProtocol
import Foundation
import Simulator
import WidgetArchive

/// The extension of an example app: a timeline drawn in three sizes and both appearances, a picture on the command line, and a day on the home screen.
struct WidgetBenchmark: Benchmark {
    let figures = [
        Figure(name: "timelines of 20 entries, 3 sizes, 2 appearances, process start included", unit: "ms", target: .value(300)),
        Figure(name: "quince widget, process start → PNG on disk", unit: "ms", target: .value(150)),
        Figure(name: "day of 10 widgets on the virtual clock", unit: "s", target: .value(20)),
    ]

    private static let kind = "LeaderWidget"

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try AppBundle(folder: bench.bundle(leader(bench)))
        guard let bundle = try app.widgetExtensions().first else { throw MeasuringFailure("\(app.displayName) has no widgets") }
        let configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: bench.products.appendingPathComponent("libQuinceClock.so"))
        let timelines = try median(runs: 9) { try Self.timelines(bundle, configuration) * 1000 }
        let picture = bench.folder.appendingPathComponent("widget.png")
        let tool = try median(runs: 9) {
            try Stopwatch.time {
                try bench.quince("widget", app.folder.path, "--kind", Self.kind, "--family", "small", "--output", picture.path).finish()
            } * 1000
        }
        let day = try median(runs: 1) { try Stopwatch.time { try Self.day(bundle, configuration) } }
        return [timelines, tool, day]
    }

    /// The app with its widget in large, too.
    private func leader(_ bench: Workbench) throws -> URL {
        try bench.copy(
            of: "PlayerRating", as: "Leader", changing: "PlayerRatingWidgets/Ladder/LeaderWidget.swift",
            from: ".supportedFamilies([.systemSmall, .systemMedium])", to: ".supportedFamilies([.systemSmall, .systemMedium, .systemLarge])"
        )
    }

    private static func timelines(_ bundle: AppBundle, _ configuration: HeadlessConfiguration) throws -> Double {
        let watch = Stopwatch()
        let session = try WidgetSession(bundle: bundle, configuration: configuration)
        for family in [WidgetFamilyName.small, .medium, .large] {
            let archive = try session.archive(.timeline(WidgetQuery(kind: kind, family: family)))
            guard archive.entries.count == 20, archive.entries[0].renditions.count == 2 else {
                throw MeasuringFailure("the timeline has \(archive.entries.count) entries")
            }
        }
        return watch.seconds
    }

    /// Widgets that want a timeline a minute, and have their budget, and others that want one an hour; seen for a while.
    private static func day(_ bundle: AppBundle, _ configuration: HeadlessConfiguration) throws {
        let widgets = try HeadlessWidgets(extensions: [bundle], configuration: configuration)
        let kinds: [(String, WidgetFamilyName)] = [
            (kind, .small), (kind, .medium), (kind, .large), ("NewsWidget", .small), ("NewsWidget", .medium), ("NewsWidget", .large),
        ]
        // Copies that are set up alike share their content: here each has a configuration of its own.
        let placed = (0..<10).map { number in
            let (kind, family) = kinds[number % kinds.count]
            return HomeWidget(
                id: number, app: bundle.identifier, bundle: bundle.identifier, kind: kind, family: family,
                configuration: WidgetParameterValues(["copy": .number(Double(number))]))
        }
        try widgets.place(placed)
        widgets.see([0, 3])
        try widgets.advance(by: 600)
        widgets.see([])
        try widgets.advance(by: 86_400 - 600)
        guard widgets.requests.count > 10 * 24, widgets.log.isEmpty else {
            throw MeasuringFailure("\(widgets.requests.count) requests; \(widgets.log.first.map(\.text) ?? "too few")")
        }
    }
}
