import AppBuilder
import Foundation
import ProcessSupport
import Testing

/// Frameworks made of the real Foundation supplement, Core Data and `MiniKit`, built once per test run.
enum TestFrameworks {
    /// The modules of this build that are taken as they are, and those of C that belong to them.
    private static let parts = [
        "QuinceFoundation", "FoundationBase", "FrameworkManifest", "BundleFormat", "OpenCombine", "QuinceCombine", "CoreData",
        "CoreSpotlight", "UniformTypeIdentifiers",
    ]
    private static let cParts = [
        "CCompression", "CFoundationSymbols", "CFunctionStreams", "CTransfers", "CDatabase", "COpenCombineHelpers",
    ]

    static let shared = Result { try build() }

    /// The frameworks themselves: test bundles are compiled with XCUIAutomation, which `MiniKit` cannot carry.
    static let whole = Result { try FrameworkSet.locate(besideExecutable: productsFolder().appendingPathComponent("quince")) }

    private static func build() throws -> FrameworkSet {
        let products = try productsFolder()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "AppBuilderTests-frameworks-\(getpid())", isDirectory: true)
        let modules = folder.appendingPathComponent("Modules", isDirectory: true)
        let files = FileManager.default
        try files.createDirectory(at: modules, withIntermediateDirectories: true)
        for module in parts {
            let source = products.appendingPathComponent("Modules/\(module).swiftmodule")
            if files.fileExists(atPath: source.path) {
                try? files.copyItem(at: source, to: modules.appendingPathComponent("\(module).swiftmodule"))
            }
        }
        let source = folder.appendingPathComponent("UIKit.swift")
        try MiniKit.source.write(to: source, atomically: true, encoding: .utf8)
        let objects = try parts.flatMap { name -> [String] in
            let build = products.appendingPathComponent(name + ".build")
            guard files.fileExists(atPath: build.path) else { return [] }
            // Objects of sources that are gone lie there, too.
            let sources = try String(contentsOf: build.appendingPathComponent("sources"), encoding: .utf8)
            return sources.split(separator: "\n").map { build.appendingPathComponent(($0 as NSString).lastPathComponent + ".o").path }
        }
        let cModules = cParts.map { products.appendingPathComponent($0 + ".build") }.filter { files.fileExists(atPath: $0.path) }
        let cObjects = try cModules.flatMap { try files.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }.filter {
            $0.pathExtension == "o"
        }
        let library = folder.appendingPathComponent("libQuinceFrameworks.so")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-swift-version", "5", "-parse-as-library", "-emit-library", "-emit-module", "-module-name", "UIKit"]
            + ["-emit-module-path", modules.appendingPathComponent("UIKit.swiftmodule").path, "-I", modules.path, source.path] + objects
            + cModules.flatMap { ["-I", $0.path] } + cObjects.map(\.path) + [
                "-lz", "-lstdc++", "-l_FoundationICU", "-o", library.path, "-module-cache-path",
                folder.appendingPathComponent("Cache").path,
            ]
        try process.run()
        process.waitUntilExit()
        try #require(
            process.terminationStatus == 0, "MiniKit does not compile against QuinceFoundation; build QuinceFoundation and see why")
        return FrameworkSet(modules: modules, library: library, cModules: cModules)
    }

    /// The folder of this build's products.
    private static func productsFolder() throws -> URL {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let checkout = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.build/debug").standardizedFileURL
        let found = [executable, checkout].first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules/QuinceFoundation.swiftmodule").path)
        }
        return try #require(found, "QuinceFoundation.swiftmodule is not built: run 'swift build'")
    }
}

/// Builds `app` into a folder of its own, leaving no trace in the user's cache.
func build(
    _ app: URL, into folder: TemporaryFolder, configured configure: (inout BuildRequest) -> Void = { _ in }
) async throws -> BuiltApp {
    var request = BuildRequest(
        app: app, output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(), cache: folder.path("Cache"))
    configure(&request)
    return try await AppBuilder().build(request)
}

/// The output of a program. A program that was just written may still be open in another that a test starts: `CommandRun` waits for it.
func run(_ executable: URL, _ arguments: [String] = []) throws -> String {
    String(decoding: try CommandRun(executable, arguments, joinsErrors: true).output, as: UTF8.self)
}
