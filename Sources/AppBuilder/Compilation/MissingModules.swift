import FileFormats
import Foundation

/// The modules that files of a target import and nobody has.
struct MissingModules: Sendable {
    /// A file that imports a missing module.
    private struct Use {
        var file: String
        var url: URL?
        var place: SourceFacts.Import
    }

    /// Files by the modules that they lack.
    private var uses: [String: [Use]] = [:]
    private var reasons: [String: String] = [:]
    /// Whether the files that import what is missing are left out, and not the imports alone.
    private var leavesOutFiles = false
    /// Whether nothing but frameworks is missing. Their imports are left out, since many a file uses nothing of what it imports.
    private(set) var isAboutFrameworks = true
    /// The files that declare types and members, by their names.
    private var declarations: [String: Use] = [:]
    private var fileCount = 0

    /// Nothing is missing.
    init() {}

    init(
        _ sources: [String: BuildState.Source], _ origins: [String: URL], of target: AppTarget, available: Set<String>, leavesOutFiles: Bool
    ) {
        fileCount = sources.count
        self.leavesOutFiles = leavesOutFiles
        let reasons = MissingReason(target: target)
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            for found in source.facts.imports where !available.contains(found.module) && found.module != target.moduleName {
                let use = Use(file: name, url: origins[name], place: found)
                if uses[found.module]?.last?.file != name { uses[found.module, default: []].append(use) }
                self.reasons[found.module] = self.reasons[found.module] ?? reasons.text(of: found.module)
                if !reasons.isFramework(found.module) { isAboutFrameworks = false }
                for type in source.facts.types {
                    if type.kind != .extension { declarations[type.name] = use }
                    for member in type.members where type.kind == .extension { declarations[member.name] = use }
                }
            }
        }
    }

    var isEmpty: Bool { uses.isEmpty }

    /// Names of the files that are left out.
    var filesLeftOut: Set<String> { leavesOutFiles ? Self.files(of: uses) : [] }
    /// Names of the files that import something missing.
    private static func files(of uses: [String: [Use]]) -> Set<String> { Set(uses.values.joined().map(\.file)) }

    // MARK: Errors

    /// One error for each module, at the first file that imports it, and what they concern together.
    var errors: [BuildDiagnostic] { errors(of: uses) }

    private func errors(of uses: [String: [Use]]) -> [BuildDiagnostic] {
        let files = Self.files(of: uses)
        let errors = uses.sorted { $0.key < $1.key }.map { module, uses in
            BuildDiagnostic.error(
                "\(reasons[module] ?? module); \(Self.list(uses.map(\.file), of: fileCount))", at: uses[0].url, line: uses[0].place.line,
                column: uses[0].place.column,
                nextStep: "Put the import and what uses it inside '#if canImport(\(module))', or leave out such files: --without-missing.")
        }
        guard errors.count > 1 else { return errors }
        return errors + [
            BuildDiagnostic(
                .note, "\(errors.count) modules are missing; \(files.count) of \(fileCount) files import one of them",
                nextStep: files.count < fileCount ? "--without-missing builds the other \(fileCount - files.count)." : nil)
        ]
    }

    /// `A.swift imports it`, `3 of 40 files import it: A.swift, B.swift, C.swift`.
    private static func list(_ files: [String], of count: Int) -> String {
        if files.count == 1 { return count == 1 ? "the only file imports it" : "1 of \(count) files imports it" }
        let names = files.prefix(4).joined(separator: ", ") + (files.count > 4 ? ", …" : "")
        return "\(files.count) of \(count) files import it: \(names)"
    }

    // MARK: Leaving files out

    /// A warning for each file that is left out.
    var warnings: [BuildDiagnostic] {
        guard leavesOutFiles else { return [] }
        return uses.sorted { $0.key < $1.key }.flatMap { module, uses in
            uses.map { use in
                BuildDiagnostic.warning(
                    "\(use.file) is left out: \(reasons[module] ?? module)", at: use.url, line: use.place.line, column: use.place.column)
            }
        }
    }

    /// Checks that there is something to build without the files that are left out.
    ///
    /// - Throws: `BuildFailure` where the app begins in one of them, or nothing is left.
    func checkRest(_ sources: [String: BuildState.Source]) throws {
        let files = filesLeftOut
        let needed = files.first { sources[$0]?.facts.entry != nil || $0 == "main.swift" }
        guard let needed = needed ?? (fileCount > 0 && files.count == fileCount ? files.sorted().first : nil) else { return }
        let modules = uses.filter { $0.value.contains { $0.file == needed } }.keys.sorted()
        let reason = files.count == fileCount ? "all of them import what is missing" : "the app begins there"
        throw BuildFailure(
            errors + [
                .error(
                    "the app cannot be built without \(needed): \(reason)",
                    nextStep: "Put 'import \(modules.first ?? "")' and what uses it inside '#if canImport(\(modules.first ?? ""))'.")
            ])
    }

    // MARK: Explaining errors

    /// Compiles; errors about names that files left out declare say so, and those about names of missing frameworks name the framework.
    func explaining<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let failure as BuildFailure { throw explain(failure) }
    }

    private func explain(_ failure: BuildFailure) -> BuildFailure {
        guard !isEmpty else { return failure }
        guard leavesOutFiles else {
            let needed = neededModules(failure)
            return needed.isEmpty ? failure : BuildFailure(errors(of: needed))
        }
        return BuildFailure(
            failure.diagnostics.map { diagnostic in
                guard let name = Self.missingName(diagnostic.message), let use = declarations[name] else { return diagnostic }
                var explained = diagnostic
                explained.message += "; it is in \(use.file), which is left out"
                explained.nextStep =
                    "\(use.file) imports \(use.place.module): put what needs '\(name)' inside '#if canImport(\(use.place.module))'."
                return explained
            })
    }

    /// The missing modules whose names files seem to use: the compiler does not know a name there.
    private func neededModules(_ failure: BuildFailure) -> [String: [Use]] {
        let unknown = ["cannot find '", "cannot find type '", "unknown attribute '", "no macro named '"]
        let failing = Set(
            failure.diagnostics.filter { diagnostic in unknown.contains { diagnostic.message.contains($0) } }.compactMap(\.file?.path))
        return uses.filter { $0.value.contains { use in use.url.map { failing.contains($0.path) } ?? false } }
    }

    /// The name that the compiler cannot find.
    private static func missingName(_ message: String) -> String? {
        for start in ["cannot find type '", "cannot find '", "has no member '"] {
            if let range = message.range(of: start) { return String(message[range.upperBound...].prefix { $0 != "'" }) }
        }
        return nil
    }
}
