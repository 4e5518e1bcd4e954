import Foundation

/// A file as an editor shows it, and as the compiler reads it.
public struct EditorSource: Sendable {
    /// The user's text.
    public var text: String
    /// The lowered text.
    public var lowered: String
    public var map: PositionMap
    /// The diagnostics of lowering.
    public var problems: [BuildDiagnostic]
    /// The user's lines of lowered lines that stand for code elsewhere, by the number of the first lowered line of each run, from 1.
    public var places: [(line: Int, source: Int)]

    public init(text: String, lowered: String, map: PositionMap, problems: [BuildDiagnostic], places: [(line: Int, source: Int)]) {
        (self.text, self.lowered, self.map, self.problems, self.places) = (text, lowered, map, problems, places)
    }

    /// A file that stays as it is.
    init(unchanged text: String) {
        (self.text, lowered, map, problems, places) = (text, text, PositionMap(count: text.utf8.count), [], [])
    }

    init(text: String, lowered: SourceLowerer.Result) {
        (self.text, map, problems) = (text, lowered.map, lowered.diagnostics)
        self.lowered = Self.withoutLocations(lowered.text)
        places = Self.places(in: lowered.text)
    }

    private static let mark = "#sourceLocation(file: \""

    /// Returns the text with blanks for each `#sourceLocation`, so that the compiler names the text's own lines. No place changes.
    static func withoutLocations(_ text: String) -> String {
        guard text.contains(mark) else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(mark) && line.hasSuffix(")") ? Substring(SourceEdits.blanks(for: String(line))) : line
        }
        return lines.joined(separator: "\n")
    }

    /// The lines that each `#sourceLocation` names, by the number of the line below it.
    private static func places(in text: String) -> [(line: Int, source: Int)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard line.hasPrefix(mark), line.hasSuffix(")"), let number = line.dropLast().split(separator: " ").last.flatMap({ Int($0) })
            else {
                return nil
            }
            return (index + 2, number)
        }
    }

    /// The user's line that a line of added text stands for, both from 1; nil where none is known.
    public func line(ofAdded line: Int) -> Int? {
        guard let place = places.last(where: { $0.line <= line }) else { return nil }
        return place.source + line - place.line
    }
}

/// The inputs of lowering a file of a module, besides its own text.
struct LoweringContext: Sendable {
    var conditions: PlatformConditions
    var frameworks: FrameworkIndex
    var moduleName: String
    var isLibrary: Bool
    var bridged: [String]
    /// The code of a playground's page.
    var playground: URL?
    /// By file name.
    var facts: [String: SourceFacts]

    func parse(_ text: String, _ url: URL) throws -> ParsedSource {
        let isPlayground = url == playground
        return try ParsedSource(
            url: url, name: isPlayground ? "main.swift" : nil, text: text, conditions: conditions, isPlayground: isPlayground)
    }

    func makeIndexes() -> ModuleIndexes {
        ModuleIndexes(facts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, frameworks: frameworks, moduleName: moduleName)
    }
}
