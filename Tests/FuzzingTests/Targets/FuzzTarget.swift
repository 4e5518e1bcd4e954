import Foundation

/// A parser of outside bytes, and the bounds it keeps whatever it is given.
struct FuzzTarget: Sendable {
    let name: String
    /// Of an input, in bytes.
    var maximumLength = 4096
    /// Seconds that one input may take, in code compiled with coverage.
    var timeout = 5
    /// Of the whole process, in mebibytes.
    var memoryLimit = 1024
    /// Words of the format, which the fuzzer puts into inputs.
    var words: [String] = []
    /// Inputs to begin with, made of what Quince itself writes.
    let seeds: @Sendable () -> [[UInt8]]
    /// Parses an input, and does what the host does with the result. Returns whether the input means something.
    let accepts: @Sendable ([UInt8]) -> Bool

    static let all = requests + agents + pages + network + device + rendering + files + keychains + projects + descriptions + reports

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension [UInt8] {
    init(_ text: String) { self.init(text.utf8) }

    var text: String { String(decoding: self, as: UTF8.self) }

    /// The parts between zero bytes: inputs of several pieces.
    var pieces: [[UInt8]] { split(separator: 0, omittingEmptySubsequences: false).map(Array.init) }

    /// The method, target and headers of an HTTP request.
    var requestHead: (method: String, target: String, headers: [(name: String, value: String)]) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let words = (lines.first ?? "").split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (parts[0], String(parts[1].drop { $0 == " " })) : nil
        }
        return (words.first ?? "", words.dropFirst().first ?? "", headers)
    }

    /// What chooses between several parsers, and the input of the chosen one.
    func choice(of count: Int) -> (Int, [UInt8])? { first.map { (Int($0) % count, [UInt8](dropFirst())) } }
}

/// Whether an action neither throws nor finds nothing.
func succeeds<Result>(_ action: () throws -> Result) -> Bool { (try? action()) != nil }
