import DeviceProtocol
import QuinceFoundation
import Testing

@_spi(Quince) @testable import Intents

/// An Intents extension asked by its device, with code as AppBuilder generates it.
@MainActor struct IntentsAnswererTests {
    final class ProfileType: INObject {
        var rating: NSNumber? {
            get { values["rating"] as? NSNumber }
            set { values["rating"] = newValue }
        }
    }

    enum Shape: Int { case unknown, round, square }

    final class ChooseIntent: INIntent {
        override class var definition: IntentDefinition {
            IntentDefinition(
                name: "ChooseIntent", title: IntentText("Choose", key: "T", table: "None"), description: IntentText("Whom it shows."),
                parameters: [
                    IntentParameterDefinition(
                        "shape", IntentText("Shape"),
                        .enumeration([.init("round", 1, IntentText("Round")), .init("square", 2, IntentText("Square"))]), defaultValue: 2),
                    IntentParameterDefinition(
                        "profile", IntentText("Player"), .object(ProfileType.self), isSearchable: true,
                        condition: (parameter: "shape", values: [1])
                    ) { handler, _ in
                        (handler as? Handler)?.defaultProfile()
                    } provider: { handler, intent, search, done in
                        guard let handler = handler as? Handler, let intent = intent as? ChooseIntent else {
                            return done([], MissingIntentHandler("Handling"))
                        }
                        handler.provide(for: intent, search) { done($0?.optionSections ?? [], $1) }
                    },
                    IntentParameterDefinition("count", IntentText("Count"), .integer, defaultValue: 3.0),
                    IntentParameterDefinition("inner", IntentText("Inner"), .flag, isEditable: false),
                ])
        }
        var shape: Shape { enumeration("shape", unknown: .unknown) }
        var profile: ProfileType? { values["profile"] as? ProfileType }
        var count: NSNumber? { values["count"] as? NSNumber }
    }

    final class Handler: NSObject {
        struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }
        var isOffline = false

        static func profile(_ id: Int, _ name: String) -> ProfileType {
            let profile = ProfileType(identifier: "\(id)", display: name, subtitle: "No. \(id)")
            profile.rating = NSNumber(value: id * 100)
            return profile
        }
        func defaultProfile() -> ProfileType? { Self.profile(3, "Lina") }
        func provide(
            for intent: ChooseIntent, _ search: String?, completion: @escaping (INObjectCollection<ProfileType>?, (any Error)?) -> Void
        ) {
            guard !isOffline else { return completion(nil, Offline()) }
            let all = [Self.profile(1, "Ann"), Self.profile(3, "Lina")].filter { search.map($0.displayString.contains) ?? true }
            let section = INObjectSection(title: "\(intent.shape)", items: all)
            // Providers may answer on any thread, and more than once.
            nonisolated(unsafe) let (answer, sections) = (completion, [section])
            DispatchQueue.global().async {
                answer(INObjectCollection(sections: sections), nil)
                answer(nil, nil)
            }
        }
    }

    final class Extension: INExtension {
        var handler: Handler? = Handler()
        override func handler(for intent: INIntent) -> Any? { handler }
    }

    private func answer(_ request: WidgetRequest, _ principal: Extension = Extension()) async -> WidgetReply {
        let answerer = IntentsAnswerer(intents: [ChooseIntent.self], principal: principal)
        return await withCheckedContinuation { continuation in answerer.answer(request) { continuation.resume(returning: $0) } }
    }

    private func options(_ search: String?, _ principal: Extension = Extension()) async -> WidgetOptions? {
        let round = WidgetParameterValues(["shape": .option(WidgetOption(identifier: "round", title: "Round"))])
        let request = WidgetRequest.options(kind: "ChooseIntent", parameter: "profile", configuration: round, search: search)
        if case .options(let options) = await answer(request, principal) { return options }
        return nil
    }

    @Test func theSheetIsMadeFromTheDefinition() {
        let intent = ChooseIntent.definition.widgetIntent
        #expect(intent.title == "Choose")
        #expect(intent.description == "Whom it shows.")
        #expect(intent.handledIntent == "ChooseIntent")
        #expect(intent.parameters.map(\.name) == ["shape", "profile", "count"])
        let shape = intent.parameters[0]
        #expect(shape.kind == .choice)
        #expect(shape.options.map(\.title) == ["Round", "Square"])
        #expect(!shape.hasDynamicOptions)
        #expect(shape.defaultValue == .option(WidgetOption(identifier: "square", title: "Square")))
        let profile = intent.parameters[1]
        #expect(profile.kind == .choice)
        #expect(profile.hasDynamicOptions)
        #expect(profile.isSearchable)
        #expect(profile.condition?.values == [.option(WidgetOption(identifier: "round", title: "Round"))])
        #expect(intent.parameters[2].kind == .integer && intent.parameters[2].defaultValue == .number(3))
    }

    @Test func anIntentHasWhatPeopleHaveSet() {
        var lina = WidgetOption(identifier: "3", title: "Lina", subtitle: "No. 3")
        lina.properties = ["rating": .number(300)]
        let intent = ChooseIntent()
        intent.values = ChooseIntent.definition.values(WidgetParameterValues(["profile": .option(lina), "count": .number(5)]))
        #expect(intent.profile == Handler.profile(3, "Lina"))
        #expect(intent.profile?.rating == 300)
        // What nobody has set is as the definition says.
        #expect(intent.shape == .square)
        #expect(intent.count == 5)
        #expect(ChooseIntent.definition.configuration(intent.values).values["profile"] == .option(lina))
        // What is of another type is nothing.
        intent.values = ChooseIntent.definition.values(WidgetParameterValues(["profile": .flag(true), "shape": .text("oval")]))
        #expect(intent.profile == nil)
        #expect(intent.shape == .unknown)
        #expect((intent.copy() as? ChooseIntent)?.shape == .unknown)
    }

    @Test func handlersOfferOptionsInSections() async throws {
        let all = try #require(await options(nil))
        #expect(all.failure == nil)
        #expect(all.sections.map(\.title) == ["round"])
        #expect(all.sections.first?.options.map(\.identifier) == ["1", "3"])
        #expect(all.sections.first?.options.first?.properties == ["rating": .number(100)])
        #expect(await options("Li")?.sections.first?.options.map(\.title) == ["Lina"])
    }

    @Test func whyThereAreNoneIsSaid() async throws {
        let principal = Extension()
        principal.handler?.isOffline = true
        #expect(await options(nil, principal)?.failure == "offline")
        principal.handler = nil
        #expect(await options(nil, principal)?.failure == "the Intents extension has no handler for 'ChooseIntent'")
        let unknown = WidgetRequest.options(kind: "OtherIntent", parameter: "a", configuration: WidgetParameterValues(), search: nil)
        let expected = "the Intents extension does not know the intent 'OtherIntent'; it knows ChooseIntent"
        #expect(await answer(unknown) == .options(WidgetOptions(sections: [], failure: expected)))
    }

    @Test func aNewCopyHasWhatTheHandlerSays() async throws {
        guard case .configuration(let configuration) = await answer(.defaultConfiguration(kind: "ChooseIntent")) else {
            return #expect(Bool(false))
        }
        #expect(configuration.values["shape"] == .option(WidgetOption(identifier: "square", title: "Square")))
        #expect(configuration.values["count"] == .number(3))
        guard case .option(let profile)? = configuration.values["profile"] else { return #expect(Bool(false)) }
        #expect(profile.identifier == "3")
        #expect(profile.title == "Lina")
    }

    @Test func resultsOfResolutionKeepWhatTheyAreMadeWith() {
        guard case .success(let value) = INStringResolutionResult.success(with: "a").outcome else { return #expect(Bool(false)) }
        #expect(value as? String == "a")
        guard case .needsValue = INObjectResolutionResult.needsValue().outcome else { return #expect(Bool(false)) }
    }
}
