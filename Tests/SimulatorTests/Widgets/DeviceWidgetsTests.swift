import DeviceProtocol
import Foundation
import PageEncoding
import Testing
import WidgetArchive

@testable import Simulator

/// The placed widgets of a device in real time, with processes of extensions.
struct DeviceWidgetsTests {
    private let folder: TemporaryFolder
    private let device: VirtualDevice
    private let news = NewsList()
    private let widgets: DeviceWidgets

    init() throws {
        folder = try TemporaryFolder()
        device = try DeviceStore(folder: folder.url.appendingPathComponent("Devices")).create(model: DeviceCatalogue.model("iPhone 15"))
        try device.install(FakeWidgetBundle.make(in: folder.url))
        let news = news
        widgets = DeviceWidgets(device: device) { news.add($0) }
        widgets.appsChanged()
    }

    private func widget(_ id: Int, _ kind: String) -> HomeWidget {
        HomeWidget(id: id, app: "test.fake", bundle: FakeWidgetBundle.identifier, kind: kind, family: .small)
    }

    @Test func theGalleryLearnsOfKindsAndTheSecondTimeNoProcessIsNeeded() async throws {
        let kinds = await news.first { if case .kinds(let kinds) = $0, !kinds.isEmpty { kinds } else { nil } }
        #expect(kinds.map(\.descriptor.kind) == ["plain", "slow", "chosen"])
        #expect(kinds.allSatisfy { $0.app == "test.fake" && $0.bundle == FakeWidgetBundle.identifier })
        let later = NewsList()
        let second = DeviceWidgets(device: device) { later.add($0) }
        second.appsChanged()
        // The first thing it tells.
        let known = await later.first { if case .kinds(let kinds) = $0 { kinds } else { nil } }
        #expect(known == kinds)
    }

    @Test func aPlacedWidgetShowsItsPlaceholderThenItsContent() async throws {
        widgets.place([widget(1, "minute-never"), widget(2, "minute-never")])
        let placeholder = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive != nil { contents } else { nil }
        }
        #expect(placeholder.count == 2)
        #expect(placeholder.allSatisfy { $0.isPlaceholder })
        #expect(placeholder[0].archive == placeholder[1].archive)
        let shown = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive?.hasSuffix(".qwa") == true { contents } else { nil }
        }
        #expect(shown[0].revision > placeholder[0].revision && !shown[0].isPlaceholder)
        let archive = try WidgetArchive(binaryData: Data(contentsOf: URL(fileURLWithPath: try #require(shown[0].archive))))
        #expect(archive.entries.count == 20)
        // The app asks for another one.
        widgets.reload(app: "test.fake", kind: nil)
        let next = await news.first { news in
            if case .contents(let contents) = news, let first = contents.first, first.revision > shown[0].revision { contents } else { nil }
        }
        #expect(next[0].archive == shown[0].archive)
        let placed = await withCheckedContinuation { continuation in widgets.placed(of: "test.fake") { continuation.resume(returning: $0) }
        }
        #expect(placed.map(\.id) == [1, 2])
    }

    @Test func aNewCopyBeginsWithWhatItsExtensionSays() async throws {
        _ = await news.first { if case .kinds(let kinds) = $0, !kinds.isEmpty { kinds } else { nil } }
        widgets.place([])
        widgets.place([widget(1, "chosen")])
        let told = await news.first { if case .configured(let id, let values) = $0 { (id, values) } else { nil } }
        #expect(told.0 == 1)
        #expect(told.1.values["asked"] == .text("chosen"))
        _ = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive?.hasSuffix(".qwa") == true { contents } else { nil }
        }
        // Nothing was asked for the copy before.
        #expect(widgets.report.placed.map(\.configuration) == ["asked: chosen, count: 5"])
        #expect(widgets.report.events.filter { $0.text == "placeholder" || $0.text.hasPrefix("placeholder ") }.count == 1)
    }

    @Test func everyTextSizeIsDrawnWithoutAskingTheProviderAgain() async throws {
        widgets.place([widget(1, "minute-never")])
        let shown = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive?.hasSuffix(".qwa") == true { contents[0] } else { nil }
        }
        let first = try #require(shown.archive)
        let last = URL(fileURLWithPath: first).appendingPathExtension(ContentSize.accessibilityExtraExtraExtraLarge.rawValue)
        while !FileManager.default.fileExists(atPath: last.path) { await Task.yield() }
        var state = device.record.state
        state.contentSize = .accessibilityExtraExtraExtraLarge
        widgets.settingsChanged(from: device.record.state, to: state)
        let larger = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive == last.path { contents[0] } else { nil }
        }
        #expect(larger.revision > shown.revision)
        let report = widgets.report
        #expect(report.events.filter { $0.text.hasPrefix("timeline") }.count == 1)
    }

    @Test func aButtonActsAndTheWidgetHasANewTimeline() async throws {
        widgets.place([widget(1, "minute-never")])
        let shown = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive?.hasSuffix(".qwa") == true { contents[0] } else { nil }
        }
        widgets.perform(1, ofCopy: 1)
        let line = await news.first { news in if case .log(let line, _) = news, line.source == .quince { line } else { nil } }
        #expect(line.text == "minute-never (small): offline")
        let next = await news.first { news in
            if case .contents(let contents) = news, contents[0].revision > shown.revision { contents[0] } else { nil }
        }
        widgets.perform(0, ofCopy: 1)
        _ = await news.first { news in
            if case .contents(let contents) = news, contents[0].revision > next.revision { contents[0] } else { nil }
        }
        #expect(widgets.report.events.filter { $0.text.contains("after a button’s action") }.count == 2)
    }

    @Test func whatGoesWrongIsToldAndTriedAgain() async throws {
        widgets.place([widget(1, "crash")])
        let line = await news.first { news in
            if case .log(let line, _) = news, line.source == .quince { line } else { nil }
        }
        #expect(line.text.hasPrefix("crash (small)"))
        #expect(line.text.contains("a provider's fault"))
        var report = WidgetReport()
        // All three have to fail.
        while report.placed.first?.next == nil || report.placed.first?.isAsked == true {
            report = widgets.report
        }
        #expect(report.events.contains { $0.isProblem })
    }

    @Test func whatBelongsToAnAppGoesWithIt() async throws {
        widgets.place([widget(1, "plain")])
        let shown = await news.first { news in
            if case .contents(let contents) = news, contents.first?.archive?.hasSuffix(".qwa") == true { contents[0] } else { nil }
        }
        try device.uninstall("test.fake")
        widgets.appsChanged()
        _ = await news.first { news in if case .contents(let contents) = news, contents.isEmpty { contents } else { nil } }
        #expect(!FileManager.default.fileExists(atPath: try #require(shown.archive)))
        let report = widgets.report
        #expect(report.placed.isEmpty)
        #expect(report.kinds.isEmpty)
    }

    @Test func thePageSeesWhatComesNextAndWhy() async throws {
        widgets.place([widget(1, "minute")])
        widgets.watch(true)
        let report = await news.first { news in
            if case .report(let report) = news, report.placed.first?.entries.count == 20 { report } else { nil }
        }
        let placed = try #require(report.placed.first)
        #expect(placed.reason == "after the last entry")
        #expect(placed.next == placed.entries.last?.date)
        #expect(placed.left == 40)
        #expect(placed.limit == 40)
        #expect(report.isLimited)
        let png = await withCheckedContinuation { continuation in
            widgets.picture(copy: 1, entry: 3) { continuation.resume(returning: $0) }
        }
        #expect(png?.starts(with: [0x89, 0x50]) == true)
        widgets.setLimited(false)
        let free = await news.first { news in if case .report(let report) = news, !report.isLimited { report } else { nil } }
        #expect(free.placed.first?.left == nil)
    }
}

/// What was told, to be waited for.
private final class NewsList: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [DeviceWidgets.News] = []
    private var waiting: [@Sendable () -> Void] = []

    func add(_ news: DeviceWidgets.News) {
        let wake = lock.withLock {
            list.append(news)
            defer { waiting = [] }
            return waiting
        }
        for each in wake { each() }
    }

    /// The first piece of news from now on, or among those that came before, of which something can be made.
    func first<Value>(_ make: (DeviceWidgets.News) -> Value?) async -> Value {
        var seen = 0
        while true {
            let new = lock.withLock { Array(list[seen...]) }
            seen += new.count
            for news in new { if let value = make(news) { return value } }
            let count = seen
            await withCheckedContinuation { continuation in
                lock.withLock {
                    if list.count > count { continuation.resume() } else { waiting.append { continuation.resume() } }
                }
            }
        }
    }
}
