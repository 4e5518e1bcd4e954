import DeviceProtocol
import DeviceRuntime
import RenderProtocol
import SwiftUI
import Testing
import UIKit
import WidgetArchive

@testable import WidgetKit

/// What an extension answers its device.
@MainActor struct WidgetAnswererTests {
    private struct Entry: TimelineEntry {
        let date: Date
        var text = "Hello"
        var relevance: TimelineEntryRelevance?
    }

    private struct Provider: TimelineProvider {
        var make: @Sendable (Context) -> Timeline<Entry> = { _ in Timeline(entries: [], policy: .never) }
        func placeholder(in context: Context) -> Entry { Entry(date: WidgetAnswererTests.start) }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
            completion(Entry(date: WidgetAnswererTests.start, text: context.isPreview ? "Preview" : "Now"))
        }
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) { completion(make(context)) }
    }

    private struct ContentView: View {
        @Environment(\.widgetFamily) private var family
        let entry: Entry
        var body: some View {
            VStack {
                Text(entry.text)
                if family == .systemMedium {
                    Link(destination: URL(string: "app://part")!) { Color.red.frame(width: 40, height: 20) }
                }
            }
            .widgetURL(URL(string: "app://whole"))
            .containerBackground(.blue, for: .widget)
        }
    }

    nonisolated static let start = Date(timeIntervalSince1970: 1_704_793_260)

    /// Providers may answer on any thread.
    private func answer(_ request: WidgetRequest, _ widgets: _WidgetOutputs) async -> WidgetAnswerer.Answer {
        let answerer = WidgetAnswerer(widgets: widgets.definitions)
        return await withCheckedContinuation { continuation in
            answerer.answer(request) { continuation.resume(returning: $0) }
        }
    }

    private func archive(_ request: WidgetRequest, _ widgets: _WidgetOutputs) async throws -> WidgetArchive {
        guard case .archive(let archive, _) = await answer(request, widgets) else {
            Issue.record("no archive")
            throw CancellationError()
        }
        // What the device reads is what was meant.
        #expect(try WidgetArchive(binaryData: archive.binaryData()) == archive)
        return archive
    }

    private func failure(_ request: WidgetRequest, _ widgets: _WidgetOutputs) async -> WidgetFailure? {
        if case .reply(.failure(let failure)) = await answer(request, widgets) { failure } else { nil }
    }

    @Test func anotherTextSizeIsDrawnOfTheSameEntries() async throws {
        let answerer = WidgetAnswerer(
            widgets: hello { _ in Timeline(entries: [Entry(date: Self.start, text: UUID().uuidString)], policy: .never) }.definitions)
        func archive(_ contentSize: ContentSize?) async throws -> WidgetArchive {
            var query = WidgetQuery(kind: "hello", family: .small)
            query.redrawnIn = contentSize
            // Other tests leave a device with other sizes of text behind.
            DeviceSettings.current.description = .defaultPhone
            ExtensionStart.apply(DeviceState())
            let answer = await withCheckedContinuation { continuation in
                answerer.answer(.timeline(query)) { continuation.resume(returning: $0) }
            }
            guard case .archive(let archive, _) = answer else { throw CancellationError() }
            return archive
        }
        await #expect(throws: CancellationError.self) { try await archive(.small) }
        let first = try await archive(nil)
        let larger = try await archive(.accessibilityLarge)
        #expect(larger.entries[0].renditions.map(\.contentSize) == [.accessibilityLarge, .accessibilityLarge])
        #expect(larger.entries.map(\.date) == first.entries.map(\.date))
        #expect(larger.images != first.images)
        // A provider that had been asked again would have made another text.
        #expect(try await archive(.large).images == first.images)
    }

    private func hello(_ make: @escaping @Sendable (TimelineProviderContext) -> Timeline<Entry>) -> _WidgetOutputs {
        let configuration = StaticConfiguration(kind: "hello", provider: Provider(make: make)) { ContentView(entry: $0) }
            .configurationDisplayName("Hello").description("Shows a greeting.").supportedFamilies([.systemSmall, .systemMedium])
        return outputs(configuration)
    }

    @Test func theWidgetsThatMeanASessionHandleItsEvents() async {
        var log: [String] = []
        var late: (() -> Void)?
        let configuration = StaticConfiguration(kind: "hello", provider: Provider()) { ContentView(entry: $0) }
            .onBackgroundURLSessionEvents(matching: "films") { identifier, completion in
                log.append("films \(identifier)")
                late = completion
            }
            .onBackgroundURLSessionEvents { identifier, completion in
                log.append("all \(identifier)")
                completion()
            }
            .onBackgroundURLSessionEvents(matching: { $0.hasPrefix("songs") }) { _, _ in log.append("songs") }
            .backgroundTask(.urlSession("songs")) { _ in }
        let answerer = WidgetAnswerer(widgets: outputs(configuration).definitions)
        await withCheckedContinuation { continuation in
            answerer.handleEvents(of: "films") {
                continuation.resume()
            } tell: {
                // Handlers come first: they make the session.
                log.append("told \($0)")
                late?()
            }
        }
        #expect(log == ["films films", "all films", "told films"])
        await withCheckedContinuation { continuation in
            answerer.handleEvents(of: "none") {
                continuation.resume()
            } tell: { _ in
            }
        }
    }

    private func outputs<Configuration: WidgetConfiguration>(_ configuration: Configuration) -> _WidgetOutputs {
        Configuration._makeWidgets(configuration)
    }

    private var three: _WidgetOutputs {
        hello { _ in
            let entries = (0..<3).map { Entry(date: Self.start.addingTimeInterval(Double($0) * 3), text: "\($0)") }
            return Timeline(entries: entries, policy: .after(Self.start.addingTimeInterval(120)))
        }
    }

    @Test func aWidgetSaysWhatItIs() async throws {
        guard case .reply(.kinds(let kinds)) = await answer(.kinds, three) else { return #expect(Bool(false)) }
        let expected = WidgetDescriptor(
            kind: "hello", displayName: "Hello", description: "Shows a greeting.", families: [.small, .medium])
        #expect(kinds == [expected])
    }

    @Test func withoutSupportedFamiliesItIsThereInAllOfTheHomeScreen() throws {
        let widgets = outputs(StaticConfiguration(kind: "all", provider: Provider()) { ContentView(entry: $0) })
        #expect(widgets.definitions.first?.descriptor.families == [.small, .medium, .large, .extraLarge])
    }

    @Test func aTimelineBecomesEntriesInEachAppearance() async throws {
        let archive = try await archive(.timeline(WidgetQuery(kind: "hello", family: .small)), three)
        #expect(archive.entries.map(\.date) == [0, 3, 6].map { Self.start.addingTimeInterval($0) })
        #expect(archive.policy == .after(Self.start.addingTimeInterval(120)))
        #expect(archive.size == CGSize(width: 158, height: 158))
        #expect(archive.entries.allSatisfy { $0.renditions.map(\.appearance) == [.light, .dark] })
        let rendition = try #require(archive.rendition(of: 0, appearance: .light))
        #expect(rendition.url == "app://whole")
        #expect(rendition.links.isEmpty)
        let tree = try archive.tree(of: rendition)
        let root = try #require(tree.root.flatMap { tree.layers[$0] })
        #expect(root.properties[.bounds] == .rect(CGRect(x: 0, y: 0, width: 158, height: 158)))
        #expect(root.properties[.cornerRadius] == .number(22))
    }

    @Test func partsOfMediumWidgetsLeadSomewhere() async throws {
        let archive = try await archive(.timeline(WidgetQuery(kind: "hello", family: .medium)), three)
        let rendition = try #require(archive.rendition(of: 0, appearance: .light))
        #expect(rendition.links.map(\.url) == ["app://part"])
        #expect(rendition.links.first?.frame.size == CGSize(width: 40, height: 20))
    }

    @Test func anEmptyTimelineAnUnknownKindAndAnotherSizeAreRefused() async throws {
        let empty = hello { _ in Timeline(entries: [], policy: .atEnd) }
        #expect(await failure(.timeline(WidgetQuery(kind: "hello", family: .small)), empty) == .emptyTimeline)
        #expect(await failure(.timeline(WidgetQuery(kind: "bye", family: .small)), three) == .unknownKind(["hello"]))
        #expect(await failure(.timeline(WidgetQuery(kind: "hello", family: .large)), three) == .unsupportedFamily([.small, .medium]))
    }

    @Test func entriesAreArchivedInTheOrderOfTheirDates() async throws {
        let unsorted = hello { _ in
            Timeline(entries: [6, 0, 3].map { Entry(date: Self.start.addingTimeInterval($0)) }, policy: .atEnd)
        }
        let archive = try await archive(.timeline(WidgetQuery(kind: "hello", family: .small)), unsorted)
        #expect(archive.entries.map(\.date) == [0, 3, 6].map { Self.start.addingTimeInterval($0) })
    }

    @Test func textsOfDatesGoOnByThemselves() async throws {
        let widgets = outputs(
            StaticConfiguration(
                kind: "timer", provider: Provider { _ in Timeline(entries: [Entry(date: Self.start)], policy: .never) }
            ) { entry in
                (Text("Ready in ") + Text(entry.date.addingTimeInterval(90), style: .timer)).containerBackground(.white, for: .widget)
            })
        let archive = try await archive(.timeline(WidgetQuery(kind: "timer", family: .small, appearances: [.light])), widgets)
        let rendition = try #require(archive.rendition(of: 0, appearance: .light))
        let text = try #require(rendition.liveTexts.first)
        #expect(text.runs.map(\.content) == [.words("Ready in "), .dated(.date(Self.start.addingTimeInterval(90), .timer))])
        #expect(try archive.tree(of: rendition).layers[text.layer] != nil)
        // A placeholder tells no time.
        let placeholder = try await self.archive(.placeholder(WidgetQuery(kind: "timer", family: .small, appearances: [.light])), widgets)
        #expect(placeholder.entries[0].renditions[0].liveTexts.isEmpty)
    }

    @Test func severalWidgetsMakeABundle() {
        struct First: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "first", provider: Provider()) { ContentView(entry: $0) }
            }
        }
        struct Second: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "second", provider: Provider()) { ContentView(entry: $0) }.contentMarginsDisabled()
            }
        }
        struct Both: WidgetBundle {
            var body: some Widget {
                First()
                Second()
            }
        }
        let definitions = Both.Body._makeWidgets(Both().body).definitions
        #expect(definitions.map(\.kind) == ["first", "second"])
        #expect(definitions.map(\.hasContentMargins) == [true, false])
        let message =
            "Please specify the widget kind in the scheme's Environment Variables using the key '_XCWidgetKind' to be one of: 'first', 'second'\n"
        #expect(WidgetKindRule.message(definitions.map(\.kind)) == message)
    }

    @Test func answersComeFromAnyThreadAndOnce() async {
        var count = 0
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let answer = Answer<Int> {
                count += $0
                continuation.resume()
            }
            DispatchQueue.global().async {
                answer.give { 1 }
                answer.give { 10 }
            }
        }
        #expect(count == 1)
    }
}

/// What a home screen does with texts of archives.
@MainActor struct LiveTextPictureTests {
    private let start = WidgetAnswererTests.start

    private func text(_ form: LiveText.Form) -> LiveText {
        let look = LiveText.Look(size: 17, features: ["tnum": 1], color: .black)
        return LiveText(
            layer: LayerID(1), runs: [LiveText.Run(content: .words("in "), look: look), LiveText.Run(content: .dated(form), look: look)],
            locale: "en_US", timeZone: "UTC")
    }

    @Test func aTimerCountsWithoutItsProcess() throws {
        let picture = LiveTextPicture(
            text(.timer(start...start.addingTimeInterval(90), pauseTime: nil, countsDown: true, showsHours: true)))
        #expect(picture.words(at: start) == "in 1:30")
        #expect(picture.words(at: start.addingTimeInterval(31)) == "in 0:59")
        #expect(picture.nextChange(after: start) == start.addingTimeInterval(1))
        #expect(picture.nextChange(after: start.addingTimeInterval(90)) == nil)
        let size = CGSize(width: 80, height: 21)
        let first = try #require(picture.image(at: start, size: size, scale: 2))
        let second = try #require(picture.image(at: start.addingTimeInterval(31), size: size, scale: 2))
        #expect(first.width == 160)
        #expect(first.height == 42)
        #expect(first.encodePNG() != second.encodePNG())
    }

    @Test func datesAreWrittenAsTheDeviceWritesThem() {
        #expect(LiveTextPicture(text(.date(start, .relative))).words(at: start.addingTimeInterval(125)) == "in 2 minutes, 5 seconds")
        #expect(LiveTextPicture(text(.date(start, .offset))).words(at: start.addingTimeInterval(3600)) == "in -1 hour")
        #expect(LiveTextPicture(text(.date(start, .time))).nextChange(after: start) == nil)
    }
}
