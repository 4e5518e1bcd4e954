import Foundation
import SwiftSyntax

/// A source file, parsed.
struct ParsedSource {
    /// File name, unique in its module.
    let name: String
    let url: URL
    let text: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter
    let facts: SourceFacts

    /// Whether it is the code of a playground's page.
    let isPlayground: Bool

    /// - Parameter name: nil for the file's own.
    /// - Throws: `BuildFailure` for a source that is nested too deeply.
    init(url: URL, name: String? = nil, text: String, conditions: PlatformConditions, isPlayground: Bool = false) throws {
        self.name = name ?? url.lastPathComponent
        self.isPlayground = isPlayground
        self.url = url
        self.text = text
        tree = try SourceParsing.tree(of: text, in: url)
        locations = SourceLocationConverter(fileName: url.path, tree: tree)
        facts = FactsCollector.collect(tree, locations: locations, conditions: conditions)
    }
}
