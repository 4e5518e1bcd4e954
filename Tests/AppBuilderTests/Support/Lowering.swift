import Foundation

@testable import AppBuilder

/// Lowers sources without a compiler. UIKit's part of the index is written by hand.
struct Lowering {
    var files: [String: String]
    var moduleName = "App"
    var isLibrary = false
    var system = SimulatedSystem.oldest
    var languageMode = "5"

    static let frameworks: FrameworkIndex = {
        typealias Initializer = FrameworkIndex.Initializer
        var index = FrameworkIndex.foundation
        index.classes["UIResponder"] = .init(superclass: "NSObject", initializers: [Initializer(labels: [], isConvenience: false)])
        index.classes["UIView"] = .init(
            superclass: "UIResponder",
            initializers: [
                .init(labels: ["frame"], isConvenience: false), .init(labels: ["coder"], isConvenience: false),
                .init(labels: [], isConvenience: true),
            ],
            members: ["endEditing(_:)", "frame"])
        index.classes["UIViewController"] = .init(
            superclass: "UIResponder",
            initializers: [
                .init(labels: ["nibName", "bundle"], isConvenience: false), .init(labels: ["coder"], isConvenience: false),
                .init(labels: [], isConvenience: true),
            ], members: ["viewDidLoad()", "dismiss(animated:completion:)"])
        index.classes["UIGestureRecognizer"] = .init(
            superclass: "NSObject",
            initializers: [
                .init(labels: ["target", "action"], isConvenience: false), .init(labels: [], isConvenience: true),
                .init(labels: ["coder"], isConvenience: true),
            ])
        index.classes["CALayer"] = .init(
            superclass: "NSObject",
            initializers: [
                .init(labels: [], isConvenience: false), .init(labels: ["layer"], isConvenience: false),
                .init(labels: ["coder"], isConvenience: false),
            ])
        index.classes["NSManagedObject"] = .init(
            superclass: "NSObject",
            initializers: [.init(labels: ["entity", "insertInto"], isConvenience: false), .init(labels: ["context"], isConvenience: true)])
        index.protocols["UIScrollViewDelegate"] = .init(requirements: ["scrollViewDidScroll(_:)"], isObjC: true)
        index.protocols["CNContactPickerDelegate"] = .init(
            requirements: Array(repeating: "contactPickerDidCancel(_:)", count: 2)
                + Array(repeating: "contactPicker(_:didSelect:)", count: 6), isObjC: true)
        return index
    }()

    /// The modules that can be imported.
    private static let modules: Set = [
        "UIKit", "Foundation", "Combine", "Observation", "Security", "SwiftUI", "WidgetKit", "CoreData", "SwiftData", "XCTest",
    ]

    private var conditions: PlatformConditions {
        PlatformConditions(
            defined: ["DEBUG"], canImport: { Self.modules.contains($0) }, languageMode: languageMode, system: system)
    }

    private var parsed: [ParsedSource] {
        files.compactMap { try? ParsedSource(url: URL(fileURLWithPath: "/app/\($0.key)"), text: $0.value, conditions: conditions) }
    }

    private func indexes(_ parsed: [ParsedSource]) -> ModuleIndexes {
        ModuleIndexes(parsed.map { ($0.name, $0.facts) }.sorted { $0.0 < $1.0 }, frameworks: Self.frameworks, moduleName: moduleName)
    }

    func lower(_ name: String) -> SourceLowerer.Result {
        let parsed = parsed
        let index = indexes(parsed)[name]
        return SourceLowerer.lower(parsed.first { $0.name == name }!, index: index, conditions: conditions, isLibrary: isLibrary)
    }

    /// Lowers every file.
    func lowerAll() {
        let parsed = parsed
        let indexes = indexes(parsed)
        for file in parsed { _ = SourceLowerer.lower(file, index: indexes[file.name], conditions: conditions, isLibrary: isLibrary) }
    }

    /// The module's files and what they tell about each other.
    struct State {
        fileprivate var sources: [String: ParsedSource]
        var facts: [String: SourceFacts]
        var indexes: ModuleIndexes
    }

    /// - Parameter change: Changes what a file tells, given its name.
    func state(_ change: (String, inout SourceFacts) -> Void = { _, _ in }) -> State {
        let sources = Dictionary(uniqueKeysWithValues: parsed.map { ($0.name, $0) })
        var facts = sources.mapValues(\.facts)
        for name in facts.keys { change(name, &facts[name]!) }
        let indexes = ModuleIndexes(
            facts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }, frameworks: Self.frameworks, moduleName: moduleName)
        return State(sources: sources, facts: facts, indexes: indexes)
    }

    func lower(_ name: String, in state: State) -> String {
        SourceLowerer.lower(state.sources[name]!, index: state.indexes[name], conditions: conditions, isLibrary: isLibrary).text
    }

    /// The lowered text of a single file, without what stands before and after the user's own lines.
    static func body(_ source: String, languageMode: String = "5") -> String {
        let lowering = Lowering(files: ["A.swift": source], languageMode: languageMode)
        let lines = lowering.lower("A.swift").text.split(separator: "\n", omittingEmptySubsequences: false)
        let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
        return lines.dropFirst(2).prefix(count).map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }

    /// What the file's end registers.
    static func registrations(_ source: String) -> String { Lowering(files: ["A.swift": source]).lower("A.swift").text }

    static func errors(_ source: String, languageMode: String = "5") -> [BuildDiagnostic] {
        Lowering(files: ["A.swift": source], languageMode: languageMode).lower("A.swift").diagnostics
    }
}
