import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let environment = ProcessInfo.processInfo.environment
private let target = environment["QUINCE_FUZZ_TARGET"].flatMap(FuzzTarget.named)

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput") public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    _ = target?.accepts([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

/// Runs libFuzzer on one target, named by `QUINCE_FUZZ_TARGET`.
///
/// With `QUINCE_FUZZ_SEEDS` set to a folder, it writes the seeds and words of every target there, with a table of targets and bounds, and runs nothing.
@main struct Fuzzer {
    static func main() {
        if let folder = environment["QUINCE_FUZZ_SEEDS"] {
            do { return try FuzzFolder(folder).write() } catch { fail("the seeds cannot be written to \(folder): \(error)") }
        }
        guard target != nil else { fail("QUINCE_FUZZ_TARGET names no target; see Scripts/fuzz --list") }
        var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
        exit(run(&count, &arguments, test))
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(2)
    }
}

/// Where the fuzzer finds what it begins with.
private struct FuzzFolder {
    let folder: URL

    init(_ path: String) { folder = URL(fileURLWithPath: path, isDirectory: true) }

    func write() throws {
        var table = ""
        for target in FuzzTarget.all {
            let seeds = folder.appendingPathComponent(target.name, isDirectory: true)
            try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
            for (index, seed) in target.seeds().enumerated() { try Data(seed).write(to: seeds.appendingPathComponent("seed-\(index)")) }
            try Data(target.words.map(Self.line).joined().utf8).write(to: folder.appendingPathComponent("\(target.name).words"))
            table += "\(target.name) \(target.maximumLength) \(target.timeout) \(target.memoryLimit)\n"
        }
        try Data(table.utf8).write(to: folder.appendingPathComponent("targets"))
    }

    /// A word as libFuzzer's dictionaries have it.
    private static func line(_ word: String) -> String {
        let bytes = word.utf8.map { byte in
            (32..<127).contains(byte) && byte != 34 && byte != 92
                ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "\"\(bytes.joined())\"\n"
    }
}
