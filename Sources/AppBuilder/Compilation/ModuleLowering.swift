import FileFormats
import FileReplacement
import Foundation

/// Lowers a module's files: parses what changed, indexes all, rewrites what must be.
struct ModuleLowering {
    let target: AppTarget
    let frameworks: FrameworkIndex
    let availableModules: Set<String>
    let folder: URL
    /// The folder of an earlier build's lowered files; nil for the default inside `folder`.
    var lowered: URL?
    /// Names of the modules that are linked with it and have classes to register.
    var libraries: [String] = []
    var liveness = Liveness.none
    /// Whether files that import what is missing are left out, instead of being errors.
    var leavesOutMissing = false
    /// Whether the files are for an editor: what is wrong with some of them is no error, and the compiler names their own lines.
    var isForEditor = false
    let progress: @Sendable (BuildProgress) -> Void

    struct Result: Sendable {
        /// Lowered files by name, the generated entry last.
        var files: [URL]
        /// The user's file of each lowered one.
        var origins: [String: URL]
        /// Hash of what any file can see of the others.
        var interfaceHash: String
        /// Whether the sources speak of scenes: a type is a scene's delegate, or a method makes a scene's configuration.
        var usesScenes: Bool
        /// The declarations that other modules need for their lowering; empty except for libraries.
        var exports = FrameworkIndex()
        /// Whether any file imports a framework, and Foundation with it.
        var seesFoundation = true
        /// The modules that are missing, and the files left out for them.
        var missing = MissingModules()
        /// The inputs of lowering one more file of the module.
        var context: LoweringContext?
    }

    private func makeConditions() -> PlatformConditions {
        let available = availableModules
        return PlatformConditions(
            defined: target.conditions, canImport: { available.contains($0) }, languageMode: target.languageMode,
            system: target.settings.system, isForHost: isForHost)
    }

    /// Whether platform conditions are this machine's. Whoever asks for an interface wants a phone's, whatever C there is below.
    private var isForHost: Bool {
        target.isForHost
            && !target.sources.contains { url in
                guard let data = try? RegularFile.read(url) else { return false }
                let text = String(decoding: data, as: UTF8.self)
                return ["import UIKit", "import SwiftUI", "import QuartzCore", "import CoreGraphics"].contains(where: text.contains)
            }
    }

    /// - Throws: `BuildFailure` with every problem of every file.
    func run(_ state: inout BuildState) throws -> Result {
        let conditions = makeConditions()
        let bridged = BridgingHeader(target).modules.filter(availableModules.contains)
        let settings = StableHash.of(
            bridged.joined(separator: " "),
            target.conditions.sorted().joined(separator: " "), target.languageMode, availableModules.sorted().joined(separator: " "),
            frameworks.libraries, conditions.isForHost ? "host" : "", conditions.system.version, liveness.rawValue)
        var parsed: [String: ParsedSource] = [:]
        var texts: [String: String] = [:]
        var sources: [String: BuildState.Source] = [:]
        var origins: [String: URL] = [:]
        var names = SourceNames()
        for url in target.sources {
            let name = url == target.playgroundContents ? "main.swift" : url.lastPathComponent
            try names.check(name, url)
            let text = try ProjectFile.text(url, nextStep: "Restore the file, or remove it from the target.")
            (origins[name], texts[name]) = (url, text)
            let hash = StableHash.of(settings, url.path, text)
            if let kept = state.sources[name], kept.hash == hash {
                sources[name] = kept
            } else {
                let source = try parse(url, text, conditions)
                parsed[name] = source
                sources[name] = BuildState.Source(hash: hash, facts: source.facts)
            }
        }
        let missing = MissingModules(sources, origins, of: target, available: availableModules, leavesOutFiles: leavesOutMissing)
        if !isForEditor {
            guard missing.isAboutFrameworks || leavesOutMissing else { throw BuildFailure(missing.errors) }
            try missing.checkRest(sources)
        }
        for name in missing.filesLeftOut { (sources[name], origins[name]) = (nil, nil) }
        let entry = isForEditor ? try? entryPoint(sources, origins) : try entryPoint(sources, origins)
        let indexes = ModuleIndexes(
            sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value.facts) }, frameworks: frameworks, moduleName: target.moduleName)
        let isIndexKnown = state.index == indexes.digest
        func loweringHash(_ name: String, _ hash: String) -> String { StableHash.of(hash, indexes.digest(for: name, texts[name] ?? "")) }
        let pending = sources.filter { name, source in
            guard source.loweredStamp == FileStamp((lowered ?? folder).lowered(name)) else { return true }
            if isIndexKnown, source.hash == state.sources[name]?.hash { return false }
            return source.loweringHash != loweringHash(name, source.hash)
        }.map(\.key).sorted()
        if !pending.isEmpty { progress(.lowering(files: pending.count)) }
        var problems: [BuildDiagnostic] = []
        for name in pending {
            guard let url = origins[name], let text = texts[name], let hash = sources[name]?.hash else { continue }
            let source = try parsed[name] ?? parse(url, text, conditions)
            var lowered = SourceLowerer.lower(
                source, index: indexes[name], conditions: conditions, isLibrary: target.isLibrary, bridged: bridged)
            problems += lowered.diagnostics
            sources[name]?.liveColumns = nil
            if liveness == .full {
                let live = try HotTransform.apply(lowered.text, file: name)
                lowered.text = live.text
                sources[name]?.liveColumns = live.columns.shifts.mapValues { $0.map { [$0.column, $0.delta] } }
            }
            if isForEditor { lowered.text = EditorSource.withoutLocations(lowered.text) }
            sources[name]?.loweringHash = loweringHash(name, hash)
            sources[name]?.loweredHash = StableHash.of(lowered.text)
            sources[name]?.columns = lowered.columns.shifts.mapValues { $0.map { [$0.column, $0.delta] } }
            sources[name]?.loweredStamp = try write(lowered.text, name, known: state.sources[name])
        }
        guard problems.isEmpty || isForEditor else { throw BuildFailure(problems) }
        var result = try finish(&state, sources, origins, entry)
        state.index = indexes.digest
        result.missing = missing
        if isForEditor {
            result.context = LoweringContext(
                conditions: conditions, frameworks: frameworks, moduleName: target.moduleName, isLibrary: target.isLibrary,
                bridged: bridged, playground: target.playgroundContents,
                facts: state.sources.filter { origins[$0.key] != nil }.mapValues(\.facts))
        }
        if target.isLibrary {
            result.exports = indexes.shared.exports
            result.seesFoundation = sources.values.contains { $0.facts.importsFramework }
        }
        return result
    }

    /// Writes a lowered file, unless it is there already: the compiler's driver goes by dates.
    ///
    /// - Parameter known: The file as an earlier build has left it.
    private func write(_ text: String, _ name: String, known: BuildState.Source?) throws -> FileStamp {
        let file = folder.lowered(name)
        if let known, known.loweredHash == StableHash.of(text), let stamp = known.loweredStamp, stamp == FileStamp(file) { return stamp }
        try Data(text.utf8).replaceFile(at: file)
        return FileStamp(file)
    }

    private func parse(_ url: URL, _ text: String, _ conditions: PlatformConditions) throws -> ParsedSource {
        // Code outside of functions may stand in main.swift alone.
        let isPlayground = url == target.playgroundContents
        return try ParsedSource(
            url: url, name: isPlayground ? "main.swift" : nil, text: text, conditions: conditions, isPlayground: isPlayground)
    }

    private func finish(
        _ state: inout BuildState, _ sources: [String: BuildState.Source], _ origins: [String: URL], _ entry: SourceFacts.EntryPoint?
    ) throws -> Result {
        var sources = sources
        let names = origins.keys.sorted()
        let entryText = try entryText(names, sources, origins, entry) + assetSymbols(sources)
        let stamp = try write(entryText, EntryPointWriter.fileName, known: state.sources[EntryPointWriter.fileName])
        var interface = StableHash()
        for name in names { interface.add(name + (sources[name]?.facts.interfaceHash ?? "")) }
        // Of a test bundle's no other file sees anything, and it changes with every line of the tests.
        if !target.isTestBundle { interface.add(entryText) }
        sources[EntryPointWriter.fileName] = BuildState.Source(
            hash: "", facts: SourceFacts(), loweredHash: StableHash.of(entryText), loweredStamp: stamp)
        state.sources = sources
        return Result(
            files: (names + [EntryPointWriter.fileName]).map(folder.lowered), origins: origins,
            interfaceHash: interface.text, usesScenes: sources.values.contains { Self.usesScenes($0.facts) })
    }

    private static func usesScenes(_ facts: SourceFacts) -> Bool {
        facts.types.contains { type in
            ["UIWindowSceneDelegate", "UISceneDelegate"].contains { type.inherits.contains($0) }
                || type.members.contains { $0.labels.contains("configurationForConnecting") }
        }
    }

    /// The generated file that starts the module.
    private func entryText(
        _ names: [String], _ sources: [String: BuildState.Source], _ origins: [String: URL], _ entry: SourceFacts.EntryPoint?
    ) -> String {
        if target.isLibrary { return EntryPointWriter.library(target, registering: names) }
        if let name = target.principalClass {
            return EntryPointWriter.intentsExtension(
                registering: names, principal: name, intents: target.intentClasses, libraries: libraries)
        }
        guard target.isTestBundle else {
            // Xcode writes one for packages' targets with resources.
            let hasModuleBundle = target.isAppPackage && !target.resources.isEmpty
            return EntryPointWriter.file(registering: names, entry: entry, libraries: libraries, hasModuleBundle: hasModuleBundle)
        }
        let found = TestDiscovery.find(in: names.map { (origins[$0]?.path ?? $0, sources[$0]?.facts ?? SourceFacts()) })
        return TestEntryWriter.file(registering: names, classes: found.classes, module: target.moduleName, libraries: libraries)
    }

    /// Names of what the app's asset and string catalogs hold.
    private func assetSymbols(_ sources: [String: BuildState.Source]) throws -> String {
        guard !target.isLibrary, !target.isTestBundle else { return "" }
        let seesSwiftUI = sources.values.contains { $0.facts.imports.contains { ["SwiftUI", "WidgetKit"].contains($0.module) } }
        return try AssetSymbolWriter(target).text(seesSwiftUI: seesSwiftUI) + StringSymbolWriter(target).text()
    }

    // MARK: Checks

    private func entryPoint(_ sources: [String: BuildState.Source], _ origins: [String: URL]) throws -> SourceFacts.EntryPoint? {
        guard !target.isTestBundle, !target.isLibrary else { return nil }
        if let name = target.principalClass {
            try checkPrincipalClass(name, sources)
            return nil
        }
        let found = sources.compactMap { name, source in source.facts.entry.map { (name, $0) } }.sorted { $0.0 < $1.0 }
        let hasMainFile = origins["main.swift"] != nil
        if let second = hasMainFile ? found.first : found.dropFirst().first {
            throw BuildFailure(
                hasMainFile
                    ? "'main' attribute cannot be used in a module that contains top-level code" : "the module has two '@main' types",
                at: origins[second.0],
                line: second.1.line, nextStep: "Keep one entry point.")
        }
        if found.isEmpty, !hasMainFile {
            throw BuildFailure(
                "the app has no entry point", at: target.descriptionFiles.first,
                nextStep: "Mark the app delegate (or the App) with @main, or add main.swift.")
        }
        return found.first?.1
    }

    private func checkPrincipalClass(_ name: String, _ sources: [String: BuildState.Source]) throws {
        let isThere = sources.values.contains { $0.facts.types.contains { $0.kind == .class && $0.path == name } }
        guard !isThere else { return }
        throw BuildFailure(
            "NSExtensionPrincipalClass names the class '\(name)', which the target '\(target.name)' does not have", at: target.infoPlist,
            nextStep: "Correct the name, or add the class, a subclass of INExtension.")
    }
}
