import AppIntents
import DeviceProtocol
import SwiftUI
import Testing
import WidgetArchive

@_spi(Quince) @testable import Intents
@testable import WidgetKit

/// Widgets that people set up, and buttons in widgets.
@MainActor struct IntentWidgetTests {
    nonisolated static let start = Date(timeIntervalSince1970: 1_704_793_260)

    private struct Entry: TimelineEntry {
        let date = IntentWidgetTests.start
        let text: String
    }

    final class ChooseIntent: INIntent {
        override class var definition: IntentDefinition {
            IntentDefinition(
                name: "ChooseIntent", parameters: [IntentParameterDefinition("word", IntentText("Word"), .text, defaultValue: "new")])
        }
        var word: String? { values["word"] as? String }
    }

    private struct Provider: IntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
        func getSnapshot(for configuration: ChooseIntent, in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
            completion(Entry(text: context.isPreview ? "preview" : configuration.word ?? "none"))
        }
        func getTimeline(for configuration: ChooseIntent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry(text: configuration.word ?? "none")], policy: .never))
        }
    }

    struct Choose: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choose"
        @Parameter(title: "Word", default: "new") var word: String
    }

    private struct AppProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
        func snapshot(for configuration: Choose, in context: Context) async -> Entry { Entry(text: configuration.word) }
        func timeline(for configuration: Choose, in context: Context) async -> Timeline<Entry> {
            Timeline(entries: [Entry(text: configuration.word)], policy: .never)
        }
    }

    struct Play: AppIntent {
        static let title: LocalizedStringResource = "Play"
        nonisolated(unsafe) static var played: [String] = []
        @Parameter(title: "Word") var word: String
        init() {}
        init(_ word: String) { self.word = word }
        @MainActor func perform() async throws -> some IntentResult {
            Self.played.append(word)
            return .result()
        }
    }

    /// Says its text where a test can read it: in the address.
    private struct ContentView: View {
        let entry: Entry
        var body: some View {
            VStack {
                Button("Play", intent: Play(entry.text)).frame(width: 100, height: 40)
                Toggle("On", isOn: true, intent: Play("on"))
                Button("Nothing") {}
            }
            .widgetURL(URL(string: "app://" + entry.text))
            .containerBackground(.blue, for: .widget)
        }
    }

    private func outputs<Configuration: WidgetConfiguration>(_ configuration: Configuration) -> [WidgetDefinition] {
        Configuration._makeWidgets(configuration).definitions
    }

    private var both: [WidgetDefinition] {
        outputs(IntentConfiguration(kind: "old", intent: ChooseIntent.self, provider: Provider()) { ContentView(entry: $0) })
            + outputs(AppIntentConfiguration(kind: "new", intent: Choose.self, provider: AppProvider()) { ContentView(entry: $0) })
    }

    private func answer(_ request: WidgetRequest) async -> WidgetAnswerer.Answer {
        let answerer = WidgetAnswerer(widgets: both)
        return await withCheckedContinuation { continuation in
            answerer.answer(request) { continuation.resume(returning: $0) }
        }
    }

    private func archive(_ request: WidgetRequest) async throws -> WidgetArchive {
        guard case .archive(let archive, _) = await answer(request) else { throw CancellationError() }
        return archive
    }

    private func query(_ kind: String, _ word: String?) -> WidgetQuery {
        WidgetQuery(
            kind: kind, family: .small, appearances: [.light],
            configuration: word.map { WidgetParameterValues(["word": .text($0)]) })
    }

    private func url(_ request: WidgetRequest) async throws -> String? { try await archive(request).entries[0].renditions[0].url }

    @Test(arguments: ["old", "new"]) func aWidgetShowsWhatPeopleHaveSet(kind: String) async throws {
        #expect(try await url(.timeline(query(kind, "chosen"))) == "app://chosen")
        #expect(try await url(.snapshot(query(kind, "chosen"), isPreview: false)) == "app://chosen")
        // One that nobody has set up has the definition's defaults.
        #expect(try await url(.timeline(query(kind, nil))) == "app://new")
        #expect(try await url(.placeholder(query(kind, "chosen"))) == "app://placeholder")
    }

    @Test func theSheetIsToldWithTheKinds() async {
        guard case .reply(.kinds(let kinds)) = await answer(.kinds) else { return #expect(Bool(false)) }
        #expect(kinds.map { $0.intent?.handledIntent } == ["ChooseIntent", nil])
        #expect(kinds.allSatisfy { $0.intent?.parameters.map(\.name) == ["word"] })
    }

    @Test func theExtensionAnswersForAppIntentsOnly() async {
        guard case .reply(.configuration(let new)) = await answer(.defaultConfiguration(kind: "new")) else { return #expect(Bool(false)) }
        #expect(new.values == ["word": .text("new")])
        guard case .reply(.failure(.other(let reason))) = await answer(.defaultConfiguration(kind: "old")) else {
            return #expect(Bool(false))
        }
        #expect(reason == "the app's Intents extension knows the widget's options")
        guard case .reply(.failure(.unknownKind)) = await answer(.defaultConfiguration(kind: "x")) else { return #expect(Bool(false)) }
    }

    @Test func buttonsAndSwitchesOfIntentsAreInTheArchive() async throws {
        let archive = try await archive(.timeline(query("new", "chosen")))
        #expect(try WidgetArchive(binaryData: archive.binaryData()) == archive)
        let rendition = archive.entries[0].renditions[0]
        #expect(rendition.actions.map { $0.action.parameters.values["word"] } == [.text("chosen"), .text("on")])
        let frame = try #require(rendition.actions.first?.frame)
        #expect(archive.action(at: CGPoint(x: frame.midX, y: frame.midY), of: rendition) == 0)
        // What a tap does is done by a process that has never drawn the widget.
        Play.played = []
        guard case .reply(.performed(let failure)) = await answer(.perform(rendition.actions[0].action)) else {
            return #expect(Bool(false))
        }
        #expect(failure == nil)
        #expect(Play.played == ["chosen"])
    }

    // MARK: Placed copies

    struct Pet: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Pet] { identifiers.map(Pet.init) }
            func suggestedEntities() async throws -> [Pet] { [] }
        }
        static let defaultQuery = Query()
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
        let id: String
        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }

    struct ChoosePet: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choose a Pet"
        @Parameter(title: "Pet") var pet: Pet?
    }

    private func info(_ values: [String: WidgetParameterValue], hasAppIntent: Bool? = true) -> WidgetInfo {
        var widget = HomeWidget(id: 1, app: "a", bundle: "a.b", kind: "k", family: .small, configuration: WidgetParameterValues())
        widget.configuration.values = values
        widget.hasAppIntent = hasAppIntent
        return WidgetInfo(widget)
    }

    @Test func aPlacedWidgetTellsItsAppIntent() {
        #expect(info(["word": .text("set")]).widgetConfigurationIntent(of: Choose.self)?.word == "set")
        #expect(info([:]).widgetConfigurationIntent(of: Choose.self)?.word == "new")
        let pet = WidgetParameterValue.option(WidgetOption(identifier: "cat", title: "Cat"))
        #expect(info(["pet": pet]).widgetConfigurationIntent(of: ChoosePet.self)?.pet?.id == "cat")
    }

    @Test func aWidgetWithoutThatIntentTellsNone() {
        #expect(info([:], hasAppIntent: nil).widgetConfigurationIntent(of: Choose.self) == nil)
        #expect(info(["word": .text("set")]).widgetConfigurationIntent(of: ChoosePet.self) == nil)
    }

    /// What says something of places that are not here changes nothing about the widget.
    @Test func otherPlacesChangeNothing() throws {
        let configuration = IntentConfiguration(kind: "k", intent: ChooseIntent.self, provider: Provider()) {
            Text($0.text).widgetLabel("Label")
        }
        .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
        .supportedFamilies([.systemSmall])
        func definitions<Configuration: WidgetConfiguration>(_ configuration: Configuration) -> [WidgetDefinition] {
            Configuration._makeWidgets(configuration).definitions
        }
        let definition = try #require(definitions(configuration).first)
        #expect(definition.kind == "k")
        #expect(definition.families == [.small])
    }
}
