import Foundation
import ProcessSupport

/// Finds the functions of instructions, with the toolchain's `llvm-symbolizer` and `swift-demangle`.
struct FunctionFinder {
    /// The toolchain's folder of programs.
    let toolchain: URL

    /// Seconds that each program may take.
    private static let timeLimit = 120.0
    /// Instructions and names that go to a program at once: what fits into its arguments.
    private static let batch = 2_000

    /// - Parameter addresses: As `ProcessImages.place(of:)` counts them.
    func functions(at addresses: Set<UInt64>, in file: String) throws -> [UInt64: ProfileReport.Function] {
        var found: [UInt64: ProfileReport.Function] = [:]
        let all = addresses.sorted()
        for start in stride(from: 0, to: all.count, by: Self.batch) {
            let part = Array(all[start..<min(start + Self.batch, all.count)])
            let places = Self.places(
                in: try run(
                    "llvm-symbolizer",
                    ["--obj=\(file)", "--functions=linkage", "--no-inlines"] + part.map { "0x" + String($0, radix: 16) }))
            let names = try demangled(places.map(\.name))
            let image = URL(fileURLWithPath: file).lastPathComponent
            for (address, (name, place)) in zip(part, zip(names, places)) {
                let isKnown = name != "??" && !name.isEmpty
                found[address] = ProfileReport.Function(
                    name: isKnown ? name : "a function of \(image)", image: image, file: place.file, line: place.line)
            }
        }
        return Self.united(found)
    }

    /// The functions with the first of the places of their instructions, in place of each instruction's own.
    static func united(_ found: [UInt64: ProfileReport.Function]) -> [UInt64: ProfileReport.Function] {
        var first: [String: ProfileReport.Function] = [:]
        for function in found.values where function.file != nil {
            let known = first[function.name]
            if known == nil || (function.file!, function.line ?? 0) < (known!.file!, known!.line ?? 0) { first[function.name] = function }
        }
        return found.mapValues { first[$0.name] ?? $0 }
    }

    private func demangled(_ names: [String]) throws -> [String] {
        guard names.contains(where: { $0.hasPrefix("$s") || $0.hasPrefix("$S") || $0.hasPrefix("$e") }) else { return names }
        let lines = try run("swift-demangle", ["--simplified", "--compact"] + names)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.count >= names.count ? lines : names
    }

    private func run(_ tool: String, _ arguments: [String]) throws -> String {
        let program = toolchain.appendingPathComponent(tool)
        let run = try CommandRun(program, arguments, timeLimit: Self.timeLimit)
        guard run.status == 0 else {
            throw SimulatorError("\(program.path) cannot name functions", nextStep: "Install the whole toolchain.")
        }
        return String(decoding: run.output, as: UTF8.self)
    }

    /// Reads a name and a place (`file:line:column`) for each instruction, with an empty line after them.
    static func places(in output: String) -> [(name: String, file: String?, line: Int?)] {
        output.components(separatedBy: "\n\n").compactMap { entry in
            let lines = entry.split(separator: "\n")
            guard lines.count >= 2 else { return nil }
            let parts = lines[1].split(separator: ":")
            guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0 else { return (String(lines[0]), nil, nil) }
            let file = parts.dropLast(2).joined(separator: ":")
            return (String(lines[0]), file.hasPrefix("/") && !file.contains("/<") ? file : nil, line)
        }
    }
}
