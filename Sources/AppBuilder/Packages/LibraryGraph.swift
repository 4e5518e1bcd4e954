import Foundation

/// Every module an app, or a target of its tests, is linked with.
struct LibraryGraph: Sendable {
    /// The libraries in dependency order: each one follows those it depends on.
    var libraries: [Library] = []
    /// Names of the modules the app itself depends on.
    var roots: [String] = []
    var warnings: [BuildDiagnostic] = []
    /// Files besides the targets' own that the graph was read from.
    var descriptionFiles: [URL] = []

    /// `names` and all that they depend on, in the graph's order.
    func closure(of names: [String]) -> [Library] {
        var wanted = Set(names)
        for library in libraries.reversed() where wanted.contains(library.name) { wanted.formUnion(library.dependencies) }
        return libraries.filter { wanted.contains($0.name) }
    }

    /// This graph, and what only the other one has.
    func adding(_ other: LibraryGraph) -> LibraryGraph {
        var result = self
        let known = Set(libraries.map(\.name))
        result.libraries += other.libraries.filter { !known.contains($0.name) }
        result.roots += other.roots
        result.warnings += other.warnings
        return result
    }

    /// The user's own files and folders whose change needs a rebuild.
    var watchedFiles: [URL] {
        var own: [URL] = []
        for library in libraries.flatMap({ [$0] + $0.macroLibraries + $0.pluginLibraries }) where library.isLocal {
            own += library.target.sources
            own += library.target.resources.map(\.url)
            own += library.target.descriptionFiles
            own += library.c?.sources ?? []
            if let headers = library.c?.headers { own.append(headers) }
        }
        return own + libraries.flatMap(\.plugins).flatMap(\.bundles) + descriptionFiles
    }

    /// Reads the libraries that `target` is linked with.
    ///
    /// - Parameter folder: The build's folder for intermediate files.
    /// - Throws: `BuildFailure` for unavailable packages and for kinds of targets that Quince cannot build.
    static func read(
        _ target: AppTarget, configuration: BuildRequest.Configuration, folder: URL, cache: URL, toolchain: Toolchain,
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) throws -> LibraryGraph {
        let products = PackageProducts(target)
        let project = target.project
        var graph = LibraryGraph()
        graph.warnings = products.pluginWarnings(project)
        var packages = ResolvedPackages(key: "")
        if !products.references.isEmpty {
            let pins = project.flatMap { Self.pins(of: $0, workspace: target.workspace) } ?? target.pins
            let resolver = PackageResolver(
                packages: products.references, pins: pins, mirrors: project.map { Self.mirrors(of: $0, workspace: target.workspace) } ?? [],
                folder: folder, repositories: cache.appendingPathComponent("Repositories"),
                toolchain: toolchain, progress: progress)
            packages = try resolver.resolve()
            graph.descriptionFiles += packages.manifests + (pins.map { [$0] } ?? []) + resolver.mirrors
            graph.warnings += packages.warnings
        }
        var reader = LibraryGraphReader(
            configuration: configuration, project: project, packages: try packages.packages.map(LibraryGraphReader.Package.init),
            requests: products.references,
            artifacts: PluginArtifacts(fetched: folder.appendingPathComponent("build/artifacts", isDirectory: true)))
        graph.roots = try reader.dependencies(of: target)
        graph.libraries = reader.libraries
        graph.warnings += reader.warnings
        return graph
    }

    /// The project's `Package.resolved`: in the workspace that was opened, in its own one, or in one beside it.
    private static func pins(of project: URL, workspace: URL?) -> URL? {
        files("xcshareddata/swiftpm/Package.resolved", of: project, workspace: workspace).first
    }

    /// The project's lists of addresses that packages are fetched from instead of their own, the first one strongest.
    private static func mirrors(of project: URL, workspace: URL?) -> [URL] {
        let own = project.deletingLastPathComponent().appendingPathComponent(PackageMirrors.path)
        return files("xcshareddata/swiftpm/configuration/mirrors.json", of: project, workspace: workspace) + (own.isThere ? [own] : [])
    }

    /// The files of a path in the workspaces around a project.
    private static func files(_ path: String, of project: URL, workspace: URL?) -> [URL] {
        let beside = (try? ProjectLocator.children(of: project.deletingLastPathComponent())) ?? []
        let workspaces =
            [workspace].compactMap { $0 } + [project.appendingPathComponent("project.xcworkspace")]
            + beside.filter { $0.pathExtension == "xcworkspace" }
        return workspaces.map { $0.appendingPathComponent(path) }.filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}

/// The package products that a target and its libraries ask for.
private struct PackageProducts {
    let products: [AppTarget.PackageProduct]
    let locals: [PackageReference]

    init(_ target: AppTarget) {
        var seen: Set<String> = []
        func all(_ target: AppTarget) -> [AppTarget] {
            [target] + target.libraries.filter { seen.insert($0.moduleName).inserted }.flatMap(all)
        }
        let targets = all(target)
        products = targets.flatMap(\.packageProducts)
        locals = targets.flatMap(\.localPackages)
    }

    /// The packages that are needed: those that are named, and all of the project's folders where one is not.
    var references: [PackageReference] {
        let libraries = products.filter { $0.plugin == nil }
        guard !libraries.isEmpty else { return [] }
        let named = libraries.compactMap(\.package)
        // One package may be referred to by several spellings of its address.
        var seen: Set<String> = []
        return (named + (libraries.contains { $0.package == nil } ? locals : [])).filter { seen.insert($0.canonicalPlace).inserted }
    }

    func pluginWarnings(_ project: URL?) -> [BuildDiagnostic] {
        products.compactMap { product in
            product.plugin.map {
                .warning(
                    "the plug-in '\($0)' is not run", at: project.map(ProjectGraph.file(of:)), line: product.line,
                    nextStep: "Run it yourself if the app needs what it makes.")
            }
        }
    }
}
