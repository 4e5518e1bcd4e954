import DeviceProtocol
import QuinceFoundation
import Testing

@testable import AppIntents

/// App intents as a device sees them.
struct AppIntentCodingTests {
    enum Shape: String, AppEnum {
        case round, square
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shape"
        static let caseDisplayRepresentations: [Shape: DisplayRepresentation] = [
            .round: "Round", .square: DisplayRepresentation(title: "Square", subtitle: "with corners"),
        ]
    }

    struct Hero: AppEntity {
        var id: Int
        var name: String
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Hero")
        static let defaultQuery = HeroQuery()
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)") }
        static let all = [Hero(id: 1, name: "Ann"), Hero(id: 3, name: "Lina")]
    }

    struct HeroQuery: EntityStringQuery {
        func entities(for identifiers: [Int]) async throws -> [Hero] { Hero.all.filter { identifiers.contains($0.id) } }
        func entities(matching string: String) async throws -> [Hero] { Hero.all.filter { $0.name.contains(string) } }
        func suggestedEntities() async throws -> [Hero] { Hero.all }
        func defaultResult() async -> Hero? { Hero.all.last }
    }

    struct Words: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            ItemCollection(sections: [ItemSection("Short", items: [IntentItem("a", title: "An A"), IntentItem("b")])])
        }
    }

    struct Choose: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choose"
        static let description: IntentDescription? = "Whom it shows."

        @Parameter(title: "Hero") var hero: Hero?
        @Parameter(title: "Heroes") var heroes: [Hero]?
        @Parameter(title: "Shape", default: .square) var shape: Shape
        @Parameter(title: "Count", default: 2, inclusiveRange: (1, 5)) var count: Int
        @Parameter(title: "Word", optionsProvider: Words()) var word: String?
        @Parameter(title: "Visible", default: true) var isVisible: Bool

        static var parameterSummary: some ParameterSummary { Summary("Show \(\.$hero)") }
    }

    final class Counter: @unchecked Sendable {
        static let shared = Counter()
        var total = 0
    }

    struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "Amount") var amount: Int
        init() {}
        init(_ amount: Int) { self.amount = amount }
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            guard amount > 0 else { throw CocoaError(.featureUnsupported) }
            Counter.shared.total += amount
            return .result(value: Counter.shared.total)
        }
    }

    struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"
        @Parameter(title: "Minutes", description: "How long", default: nil) var minutes: Int?
        @Parameter(title: "Shape", default: .round) var shape: Shape?
        @Parameter(description: "Why", default: nil) var reason: String?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func theDefaultOfAnOptionalParameterMayBeNil() {
        let intent = Wait()
        #expect(intent.minutes == nil)
        #expect(intent.shape == .round)
        #expect(intent.reason == nil)
    }

    private let lina = WidgetOption(identifier: "3", title: "Lina", subtitle: "No. 3")

    @Test func theSheetIsMadeFromTheParameters() {
        let intent = AppIntentCoding.widgetIntent(Choose.self)
        #expect(intent.title == "Choose")
        #expect(intent.description == "Whom it shows.")
        #expect(intent.handledIntent == nil)
        #expect(intent.parameters.map(\.name) == ["hero", "heroes", "shape", "count", "word", "isVisible"])
        #expect(intent.parameters.map(\.kind) == [.choice, .choice, .choice, .integer, .choice, .flag])
        #expect(intent.parameters.map(\.isArray) == [false, true, false, false, false, false])
        #expect(intent.parameters.map(\.hasDynamicOptions) == [true, true, false, false, true, false])
        #expect(intent.parameters[0].isSearchable && !intent.parameters[4].isSearchable)
        #expect(intent.parameters[2].options.map(\.title) == ["Round", "Square"])
        #expect(intent.parameters[2].defaultValue == .option(WidgetOption(identifier: "square", title: "Square", subtitle: "with corners")))
        #expect(intent.parameters[3].defaultValue == .number(2) && intent.parameters[5].defaultValue == .flag(true))
    }

    @Test func anIntentHasWhatPeopleHaveSet() async {
        let set = WidgetParameterValues([
            "hero": .option(lina), "heroes": .list([.option(lina), .option(WidgetOption(identifier: "9", title: "Gone"))]),
            "shape": .option(WidgetOption(identifier: "round", title: "Round")), "count": .number(4), "word": .text("b"),
            "isVisible": .flag(false),
        ])
        let intent = await AppIntentCoding.make(Choose.self, from: set)
        #expect(intent.hero?.name == "Lina" && intent.heroes?.map(\.id) == [3])
        #expect(intent.shape == .round)
        #expect(intent.count == 4)
        #expect(intent.word == "b")
        #expect(!intent.isVisible)
        let new = await AppIntentCoding.make(Choose.self, from: nil)
        #expect(new.hero == nil)
        #expect(new.shape == .square)
        #expect(new.count == 2)
        #expect(new.word == nil)
        #expect(new.isVisible)
        // What is of another type or gone stays as in a new one.
        let odd = await AppIntentCoding.make(Choose.self, from: WidgetParameterValues(["shape": .flag(true), "hero": .text("x")]))
        #expect(odd.shape == .square)
        #expect(odd.hero == nil)
        #expect(AppIntentCoding.configuration(intent).values["hero"] == .option(lina))
    }

    @Test func queriesAndProvidersOfferOptions() async {
        func options(_ parameter: String, _ search: String? = nil) async -> WidgetOptions {
            await AppIntentCoding.options(of: parameter, in: Choose.self, configuration: WidgetParameterValues(), search: search)
        }
        #expect(await options("hero").sections.first?.options.map(\.identifier) == ["1", "3"])
        #expect(await options("heroes", "Li").sections.first?.options == [lina])
        let words = await options("word").sections
        #expect(words.map(\.title) == ["Short"])
        #expect(words.first?.options.map(\.title) == ["An A", "b"])
        #expect(await options("other").failure == "the intent has no parameter 'other'")
    }

    @Test func aNewCopyHasDefaults() async {
        let values = await AppIntentCoding.defaults(Choose.self).values
        #expect(values["hero"] == .option(lina))
        #expect(values["heroes"] == nil)
        #expect(values["count"] == .number(2))
    }

    @Test func whatAButtonDoesSurvivesTheProcess() async throws {
        Counter.shared.total = 0
        let action = AppIntentCoding.action(Add(3))
        let kept = try JSONDecoder().decode(WidgetAction.self, from: JSONEncoder().encode(action))
        #expect(await AppIntentCoding.perform(kept) == nil)
        #expect(Counter.shared.total == 3)
        #expect(await AppIntentCoding.perform(AppIntentCoding.action(Add(-1))) != nil)
        #expect(await AppIntentCoding.perform(WidgetAction(intent: "nothing")) == "the extension has no intent 'nothing' any more")
    }
}
