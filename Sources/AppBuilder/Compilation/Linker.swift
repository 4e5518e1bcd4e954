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

    /// The libraries of `AvailableModules.systemLibraries`; only apps that use one are linked with it.
    private static let systemLibraries = ["sqlite3", "z"]

    /// `URLSession.init(configuration:)` and `init(configuration:delegate:delegateQueue:)`: sessions are made by Quince (`SessionHooks`).
    private static let wrapped = [
        "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcfC",
        "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC",
    ]

    /// Links an app's executable.
    ///
    /// - Throws: `BuildFailure` with the linker's message.
    /// - Parameter libraries: Names of system libraries that the app's libraries ask for.
    func link(_ objects: [URL], libraries: [String] = [], to executable: URL) throws {
        // Crash reports, NSClassFromString and test bundles look symbols up in the executable itself.
        try link(objects, ["-pie", "-rdynamic"] + Self.options(libraries), to: executable)
    }

    /// Links a library of tests, which finds its app's symbols in the process that loads it.
    ///
    /// - Throws: `BuildFailure` with the linker's message.
    func linkTests(_ objects: [URL], libraries: [String] = [], to library: URL) throws {
        try link(objects, ["-shared", "-lXCTest", "-lTesting"] + Self.options(libraries), to: library)
    }

    /// Apple's library of C++ has another name here.
    private static func options(_ libraries: [String]) -> [String] {
        Set(libraries).sorted().map { "-l" + ($0 == "c++" ? "stdc++" : $0) }
    }

    /// Beginnings of the mangled names of what needs Foundation's networking for itself.
    private static let networked = [
        "s6WebKit", "s14SafariServices", "s22AuthenticationServices", "s16LinkPresentation", "s6MapKit13MKTileOverlay",
        // `URL.lines` and `URL.resourceBytes`, which load addresses.
        "s20FoundationEssentials3URLV06QuinceA0E5lines", "s20FoundationEssentials3URLV06QuinceA0E13resourceBytes",
    ]

    /// Whether an object uses web views and the like: these load pages and hand out requests, although the app may name nothing of Foundation's networking.
    private static func loadsPages(_ object: URL) -> Bool {
        guard let data = try? Data(contentsOf: object, options: .alwaysMapped) else { return false }
        return needsNetworking(data)
    }

    /// Whether an object's symbols are among those that need Foundation's networking.
    static func needsNetworking(_ object: Data) -> Bool { networked.contains { object.range(of: Data($0.utf8)) != nil } }

    /// Links a library that a running app loads for new bodies of its functions.
    ///
    /// - Throws: `BuildFailure` with the linker's message.
    func linkReplacement(_ objects: [URL], to library: URL) throws { try link(objects, ["-shared"], to: library) }

    private func link(_ objects: [URL], _ options: [String], to file: URL) throws {
        let swift = toolchain.libraries
        #if arch(arm64)
            let architecture = "aarch64"
        #else
            let architecture = "x86_64"
        #endif
        var arguments = ["-fuse-ld=lld", "-Xlinker", "-rpath", "-Xlinker", swift.path]
        arguments += ["-Xlinker", "-rpath", "-Xlinker", frameworks.library.deletingLastPathComponent().path]
        arguments += [swift.appendingPathComponent("\(architecture)/swiftrt.o").path] + objects.map(\.path)
        arguments += [frameworks.library.path, "-L", swift.path] + options
        if objects.contains(where: Self.loadsPages) { arguments.append("-lFoundationNetworking") }
        arguments += ["-Xlinker", "--as-needed"]
        arguments += Self.libraries.filter { FileManager.default.fileExists(atPath: swift.appendingPathComponent("lib\($0).so").path) }.map
        { "-l" + $0 }
        // The importer's notes of what a module of C is linked with do not reach this linker.
        arguments += Self.systemLibraries.filter {
            FileManager.default.fileExists(atPath: "/usr/lib/\(architecture)-linux-gnu/lib\($0).so")
        }
        .map { "-l" + $0 }
        for symbol in Self.wrapped { arguments += ["-Xlinker", "--wrap=\(symbol)"] }
        arguments += ["-lm", "-o", file.path]
        let result = try toolchain.run("clang", arguments)
        guard result.status == 0 else {
            let lines = result.output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("undefined") }.prefix(5)
            throw BuildFailure(
                "linking failed: \(lines.joined(separator: "\n"))",
                nextStep: "Rebuild Quince's frameworks; they may be older than the tool.")
        }
    }
}
