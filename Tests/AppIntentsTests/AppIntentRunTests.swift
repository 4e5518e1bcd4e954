import QuinceFoundation
import Testing

@testable import AppIntents

/// Intents that are performed, their dependencies and their shortcuts.
struct AppIntentRunTests {
    final class Log: @unchecked Sendable {
        static let shared = Log()
        private let lock = NSLock()
        private var lines: [String] = []
        func append(_ line: String) { lock.withLock { lines.append(line) } }
        func contains(_ line: String) -> Bool { lock.withLock { lines.contains(line) } }
    }

    struct Second: AppIntent {
        static let title: LocalizedStringResource = "Second"
        @Parameter(title: "Name") var name: String
        func perform() async throws -> some IntentResult {
            Log.shared.append("second \(name)")
            return .result()
        }
    }

    struct First: AppIntent {
        static let title: LocalizedStringResource = "First"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog {
            let next = Second()
            next.name = "of first"
            return .result(value: 3, opensIntent: next, dialog: "Three")
        }
    }

    @Test func anIntentPerformsTheOneThatItsResultOpens() async throws {
        try await IntentRun.perform(First())
        #expect(Log.shared.contains("second of first"))
        let result = try await First().perform()
        #expect(result.value == 3)
    }

    final class Store: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }
    final class Later: Sendable { let number = 7 }

    struct Uses: AppIntent {
        static let title: LocalizedStringResource = "Uses"
        @Dependency var store: Store
        @Dependency(key: "other") var other: Store
        @Dependency var later: Later
        func perform() async throws -> some IntentResult & ReturnsValue<String> {
            .result(value: "\(store.name) \(other.name) \(later.number)")
        }
    }

    @Test func dependenciesAreThoseThatTheAppHasRegistered() async throws {
        AppDependencyManager.shared.add(dependency: Store("plain"))
        AppDependencyManager.shared.add(key: "other", dependency: Store("named"))
        AppDependencyManager.shared.add {
            await Task.yield()
            return Later()
        }
        let result = try await Uses().callAsFunction()
        let value = (result as? any ReturnsValue<String>)?.value
        #expect(value == "plain named 7")
    }

    struct Asks: AppIntent {
        static let title: LocalizedStringResource = "Asks"
        @Parameter(title: "Title") var name: String
        func perform() async throws -> some IntentResult {
            _ = try await $name.requestValue("What is it called?")
            return .result()
        }
    }

    @Test func aQuestionThatNobodyCanAnswerEndsTheIntent() async {
        let error = await #expect(throws: AppIntentError.self) { try await Asks().perform() }
        #expect(error?.errorDescription == "What is it called?")
        await #expect(throws: AppIntentError.self) { try await Asks().requestConfirmation() }
    }

    @Test func intentsThatNeedTheAppGoOnWhereTheyAreInTheApp() async throws {
        struct Continues: ForegroundContinuableIntent {
            static let title: LocalizedStringResource = "Continues"
            func perform() async throws -> some IntentResult & ReturnsValue<Int> {
                .result(value: try await requestToContinueInForeground { 5 })
            }
        }
        let result = try await Continues().perform()
        #expect(result.value == 5)
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Asks(), phrases: ["New \(\.$name) in Shelf", "Add"], shortTitle: "New", systemImageName: "plus")
            AppShortcut(intent: First(), phrases: ["First in Shelf"])
        }
    }

    @Test func sentencesOfShortcutsNameTheirParameters() {
        #expect(Shortcuts.appShortcuts.map(\.phrases) == [["New Title in Shelf", "Add"], ["First in Shelf"]])
        Shortcuts.updateAppShortcutParameters()
        #expect(AppShortcutRegistry.shared.phrase(for: Asks()) == "New Title in Shelf")
        #expect(AppShortcutRegistry.shared.phrase(for: Second()) == nil)
    }

    @Test func summariesDependOnValues() {
        struct Depends: AppIntent {
            static let title: LocalizedStringResource = "Depends"
            @Parameter(title: "Count", default: 2) var count: Int
            @Parameter(title: "Note") var note: String?
            static var parameterSummary: some ParameterSummary {
                When(\Depends.$count, .greaterThan, 3) {
                    Summary("Many \(\.$count)")
                } otherwise: {
                    Summary("Few")
                }
            }
            func perform() async throws -> some IntentResult { .result() }
        }
        let intent = Depends()
        let summary = Depends.parameterSummary
        let condition = summary as? ParameterSummaryWhenCondition<Depends, IntentParameterSummary<Depends>, IntentParameterSummary<Depends>>
        #expect(condition?.holds(intent) == false)
        intent.count = 4
        #expect(condition?.holds(intent) == true)
    }

    @Test func filesReadWhatTheyWereMadeOf() throws {
        let file = IntentFile(data: Data("hello".utf8), filename: "a.txt")
        #expect(file.type?.identifier == "public.plain-text")
        #expect(file.data == Data("hello".utf8))
        #expect(IntentFile(fileURL: URL(fileURLWithPath: "/nowhere/b.png")).data.isEmpty)
    }
}
