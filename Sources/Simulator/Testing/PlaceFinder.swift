import AutomationModel
import Foundation
import ProcessSupport

/// Finds the lines of source of instructions in a test bundle, with the toolchain's `llvm-symbolizer`.
final class PlaceFinder {
    private let library: URL
    private let symbolizer: URL?

    /// - Parameters:
    ///   - library: The bundle's library.
    ///   - symbolizer: The program; nil = nothing is found.
    init(library: URL, symbolizer: URL?) { (self.library, self.symbolizer) = (library, symbolizer) }

    /// Seconds that the program may take.
    private static let timeLimit = 60.0

    /// The places of those instructions whose source is the user's, in the order of the offsets.
    func places(of offsets: [UInt64]) -> [SourcePlace] {
        guard let symbolizer, !offsets.isEmpty else { return [] }
        let arguments = ["--obj=\(library.path)", "--functions=none"] + offsets.prefix(256).map { "0x" + String($0, radix: 16) }
        guard let run = try? CommandRun(symbolizer, arguments, timeLimit: Self.timeLimit), run.status == 0 else { return [] }
        return Self.read(String(decoding: run.output, as: UTF8.self))
    }

    /// Reads lines such as `/path/CartTests.swift:12:9`; generated code has no file, no line, or one of AppBuilder's.
    static func read(_ output: String) -> [SourcePlace] {
        output.split(separator: "\n").compactMap { text in
            let parts = text.split(separator: ":")
            guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
            let file = parts.dropLast(2).joined(separator: ":")
            guard file.hasPrefix("/"), !file.contains("/<"), !isGenerated(file) else { return nil }
            return SourcePlace(file: file, line: line)
        }
    }

    /// The folder of lowered files.
    private static func isGenerated(_ file: String) -> Bool {
        URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent == "Lowered"
    }
}
