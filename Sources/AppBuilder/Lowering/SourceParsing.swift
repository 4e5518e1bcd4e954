import Foundation
import SwiftParser
import SwiftSyntax

/// The one way from a Swift source to its syntax: sources come from anywhere, and SwiftParser must not be given all of them.
enum SourceParsing {
    /// Parses what a user has written.
    ///
    /// - Parameter file: The file that an error names.
    /// - Throws: `BuildFailure` with the line where the source is nested too deeply to be parsed.
    static func tree(of text: String, in file: URL?) throws -> SourceFileSyntax { try tree(of: text, in: file, .source) }

    /// Parses what lowering has made of a source that was parsed.
    ///
    /// - Throws: `BuildFailure`, as for sources.
    static func tree(ofLowered text: String) throws -> SourceFileSyntax { try tree(of: text, in: nil, .lowered) }

    private static func tree(of text: String, in file: URL?, _ limits: SourceNesting.Limits) throws -> SourceFileSyntax {
        if let excess = SourceNesting.excess(of: text, limits) { throw failure(excess, limits, in: file) }
        return Parser.parse(source: text)
    }

    private static func failure(_ excess: SourceNesting.Excess, _ limits: SourceNesting.Limits, in file: URL?) -> BuildFailure {
        let (message, step) =
            switch excess.reason {
            case .depth(let depth):
                (
                    "the code is nested \(depth) levels deep"
                        + (depth > limits.depth ? ", and at most \(limits.depth) are read" : " too often"),
                    "Move the inner part into a function or a type of its own."
                )
            case .alternatives(let count):
                ("\(count) alternatives follow each other, and at most \(limits.alternatives) are read", "Use a switch instead.")
            case .lists(let count):
                (
                    "\(count) lists begin in each other, which takes too long to read",
                    "Give the inner lists names of their own: a let or a typealias."
                )
            }
        return BuildFailure(message, at: file, line: excess.line, nextStep: step)
    }
}
