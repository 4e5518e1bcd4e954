import FileFormats
import Foundation

/// Builds an app for live previews, and finds the smallest change that brings a running one up to date with its sources.
///
/// One thread at a time uses it.
public final class LiveBuilder: @unchecked Sendable {
    /// The change that brings a running app up to date with its sources.
    public enum Update: Sendable {
        case unchanged
        /// New values of literals; nil is the compiled one.
        case literals([String: String?])
        /// A library that replaces bodies of functions, literals that are again as compiled, and what the functions are called.
        case code(library: URL, literals: [String: String?], functions: [String])
        /// The app was built anew and has to be started again, because of what changed.
        case rebuilt(BuiltApp, reason: String)
    }

    private var request: BuildRequest
    private let app: URL
    private var target: AppTarget?
    private var imports = ModuleImports()
    /// The sources as the running app has them, by path.
    private var loaded: [String: HotSource] = [:]
    private var stamps: [String: FileStamp] = [:]
    /// The functions of the running app that `#Preview` became, by the file's path.
    private var previewFunctions: [String: [String]] = [:]
    private var replacements = 0
    /// The sources that could not be built last, and why.
    private var failure: (stamps: [String: FileStamp], error: any Error)?
    /// Literals that differ from the compiled ones.
    private var changedLiterals: Set<String> = []

    public init(_ request: BuildRequest) {
        self.request = request
        self.request.liveness = .full
        app = request.app.standardizedFileURL
    }

    private var session: BuildSession { BuildSession(request) }

    /// Looks whether there is an app to build.
    ///
    /// - Throws: `BuildFailure` where there is none, or its project cannot be read.
    public func check() throws { _ = try session.readTarget(ProjectLocator.locate(app)) }

    // MARK: Building

    /// Builds the app whole, as far as it has changed.
    ///
    /// - Throws: `BuildFailure`.
    public func build() throws -> BuiltApp {
        let running = request.liveness
        // It would compete with the compiler for processors, and read files that this build replaces.
        pendingModule?.cancel()
        // What is saved during the build is told from what was there before it.
        let before = sourceStamps((try? session.readTarget(ProjectLocator.locate(app)))?.sources ?? [])
        do {
            let built = try buildAsLiveAsPossible()
            try takeStock(before)
            failure = nil
            return built
        } catch {
            failure = (before, error)
            // The app that runs stays what it is.
            request.liveness = running
            throw error
        }
    }

    private func buildAsLiveAsPossible() throws -> BuiltApp {
        request.liveness = .full
        do { return try session.run() } catch let failure as BuildFailure where Self.mayBeOurs(failure) {
            // What was done to the bodies may be too much for the compiler; without it every change starts the app again.
            request.liveness = .replaceable
            return try session.run()
        }
    }

    /// Whether the compiler may have stumbled over what makes bodies replaceable.
    private static func mayBeOurs(_ failure: BuildFailure) -> Bool {
        let signs = [
            "reasonable time", "ambiguous", "HotLiteral", "PreviewBody", "'erased'", "could not be inferred", "conflicting arguments",
            "unused",
        ]
        return failure.diagnostics.contains { diagnostic in signs.contains { diagnostic.message.contains($0) } }
    }

    /// Notes what the app that was built has, and makes its module ready for replacements meanwhile.
    private func takeStock(_ before: [String: FileStamp]) throws {
        let target = try session.readTarget(ProjectLocator.locate(app))
        self.target = target
        imports = try session.libraryImports(of: target)
        let known = (sources: loaded, stamps: stamps)
        (loaded, stamps, previewFunctions, changedLiterals) = ([:], [:], [:], [])
        // Without those that import what is missing, where a build leaves them out.
        let compiled = target.sources.filter(session.hasCompiled(BuildState.load(session.stateFile)))
        for url in target.sources { stamps[url.path] = before[url.path] }
        for url in compiled {
            guard before[url.path] == FileStamp(url) else { continue }
            if let source = known.sources[url.path], known.stamps[url.path] == before[url.path] {
                loaded[url.path] = source
            } else if let text = try? ProjectFile.text(url) {
                loaded[url.path] = try? HotSource(text)
            }
            let lowered = session.folder.appendingPathComponent("Lowered").lowered(url.lastPathComponent)
            if let text = try? RegularFile.read(lowered), text.holds(Data(PreviewRegistrationWriter.functionPrefix.utf8)) {
                previewFunctions[url.path] = try HotSource(String(decoding: text, as: UTF8.self)).previewFunctions
            }
        }
        let session = session
        let lowered = session.folder.appendingPathComponent("Lowered", isDirectory: true)
        let generated =
            IntentSources.fileNames(of: target) + ModelSources.fileNames(in: ModelSources.folder(in: session.folder))
        let files = (compiled.map(\.lastPathComponent) + generated + [EntryPointWriter.fileName]).map(lowered.lowered)
        if surroundings == nil { surroundings = loadSurroundings() }
        pendingModule = try PendingModule(of: files, target.moduleName, in: moduleFolder, compiler: compiler(target))
    }

    private var pendingModule: PendingModule?
    /// The framework index and the available modules, which stay the same while the frameworks do.
    private var surroundings: PendingResult<(index: FrameworkIndex, modules: Set<String>)>?
    private func loadSurroundings() -> PendingResult<(index: FrameworkIndex, modules: Set<String>)> {
        let box = PendingResult<(index: FrameworkIndex, modules: Set<String>)>()
        let (frameworks, cache) = (request.frameworks, session.cacheFolder)
        DispatchQueue.global(qos: .utility).async {
            box.finish(
                Result {
                    let index = try FrameworkIndex.load(frameworks, toolchain: Toolchain.locate(), cache: cache)
                    return (index, AvailableModules.names(frameworks))
                })
        }
        return box
    }

    private var moduleFolder: URL { session.folder.appendingPathComponent("Module", isDirectory: true) }

    private func compiler(_ target: AppTarget) throws -> SwiftCompiler {
        SwiftCompiler(
            target: target, configuration: request.configuration, frameworks: request.frameworks,
            toolchain: try session.toolchain(for: target, LibraryGraph()),
            objects: session.folder.appendingPathComponent("Objects"),
            moduleCache: session.cacheFolder.appendingPathComponent("ModuleCache", isDirectory: true), isLive: true, imports: imports)
    }

    // MARK: Updating

    /// Finds out what has changed since the last call, and makes what a running app needs to follow.
    ///
    /// - Throws: `BuildFailure`; the running app stays as it is then.
    public func update() throws -> Update {
        guard let target else { return .rebuilt(try build(), reason: "the app was built for the first time") }
        let present = try session.readTarget(ProjectLocator.locate(app))
        if let failure, failure.stamps == sourceStamps(present.sources), !session.hasChanged(besides: present.sources) {
            throw failure.error
        }
        guard present.sources == target.sources else { return .rebuilt(try build(), reason: "files were added or removed") }
        var changed: [(url: URL, source: HotSource, declarations: [HotDeclaration])] = []
        for url in target.sources where FileStamp(url) != stamps[url.path] {
            guard let text = try? ProjectFile.text(url), let old = loaded[url.path], let source = try? HotSource(text) else {
                return try rebuild(url)
            }
            guard let declarations = source.changes(since: old) else { return try rebuild(url) }
            changed.append((url, source, declarations))
        }
        guard !changed.isEmpty else {
            // Something besides the sources. Editors make a file beside the one they are about to replace: that is nothing yet.
            if !session.hasChanged(besides: target.sources), present.resources.map(\.url) == target.resources.map(\.url) {
                return .unchanged
            }
            let built = try build()
            return built.wasUpToDate ? .unchanged : .rebuilt(built, reason: "resources or settings changed")
        }
        guard request.liveness == .full else { return try rebuild(changed[0].url) }
        let seen = sourceStamps(target.sources)
        if changed.allSatisfy(\.declarations.isEmpty) {
            accept(changed, seen)
            return .unchanged
        }
        if let literals = literals(changed) {
            accept(changed, seen)
            return .literals(literals)
        }
        do {
            let update = try replace(changed, target)
            accept(changed, seen)
            return update
        } catch is BuildFailure {
            // Saved again meanwhile: what failed is gone.
            if sourceStamps(target.sources) != seen { return try update() }
            // Either the error is the user's, which a whole build tells at its place, or the change needs a new start.
            return try rebuild(changed[0].url)
        }
    }

    private func sourceStamps(_ sources: [URL]) -> [String: FileStamp] {
        Dictionary(sources.map { ($0.path, FileStamp($0)) }) { first, _ in first }
    }

    private func rebuild(_ url: URL) throws -> Update {
        .rebuilt(try build(), reason: "\(url.lastPathComponent) changed in more than function bodies")
    }

    /// Notes what the running app has by now; what was saved while that was made is another change.
    private func accept(_ changed: [(url: URL, source: HotSource, declarations: [HotDeclaration])], _ seen: [String: FileStamp]) {
        for (url, source, _) in changed {
            loaded[url.path] = source
            stamps[url.path] = seen[url.path]
        }
    }

    /// The new values where nothing but literals has changed.
    private func literals(_ changed: [(url: URL, source: HotSource, declarations: [HotDeclaration])]) -> [String: String?]? {
        var values: [String: String?] = [:]
        for (url, _, declarations) in changed {
            for new in declarations {
                guard let old = loaded[url.path]?.declarations[new.key], old.shape == new.shape, let before = old.literals,
                    let now = new.literals, before.count == now.count
                else { return nil }
                for (number, pair) in zip(before, now).enumerated() where pair.0.value != pair.1.value {
                    values[HotLiterals.identifier(new, in: url.lastPathComponent, number)] = pair.1.value
                }
            }
        }
        changedLiterals.formUnion(values.keys)
        return values
    }

    private func replace(_ changed: [(url: URL, source: HotSource, declarations: [HotDeclaration])], _ target: AppTarget) throws -> Update {
        guard case .success(let surroundings)? = surroundings?.wait(), let pendingModule else {
            throw BuildFailure("the app's module could not be written")
        }
        try pendingModule.wait()
        let files = FileManager.default
        let folder = session.folder.appendingPathComponent("Replacements", isDirectory: true)
        let lowered = folder.appendingPathComponent("Lowered", isDirectory: true)
        try files.createDirectory(at: lowered, withIntermediateDirectories: true)
        guard var state = BuildState.load(session.stateFile) else { throw BuildFailure("the build's state is gone") }
        let toolchain = try session.toolchain(for: target, LibraryGraph())
        let lowering = ModuleLowering(
            target: target, frameworks: surroundings.index, availableModules: surroundings.modules, folder: lowered,
            lowered: session.folder.appendingPathComponent("Lowered", isDirectory: true), liveness: .full,
            progress: { _ in })
        let result = try lowering.run(&state)
        replacements += 1
        let columns = SwiftCompiler.columns(of: result.origins, state)
        let compiler = try compiler(target)
        let number = replacements
        let (process, moduleFolder) = (ProcessInfo.processInfo.processIdentifier, moduleFolder)
        let jobs = try changed.enumerated().map { index, change in
            let text = try String(contentsOf: lowered.lowered(change.url.lastPathComponent), encoding: .utf8)
            guard
                let source = ReplacementWriter.file(
                    replacing: change.declarations, in: try HotSource(text), original: change.url, module: target.moduleName,
                    previewFunctions: previewFunctions[change.url.path] ?? [])
            else { throw BuildFailure("\(change.url.lastPathComponent) changed in more than function bodies") }
            let name = "QuinceReplacement_\(process)_\(number)_\(index)"
            let file = folder.appendingPathComponent(name + ".swift")
            try Data(source.utf8).write(to: file)
            return (name: name, file: file)
        }
        let objects = try jobs.parallelMap { job in
            let object = folder.appendingPathComponent(job.name + ".o")
            try compiler.compileReplacement(job.file, name: job.name, moduleFolder: moduleFolder, to: object, columns: columns)
            return object
        }.map { try $0.get() }
        let library = folder.appendingPathComponent("QuinceReplacement_\(process)_\(number).so")
        try Linker(frameworks: request.frameworks, toolchain: toolchain).linkReplacement(objects, to: library)
        let functions = changed.flatMap(\.declarations).map { [$0.extended, $0.name].compactMap { $0 }.joined(separator: ".") }
        return .code(library: library, literals: freshLiterals(changed), functions: functions)
    }

    /// Literals of replaced bodies are as they were compiled just now.
    private func freshLiterals(_ changed: [(url: URL, source: HotSource, declarations: [HotDeclaration])]) -> [String: String?] {
        var values: [String: String?] = [:]
        for (url, _, declarations) in changed {
            for declaration in declarations {
                let prefix = "\(url.lastPathComponent)|\(declaration.key)|"
                for name in changedLiterals where name.hasPrefix(prefix) { values[name] = .some(nil) }
            }
        }
        changedLiterals.subtract(values.keys)
        return values
    }
}
