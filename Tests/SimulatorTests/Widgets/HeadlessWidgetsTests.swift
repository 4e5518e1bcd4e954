import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Placed widgets on a virtual clock, with processes of extensions.
struct HeadlessWidgetsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func widgets() throws -> HeadlessWidgets {
        let bundle = try AppBundle(folder: FakeWidgetBundle.make(in: folder.url.appendingPathComponent(UUID().uuidString)))
            .widgetExtensions()
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        return try HeadlessWidgets(extensions: bundle, configuration: configuration)
    }

    private func widget(_ id: Int, _ kind: String) -> HomeWidget {
        HomeWidget(id: id, app: "test.fake", bundle: FakeWidgetBundle.identifier, kind: kind, family: .small)
    }

    /// Seconds between the beginning and each timeline that was asked for.
    private func timelines(_ widgets: HeadlessWidgets, since start: Date) -> [Double] {
        widgets.requests.filter { $0.content == "timeline" }.map { ($0.date.timeIntervalSince(start) * 1000).rounded() / 1000 }
    }

    @Test func aNewWidgetIsAskedForThreeThings() throws {
        let widgets = try widgets()
        try widgets.place([widget(1, "plain")])
        #expect(widgets.requests.map(\.content) == ["placeholder", "snapshot", "timeline"])
        #expect(widgets.entry(of: 1) != nil)
        #expect(widgets.log.isEmpty)
    }

    @Test func theProviderIsAskedExactlyAsItsPolicySays() throws {
        for (kind, expected) in [("minute", [0, 57, 114, 171, 228, 285.0]), ("minute-never", [0]), ("minute-after", [0, 120, 240])] {
            let widgets = try widgets()
            let start = widgets.date
            try widgets.place([widget(1, kind)])
            try widgets.advance(by: 300)
            #expect(timelines(widgets, since: start) == expected, "\(kind)")
            #expect(widgets.date == start.addingTimeInterval(300))
        }
    }

    @Test func theAppAsksForOneKindOrAll() throws {
        let widgets = try widgets()
        try widgets.place([widget(1, "minute-never"), widget(2, "plain")])
        let before = widgets.requests.count
        try widgets.reload(kind: "minute-never")
        #expect(widgets.requests.count == before + 1)
        #expect(widgets.requests.last?.key.kind == "minute-never")
        try widgets.reload()
        #expect(widgets.requests.count == before + 3)
    }

    @Test func aDayHasItsBudget() throws {
        let widgets = try widgets()
        let start = widgets.date
        try widgets.place([widget(1, "minute")])
        try widgets.advance(by: 86_400)
        #expect(timelines(widgets, since: start).count == 41)
        #expect(widgets.timelinesLeft(of: 1) == 0)
        // What it showed last stays.
        #expect(widgets.entry(of: 1) != nil)
        widgets.isLimited = false
        try widgets.advance(by: 600)
        #expect(timelines(widgets, since: start).count > 45)
    }

    @Test func processesThatLoadAheadChangeNothing() throws {
        let placed = [widget(1, "minute"), widget(2, "minute-after"), widget(3, "plain")]
        let (ahead, oneByOne) = (try widgets(), try widgets())
        for each in [ahead, oneByOne] { try each.place(placed) }
        try ahead.advance(by: 1200)
        // So shortly before something is due, no other process loads.
        for _ in 0..<1200 { try oneByOne.advance(by: 1) }
        #expect(ahead.requests == oneByOne.requests)
        #expect(ahead.requests.count > 30)
        #expect(ahead.date == oneByOne.date)
        for id in 1...3 { #expect(try #require(ahead.archive(of: id)) == oneByOne.archive(of: id)) }
    }

    @Test func aCrashLeavesTheContentAndIsTriedAgain() throws {
        let widgets = try widgets()
        let start = widgets.date
        try widgets.place([widget(1, "crash")])
        try widgets.advance(by: 100)
        #expect(timelines(widgets, since: start) == [0, 30, 90])
        #expect(widgets.requests.allSatisfy { if case .ended? = $0.problem { true } else { false } })
        #expect(widgets.log.count == 5)
    }
}
