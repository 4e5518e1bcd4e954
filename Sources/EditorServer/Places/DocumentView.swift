import AppBuilder
import Foundation

/// A file with its lowered text, and the places of one in the other.
final class DocumentView: Sendable {
    /// The address of the user's file, as the client writes it.
    let userURI: String
    let loweredURI: String
    let source: EditorSource
    let user: LineTable
    let lowered: LineTable

    init(userURI: String, loweredURI: String, source: EditorSource) {
        (self.userURI, self.loweredURI, self.source) = (userURI, loweredURI, source)
        (user, lowered) = (LineTable(source.text), LineTable(source.lowered))
    }

    /// The place in the lowered text.
    ///
    /// - Parameter isStart: Whether it is the start of a range; nil for a place by itself, which belongs to a name that begins there.
    func lowered(_ position: LinePosition, isStart: Bool? = nil) -> LinePosition {
        let offset = user.offset(of: position)
        let isStart = isStart ?? (user.isName(at: offset) && !user.isName(at: offset - 1))
        return lowered.position(of: source.map.result(of: offset, isStart: isStart))
    }

    /// A range of the lowered text in the user's.
    struct UserRange {
        var start: LinePosition
        var end: LinePosition
        var isGenerated: Bool
        var crossesReplacement: Bool
    }

    func user(_ start: LinePosition, _ end: LinePosition) -> UserRange {
        let (first, last) = (lowered.offset(of: start), lowered.offset(of: end))
        let origin = source.map.origin(of: first..<max(first, last))
        return UserRange(
            start: user.position(of: origin.range.lowerBound), end: user.position(of: origin.range.upperBound),
            isGenerated: origin.isGenerated, crossesReplacement: origin.crossesReplacement)
    }

    /// The user's line, from 0, that generated code stands for; nil where none is known.
    func userLine(ofGenerated line: Int) -> Int? {
        source.line(ofAdded: line + 1).map { $0 - 1 }.flatMap { user.range(ofLine: $0) == nil ? nil : $0 }
    }
}
