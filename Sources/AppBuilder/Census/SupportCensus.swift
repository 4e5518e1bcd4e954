import Foundation
import FrameworkManifest

/// Looks up what a project uses, without building it.
struct SupportCensus {
    let request: BuildRequest

    /// A source with what it imports and names.
    private struct Source: Sendable {
        let path: String
        let imports: Set<String>
        let vocabulary: SourceVocabulary
    }

    /// - Throws: `BuildFailure` for a project or a source that cannot be read.
    func report() throws -> SupportReport {
        var request = request
        request.describes = true
        let session = BuildSession(request)
        let found = try ProjectLocator.locate(request.app.standardizedFileURL)
        let app = try session.readTarget(found)
        let parts = app.withParts
        var problems = parts.flatMap { $0.problems + $0.warnings }.map(\.description)
        let graph = libraries(of: app, found, session, &problems)
        let known = try ModuleVocabulary(frameworks: request.frameworks, toolchain: Toolchain.locate(), cache: session.cacheFolder).names()
        let available = AvailableModules.names(request.frameworks).union(graph?.libraries.map(\.target.moduleName) ?? [])
            .union(parts.map(\.moduleName))
        let conditions = { (target: AppTarget) in
            PlatformConditions(
                defined: target.conditions, canImport: { available.contains($0) }, languageMode: target.languageMode,
                system: target.settings.system)
        }
        var declared = known
        for library in graph?.libraries ?? [] where library.c == nil {
            declared.formUnion(try Self.sources(of: library.target, conditions(library.target)).flatMap(\.vocabulary.declared))
        }
        var sources: [Source] = []
        for part in parts {
            sources += try Self.sources(of: part, conditions(part))
            declared.formUnion(try Self.generatedNames(of: part, conditions(part)))
        }
        // A name may be qualified by its module.
        declared.formUnion(available.union(AppleFrameworks.names))
        declared.formUnion(sources.flatMap(\.vocabulary.declared))
        return Self.report(of: sources, declared, available, app, isWithoutPackages: graph == nil, problems)
    }

    /// The packages' libraries; nil where they cannot be had, with the reason among the problems.
    private func libraries(
        of app: AppTarget, _ found: ProjectLocator.Found, _ session: BuildSession, _ problems: inout [String]
    ) -> LibraryGraph? {
        do { return try session.libraries(of: app, found) } catch let failure as BuildFailure {
            problems += failure.diagnostics.map(\.description)
            return nil
        } catch {
            problems.append("\(error)")
            return nil
        }
    }

    private static func sources(of target: AppTarget, _ conditions: PlatformConditions) throws -> [Source] {
        let root = target.root.standardizedFileURL.path + "/"
        return try target.sources.filter { $0.pathExtension == "swift" }.parallelMap { url in
            let parsed = try ParsedSource(url: url, text: try ProjectFile.text(url), conditions: conditions)
            return Source(
                path: url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path,
                imports: Set(parsed.facts.imports.map(\.module)), vocabulary: SourceVocabulary(parsed.tree, conditions))
        }
        .map { try $0.get() }
    }

    /// The names that a build makes of asset and string catalogs, models and definitions of intents.
    private static func generatedNames(of target: AppTarget, _ conditions: PlatformConditions) throws -> Set<String> {
        var texts = [try AssetSymbolWriter(target).text(seesSwiftUI: true) + StringSymbolWriter(target).text()]
        texts += try ModelSources.texts(for: target).values
        texts += try IntentSources.texts(for: target)
        let names = try texts.map { SourceVocabulary(try SourceParsing.tree(of: $0, in: nil), conditions).declared }
        return names.reduce(into: []) { $0.formUnion($1) }
    }

    // MARK: What is missing

    private static func report(
        of sources: [Source], _ declared: Set<String>, _ available: Set<String>, _ app: AppTarget, isWithoutPackages: Bool,
        _ problems: [String]
    ) -> SupportReport {
        var modules: [String: [Source]] = [:], rest: [Source] = [], notRead = 0
        for source in sources {
            let missing = source.imports.subtracting(available)
            for module in missing { modules[module, default: []].append(source) }
            if missing.isEmpty {
                rest.append(source)
            } else if isWithoutPackages, !missing.isSubset(of: AppleFrameworks.names) {
                notRead += 1
            }
        }
        let reasons = MissingReason(target: app)
        let missing = modules.map { module, files in
            SupportReport.Module(
                name: module, reason: reasons.text(of: module), files: files.map(\.path).sorted(),
                names: names(in: files, without: declared))
        }
        return SupportReport(
            project: app.project?.path ?? app.root.path, files: sources.count,
            modules: missing.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }, names: names(in: rest, without: declared),
            filesNotRead: notRead, problems: problems)
    }

    /// The names that files use and nobody declares, those used most first.
    private static func names(in sources: [Source], without declared: Set<String>) -> [SupportReport.Name] {
        var names: [String: SupportReport.Name] = [:]
        for source in sources {
            for (name, uses) in source.vocabulary.used where !declared.contains(name) {
                names[name, default: SupportReport.Name(name: name, uses: 0, files: [])].uses += uses
                names[name]?.files.append(source.path)
            }
        }
        return names.values.map { SupportReport.Name(name: $0.name, uses: $0.uses, files: $0.files.sorted()) }
            .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }
}

extension AppBuilder {
    /// Determines what a project needs and Quince lacks, without building it. Its packages are fetched.
    ///
    /// - Throws: `BuildFailure` for a project or a source that cannot be read.
    public func support(_ request: BuildRequest) throws -> SupportReport { try SupportCensus(request: request).report() }
}
