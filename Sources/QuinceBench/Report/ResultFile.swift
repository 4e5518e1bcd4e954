import Foundation

/// `bench.json`: a list of objects, one for each figure.
struct ResultFile: Encodable {
    private let entries: [Entry]

    init(_ results: [Result]) { entries = results.map(Entry.init) }

    func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }

    /// Replaces the file as a whole.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
    }

    private struct Entry: Encodable {
        let result: Result

        private enum Key: String, CodingKey { case name, value, unit, target, higherIsBetter, rival, rivalValue, problem }

        /// Every key is there, with null for what there is not; `problem` only where the figure could not be measured.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(result.figure.name, forKey: .name)
            try container.encode(result.value, forKey: .value)
            try container.encode(result.figure.unit, forKey: .unit)
            try container.encode(result.target, forKey: .target)
            try container.encode(result.figure.higherIsBetter, forKey: .higherIsBetter)
            try container.encode(result.figure.rival, forKey: .rival)
            try container.encode(result.rivalValue, forKey: .rivalValue)
            try container.encodeIfPresent(result.failure?.description, forKey: .problem)
        }
    }
}
