import Foundation

/// Links an app's objects with Quince's frameworks.
struct Linker {
    let frameworks: FrameworkSet
    let toolchain: Toolchain

    private static let libraries = [
        "swiftSwiftOnoneSupport", "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
        "swiftObservation",
        "swiftSynchronization", "swiftGlibc", "BlocksRuntime", "dispatch", "swiftDispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// - Throws: `BuildFailure` with the linker's message.
    func link(_ objects: [URL], to executable: URL) throws {
        let swift = toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
        #if arch(arm64)
            let architecture = "aarch64"
        #else
            let architecture = "x86_64"
        #endif
        var arguments = ["-fuse-ld=lld", "-pie", "-Xlinker", "-rpath", "-Xlinker", swift.path]
        arguments += ["-Xlinker", "-rpath", "-Xlinker", frameworks.library.deletingLastPathComponent().path]
        arguments += [swift.appendingPathComponent("\(architecture)/swiftrt.o").path] + objects.map(\.path)
        arguments += [frameworks.library.path, "-L", swift.path, "-Xlinker", "--as-needed"]
        arguments += Self.libraries.filter { FileManager.default.fileExists(atPath: swift.appendingPathComponent("lib\($0).so").path) }.map
        { "-l" + $0 }
        arguments.append("-lm")
        // Crash reports and NSClassFromString look symbols up in the executable itself.
        arguments += ["-rdynamic", "-o", executable.path]
        let result = try toolchain.run("clang", arguments)
        guard result.status == 0 else {
            let lines = result.output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("undefined") }.prefix(5)
            throw BuildFailure(
                "linking failed: \(lines.joined(separator: "\n"))",
                nextStep: "Rebuild Quince's frameworks; they may be older than the tool.")
        }
    }
}
