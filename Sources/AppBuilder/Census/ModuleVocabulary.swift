import FileReplacement
import Foundation
import FrameworkManifest

/// The names that modules declare for apps: what is unavailable in them is none.
///
/// They are read from the compiled modules' symbol graphs, and kept for the next time.
struct ModuleVocabulary {
    let frameworks: FrameworkSet
    let toolchain: Toolchain
    /// The folder of caches.
    let cache: URL

    /// Modules of the toolchain that apps see, those of the C library among them.
    private static let toolchainModules = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing", "XCTest", "Testing",
        "SwiftGlibc",
    ]

    /// Modules of Quince that frameworks export beside each other.
    private static let exportedModules = ["FoundationBase", "OpenCombine"]

    /// The base names of everything public.
    ///
    /// - Throws: `BuildFailure` where the tool that reads modules is missing.
    func names() throws -> Set<String> {
        let built = Set((try? FileManager.default.contentsOfDirectory(atPath: frameworks.modules.path)) ?? [])
        let own = Set(FrameworkManifest.all.map(\.module)).union(Self.exportedModules).filter { built.contains("\($0).swiftmodule") }
            .sorted()
        let stamps = own.map { FileStamp(frameworks.modules.appendingPathComponent("\($0).swiftmodule")).sizeAndDate }
        let key = StableHash.of((own + stamps + [toolchain.folder.path]).joined(separator: "\n"))
        let file = cache.appendingPathComponent("names-\(key).plist")
        if let names = CacheFile.read([String].self, from: file) { return Set(names) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)", isDirectory: true)
        try PrivateFiles.makeFolder(folder)
        defer { try? FolderRemoval.remove(folder) }
        var names: Set<String> = Self.builtIn
        let modules = own + Self.toolchainModules + AvailableModules.systemLibraries.sorted()
        for part in modules.parallelMap({ try Self.names(of: $0, frameworks, toolchain, folder) }) {
            names.formUnion(try part.get())
        }
        try? PrivateFiles.makeFolder(cache)
        try? CacheFile.write(names.sorted(), to: file)
        return names
    }

    /// Names that the compiler knows without a declaration, or that only importers of Objective-C see.
    private static let builtIn: Set<String> = [
        "main", "module", "available", "discardableResult", "escaping", "autoclosure", "objc", "objcMembers", "nonobjc", "IBAction",
        "IBOutlet",
        "IBInspectable", "IBDesignable", "IBSegueAction", "NSManaged", "UIApplicationMain", "NSApplicationMain", "testable", "Sendable",
        "unchecked", "preconcurrency", "convention", "inlinable", "usableFromInline", "frozen", "dynamicMemberLookup", "dynamicCallable",
        "propertyWrapper", "resultBuilder", "globalActor", "warn_unqualified_access", "inline", "unknown", "retroactive",
        "storageRestrictions",
        "attached", "freestanding", "GKInspectable", "exported", "implementationOnly", "selector", "keyPath", "file", "fileID", "filePath",
        "line", "column", "function", "colorLiteral", "imageLiteral", "fileLiteral", "externalMacro", "isolated", "isolation",
        "nonisolated",
        "concurrent", "specialized", "transpose", "differentiable", "derivative", "noDerivative", "backDeployed",
        "requires_stored_property_inits", "Preview", "Previewable",
    ]

    private static func names(of module: String, _ frameworks: FrameworkSet, _ toolchain: Toolchain, _ folder: URL) throws -> Set<String> {
        #if arch(arm64)
            let target = "aarch64-unknown-linux-gnu"
        #else
            let target = "x86_64-unknown-linux-gnu"
        #endif
        let place = folder.appendingPathComponent(module, isDirectory: true)
        try PrivateFiles.makeFolder(place)
        let arguments = [
            "-module-name", module, "-target", target, "-output-dir", place.path, "-skip-inherited-docs", "-skip-synthesized-members",
        ]
        _ = try toolchain.run("swift-symbolgraph-extract", arguments + frameworks.searchArguments)
        // Beside its own graph there is one for each module that it extends; one that the toolchain lacks has none.
        let files = try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "json" }.reduce(into: []) { names, file in
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            for symbol in graph.symbols {
                for component in symbol.pathComponents {
                    names.insert(component.utf8.firstIndex(of: 0x28).map { String(component[..<$0]) } ?? component)
                }
                names.formUnion(symbol.declarationFragments?.compactMap(\.label) ?? [])
            }
        }
    }
}

/// The part of a symbol graph that says which names there are.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
    }

    struct Fragment: Decodable {
        let kind: String
        let spelling: String

        /// The label of a tuple's element, which is no symbol: `(inserted` or `, memberAfterInsert` before a colon.
        var label: String? {
            guard kind == "text", let start = spelling.utf8.lastIndex(where: { $0 == 0x28 || $0 == 0x20 }) else { return nil }
            let word = spelling[spelling.utf8.index(after: start)...]
            return word.utf8.first.map { $0 >= 0x41 } == true ? String(word) : nil
        }
    }
    let symbols: [Symbol]
}
