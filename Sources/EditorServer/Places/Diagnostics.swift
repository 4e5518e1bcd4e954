import AppBuilder
import Foundation
import JSONModel

/// Makes the server's diagnostics of a lowered file those of the user's.
struct Diagnostics {
    let mapper: PlaceMapper
    /// Whether a warning is one that Xcode gives, too.
    let isLikeApples: (String) -> Bool

    /// Returns the diagnostics of the compiler, and what lowering found.
    func all(_ reported: [JSONValue], in document: DocumentView) -> [JSONValue] {
        var seen: Set<String> = []
        return (reported.compactMap { mapped($0, in: document) } + document.source.problems.map { Self.json($0, in: document) }).filter {
            seen.insert("\($0["range"]?.json ?? Data()) \($0["message"]?.string ?? "")").inserted
        }
    }

    private func mapped(_ diagnostic: JSONValue, in document: DocumentView) -> JSONValue? {
        guard let message = diagnostic["message"]?.string, let (start, end) = diagnostic["range"].flatMap(PlaceMapper.range) else {
            return diagnostic
        }
        if diagnostic["severity"]?.integer != 1, !isLikeApples(message) { return nil }
        let range = document.user(start, end)
        let place: JSONValue
        if range.isGenerated {
            // Warnings about what the user has not written help nobody.
            guard diagnostic["severity"]?.integer == 1 else { return nil }
            place = Self.range(ofLine: document.userLine(ofGenerated: start.line) ?? 0, in: document)
        } else {
            place = PlaceMapper.json(range.start, range.end)
        }
        var result = diagnostic.setting("range", place)
        for key in ["relatedInformation", "codeActions"] {
            guard let list = diagnostic[key]?.array else { continue }
            result = result.setting(
                key,
                .array(
                    list.compactMap { element in
                        let answer = mapper.toClient(element, in: document)
                        return answer.hasUnsafeEdit ? nil : answer.value
                    }))
        }
        return result
    }

    /// A problem that lowering, or the build, has found in a file.
    static func json(_ problem: BuildDiagnostic, in document: DocumentView?) -> JSONValue {
        let severity = [BuildDiagnostic.Severity.error: 1, .warning: 2, .note: 3][problem.severity] ?? 1
        return [
            "range": document.map { range(of: problem, in: $0) } ?? range(of: problem), "severity": .integer(severity), "source": "quince",
            "message": .string(problem.message + (problem.nextStep.map { "\n" + $0 } ?? "")),
        ]
    }

    private static func range(of problem: BuildDiagnostic) -> JSONValue {
        let start = LinePosition(line: max(0, problem.line - 1), character: max(0, problem.column - 1))
        return PlaceMapper.json(start, LinePosition(line: start.line, character: start.character + 1))
    }

    /// From the place to the end of its name, or of its line.
    private static func range(of problem: BuildDiagnostic, in document: DocumentView) -> JSONValue {
        guard let line = document.user.range(ofLine: problem.line - 1) else { return range(of: problem) }
        let start = min(line.lowerBound + max(0, problem.column - 1), line.upperBound)
        var end = start
        while end < line.upperBound, document.user.isName(at: end) { end += 1 }
        if end == start { end = line.upperBound }
        return PlaceMapper.json(document.user.position(of: start), document.user.position(of: end))
    }

    private static func range(ofLine line: Int, in document: DocumentView) -> JSONValue {
        guard let range = document.user.range(ofLine: line) else {
            return PlaceMapper.json(LinePosition(line: 0, character: 0), LinePosition(line: 0, character: 0))
        }
        var start = range.lowerBound
        while start < range.upperBound, [32, 9].contains(document.user.bytes[start]) { start += 1 }
        return PlaceMapper.json(document.user.position(of: start), document.user.position(of: range.upperBound))
    }
}
