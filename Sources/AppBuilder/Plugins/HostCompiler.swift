import FileReplacement
import Foundation

/// Compiles libraries and programs of packages for this machine: what macros and plug-ins are made of.
struct HostCompiler {
    let toolchain: Toolchain
    let moduleCache: URL
    /// Gets the compiled modules and objects.
    let folder: URL
    var optimization = "-O"
    /// Folders of modules that are compiled already.
    var modules: [URL] = []

    /// The compiler's own modules of syntax.
    var syntax: URL { toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host") }

    /// The arguments that compile anything of `library`.
    func options(of library: Library) -> [String] {
        let target = library.target
        return [optimization, "-module-name", library.name, "-swift-version", target.languageMode, "-whole-module-optimization"]
            + target.conditions.sorted().flatMap { ["-D", $0] } + target.compilerArguments
            + (modules + [syntax, folder]).flatMap { ["-I", $0.path] } + ["-module-cache-path", moduleCache.path, "-suppress-warnings"]
    }

    /// Compiles a library.
    ///
    /// - Parameter parts: The libraries that it may import, compiled before.
    /// - Returns: Its objects.
    /// - Throws: `BuildFailure` with the compiler's errors.
    func compile(_ library: Library, with parts: [Library] = []) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let c = library.c { return try compile(library, c, with: parts) }
        let object = folder.appendingPathComponent(library.name + ".o")
        try run(
            ["-emit-module", "-emit-object", "-parse-as-library"] + options(of: library) + imports(parts)
                + ["-emit-module-path", folder.appendingPathComponent(library.name + ".swiftmodule").path]
                + library.target.sources.map(\.path) + ["-o", object.path])
        return [object]
    }

    private func compile(_ library: Library, _ c: Library.CSources, with parts: [Library]) throws -> [URL] {
        if let text = c.generatedMap { try Data(text.utf8).replaceFile(at: generatedMap(of: library)) }
        let objects = folder.appendingPathComponent(library.name + "-objects", isDirectory: true)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let headers = ([c.headers] + parts.map { $0.c?.headers }).compactMap { $0 }
        let names = try CCompiler(toolchain: toolchain, objects: objects).compile(
            c, root: library.target.descriptionFiles.first, headers: headers)
        return names.map(objects.appendingPathComponent)
    }

    private func generatedMap(of library: Library) -> URL { folder.appendingPathComponent(library.name + ".modulemap") }

    /// The arguments with which Swift finds the parts that are C.
    private func imports(_ parts: [Library]) -> [String] {
        var imports = ModuleImports()
        imports.headers = parts.compactMap { $0.c?.headers }
        imports.moduleMaps = parts.compactMap { part in part.c.flatMap { $0.generatedMap == nil ? $0.moduleMap : generatedMap(of: part) } }
        return imports.arguments
    }

    /// Builds a program and its parts.
    ///
    /// - Parameter arguments: More arguments of the compiler and the linker.
    /// - Returns: The program.
    /// - Throws: `BuildFailure` with the compiler's errors.
    func build(_ program: HostProgram, arguments: [String] = []) throws -> URL {
        var objects: [URL] = []
        for (index, part) in program.parts.enumerated() { objects += try compile(part, with: Array(program.parts[..<index])) }
        let sources = program.main.target.sources
        let isScript = sources.contains { $0.lastPathComponent == "main.swift" }
        let own = folder.appendingPathComponent(program.name + "-main.o")
        try run(
            ["-emit-object"] + (isScript ? [] : ["-parse-as-library"]) + options(of: program.main) + imports(program.parts) + arguments
                + sources.map(\.path) + ["-o", own.path])
        let result = folder.appendingPathComponent(program.name)
        try link([own] + objects, to: result, program, arguments)
        return result
    }

    private func link(_ objects: [URL], to result: URL, _ program: HostProgram, _ arguments: [String]) throws {
        let libraries = Set(([program.main] + program.parts).flatMap(\.linkedLibraries)).sorted()
        try run(
            ["-emit-executable"] + objects.map(\.path) + arguments + libraries.map { "-l" + $0 }
                + ["-Xlinker", "--as-needed", "-L", syntax.path] + syntaxLibraries.map { "-l" + $0 }
                + ["-Xlinker", "-rpath", "-Xlinker", syntax.path, "-o", result.path])
    }

    private var syntaxLibraries: [String] {
        MacroCompiler.libraries.filter { FileManager.default.fileExists(atPath: syntax.appendingPathComponent("lib\($0).so").path) }
    }

    func run(_ arguments: [String]) throws { _ = try toolchain.run("swiftc", arguments).diagnostics() }
}
