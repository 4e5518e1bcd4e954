import Foundation

/// A run of the compiler that ended without an error of the source.
enum CompilerCrash {
    /// The step that the compiler was in, with the place of the user's source that its dump names last.
    static func failure(_ output: String, columns: [String: ColumnMap] = [:]) -> BuildFailure {
        let steps = output.split(separator: "\n").compactMap { step(in: String($0)) }
        // The last step with a place in a source says more than those inside the compiler.
        guard let last = steps.last(where: { place($0) != nil }) ?? steps.last else {
            return BuildFailure("the compiler failed: \(output.suffix(2000))", nextStep: nextStep)
        }
        let activity = last.range(of: " (at ").map { String(last[..<$0.lowerBound]) } ?? last
        let message = "the compiler crashed " + activity.prefix(1).lowercased() + activity.dropFirst()
        guard let place = place(last) else { return BuildFailure(message, nextStep: nextStep) }
        let column = columns[place.file]?.original(line: place.line, column: place.column) ?? place.column
        return BuildFailure([
            .error(message, at: URL(fileURLWithPath: place.file), line: place.line, column: column, nextStep: nextStep)
        ])
    }

    private static let nextStep = "Write the code there in another way, and report this with the app's source."

    /// `3.\tWhile type-checking 'body' (at /app/A.swift:3:5)` → what follows the number.
    private static func step(in line: String) -> String? {
        guard let point = line.firstIndex(of: "."), Int(line[..<point]) != nil else { return nil }
        let text = line[line.index(after: point)...].trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("While ") ? text : nil
    }

    /// The first `file:line:column` of a step: `(at /app/A.swift:3:5)`, or a range, `(at [/app/A.swift:3:5 - line:4:6] …)`.
    private static func place(_ step: String) -> (file: String, line: Int, column: Int)? {
        guard let start = step.range(of: "(at ") else { return nil }
        let text = step[start.upperBound...].drop { $0 == "[" }
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasPrefix("/"), let line = Int(parts[1]) else { return nil }
        return (String(parts[0]), line, Int(parts[2].prefix { $0.isNumber }) ?? 1)
    }
}
