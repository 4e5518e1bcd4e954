import Foundation
import SwiftParser
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

    init(url: URL, text: String, conditions: PlatformConditions) {
        name = url.lastPathComponent
        self.url = url
        self.text = text
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: url.path, tree: tree)
        facts = FactsCollector.collect(tree, locations: locations, conditions: conditions)
    }
}
