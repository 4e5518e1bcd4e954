import FileFormats
import FileReplacement
import Foundation
import ProcessSupport

/// Builds the programs that expand packages' macros, for this machine, with the syntax library that the compiler brings.
///
/// The compiler starts such a program for every file that uses its macros. It runs confined, as manifests do: it reads its package and the
/// toolchain, has no network, and writes only its answers.
struct MacroCompiler {
    let toolchain: Toolchain
    /// The folder of the parts that all macro programs share.
    let shared: URL
    let moduleCache: URL

    /// Compiles the program of `library` into `folder`.
    ///
    /// - Returns: The program for the compiler to start.
    /// - Throws: `BuildFailure` with the compiler's errors, and where the toolchain lacks what macros are made with.
    func compile(_ library: Library, into folder: URL) throws -> URL {
        let plugin = Self.program(of: library, in: folder)
        let made = URL(fileURLWithPath: plugin.path + ".program")
        let target = library.target
        try compileShared(for: library)
        let parts = HostCompiler(
            toolchain: toolchain, moduleCache: moduleCache, folder: folder.appendingPathComponent("Parts", isDirectory: true),
            modules: [shared])
        let objects = try library.macroLibraries.flatMap { try parts.compile($0) }
        let own = folder.appendingPathComponent(library.name + "-macros.o")
        try run(
            ["-emit-object", "-parse-as-library"] + parts.options(of: library) + target.sources.map(\.path) + ["-o", own.path])
        let all = [own, shared.appendingPathComponent("Plugin.o")] + objects
        try run(
            ["-emit-executable"] + all.map(\.path) + ["-L", syntax.path] + Self.libraries.map { "-l" + $0 }
                + ["-Xlinker", "-rpath", "-Xlinker", syntax.path, "-o", made.path])
        try confine(plugin, root: target.root)
        return plugin
    }

    /// The program that expands the macros of `library`.
    static func program(of library: Library, in folder: URL) -> URL { folder.appendingPathComponent(library.name + "-macros") }

    // MARK: Compiling

    /// The compiler's own modules of syntax.
    private var syntax: URL { toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host") }

    private var common: [String] { ["-I", syntax.path, "-module-cache-path", moduleCache.path, "-suppress-warnings"] }

    /// The modules that macros can be made with without compiling them.
    static let modules = Set(libraries + [MacroPlugin.module])

    /// The compiler's own libraries of syntax.
    static let libraries = [
        "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig", "SwiftOperators",
        "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
        "SwiftSyntaxMacros",
    ]

    /// Compiles the module of the program's entry, unless it is there.
    private func compileShared(for library: Library) throws {
        guard FileManager.default.fileExists(atPath: syntax.appendingPathComponent("SwiftSyntaxMacros.swiftmodule").path) else {
            throw BuildFailure(
                "'\(library.name)' has macros, and the toolchain lacks the modules of SwiftSyntax that they are made with",
                nextStep: "Install the toolchain of swift.org, then run 'quince doctor'.")
        }
        let lock = try BuildLock(shared) {}
        defer { withExtendedLifetime(lock) {} }
        let stamp = shared.appendingPathComponent("stamp")
        let wanted = StableHash.of(
            toolchain.folder.path, FileStamp(toolchain.folder.appendingPathComponent("swiftc")).sizeAndDate, MacroPlugin.source)
        guard (try? String(contentsOf: stamp, encoding: .utf8)) != wanted else { return }
        let source = shared.appendingPathComponent("Plugin.swift")
        try Data(MacroPlugin.source.utf8).replaceFile(at: source)
        try run(
            ["-emit-module", "-emit-object", "-parse-as-library", "-O", "-module-name", MacroPlugin.module] + common
                + ["-emit-module-path", shared.appendingPathComponent(MacroPlugin.module + ".swiftmodule").path]
                + [source.path, "-o", shared.appendingPathComponent("Plugin.o").path])
        try Data(wanted.utf8).replaceFile(at: stamp)
    }

    private func run(_ arguments: [String]) throws {
        _ = try toolchain.run("swiftc", arguments).diagnostics()
    }

    // MARK: Confinement

    /// Puts `quince-manifest` in the program's place, which starts it confined.
    private func confine(_ plugin: URL, root: URL) throws {
        var links = [
            URL(fileURLWithPath: plugin.path + ".package"): root,
            URL(fileURLWithPath: plugin.path + ".toolchain"): toolchain.folder.deletingLastPathComponent().appendingPathComponent(
                "lib/swift"),
        ]
        links[URL(fileURLWithPath: plugin.path + ".threads")] = ManifestConfinement.workerThreads
        for file in [plugin] + links.keys { try? FileManager.default.removeItem(at: file) }
        for (link, destination) in links { try FileManager.default.createSymbolicLink(at: link, withDestinationURL: destination) }
        // A copy: the compiler follows links before it starts a program, whose name says what is to be run.
        try FileManager.default.copyItem(at: ManifestConfinement.starter(), to: plugin)
    }
}
