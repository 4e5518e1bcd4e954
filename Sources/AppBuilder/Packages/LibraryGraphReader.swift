import Foundation

/// Follows dependencies from a target through its project and the resolved packages.
struct LibraryGraphReader {
    struct Package {
        var resolved: ResolvedPackages.Package
        var manifest: PackageManifest
        /// The traits that are enabled.
        var traits: Set<String> = []

        /// Whether a condition holds where the package is built for some platforms, an app's by default.
        func holds(
            _ condition: PackageManifest.Condition?, in configuration: BuildRequest.Configuration, for platforms: Set<String> = ["ios"]
        ) -> Bool {
            condition?.holds(for: platforms, in: configuration, traits: traits) ?? true
        }

        init(_ resolved: ResolvedPackages.Package) throws {
            self.resolved = resolved
            do { manifest = try JSONDecoder().decode(PackageManifest.self, from: resolved.manifest) } catch {
                throw BuildFailure(
                    "the description of the package \(resolved.location) cannot be read: \(error)",
                    nextStep: "Report this with the package's address.")
            }
        }

        /// For messages.
        var title: String { "the package \(manifest.name) (\(resolved.location))" }
    }

    let configuration: BuildRequest.Configuration
    let project: URL?
    let packages: [Package]
    private let artifacts: PluginArtifacts
    /// The libraries found so far, in dependency order.
    private(set) var libraries: [Library] = []
    private(set) var warnings: [BuildDiagnostic] = []
    private var known: Set<String> = []
    private var pending: [String] = []
    /// Why modules that packages' targets depend on are not there, by their names.
    private var missing: [String: String] = [:]

    /// - Parameters:
    ///   - requests: The packages that the project depends on.
    ///   - artifacts: The programs that packages bring along.
    init(
        configuration: BuildRequest.Configuration, project: URL?, packages: [Package], requests: [PackageReference] = [],
        artifacts: PluginArtifacts
    ) {
        (self.configuration, self.project, self.artifacts) = (configuration, project, artifacts)
        let manifests = Dictionary(packages.map { ($0.resolved.identity, $0.manifest) }) { first, _ in first }
        let traits = PackageTraits(manifests, requests: requests).enabled
        self.packages = packages.map { package in
            var package = package
            package.traits = traits[package.resolved.identity] ?? []
            return package
        }
    }

    /// Names of the modules that a target of the project depends on.
    mutating func dependencies(of target: AppTarget) throws -> [String] {
        var names: [String] = []
        for library in target.libraries { names.append(try add(library)) }
        for product in target.packageProducts where product.plugin == nil { names += try add(product) }
        return names
    }

    private mutating func add(_ target: AppTarget) throws -> String {
        guard !known.contains(target.moduleName) else { return target.moduleName }
        let dependencies = try dependencies(of: target)
        known.insert(target.moduleName)
        libraries.append(Library(target: target, dependencies: dependencies, isLocal: true))
        return target.moduleName
    }

    // MARK: Products

    private mutating func add(_ product: AppTarget.PackageProduct) throws -> [String] {
        let identity = product.package?.identity
        let candidates = packages.filter { package in
            (identity == nil || package.resolved.identity == identity) && package.manifest.products.contains { $0.name == product.name }
        }
        guard let package = candidates.first(where: \.resolved.isLocal) ?? candidates.first else {
            let place = product.package.map { "the package \($0.place) has no" } ?? "none of the project's packages has a"
            throw BuildFailure(
                "\(place) product '\(product.name)'", at: project.map(ProjectGraph.file(of:)), line: product.line,
                nextStep: "Remove it from the target's libraries, or correct the package.")
        }
        return try add(product: product.name, of: package)
    }

    private mutating func add(product name: String, of package: Package) throws -> [String] {
        let targets = package.manifest.products.first { $0.name == name }?.targets ?? []
        return try targets.flatMap { try add(target: $0, of: package) }
    }

    // MARK: Targets of packages

    private mutating func add(target name: String, of package: Package) throws -> [String] {
        guard let target = package.manifest.targets.first(where: { $0.name == name }) else {
            throw BuildFailure("\(package.title) has no target '\(name)'", nextStep: "Correct the package's manifest.")
        }
        let module = BuildSettings.identifier(name)
        if known.contains(module) { return [module] }
        guard !pending.contains(module) else {
            let circle = (pending.firstIndex(of: module).map { Array(pending[$0...]) } ?? []) + [module]
            throw BuildFailure(
                "\(package.title): the target '\(name)' depends on itself: \(circle.joined(separator: " → "))",
                nextStep: "Correct the package's manifest.")
        }
        guard pending.count < 256 else {
            throw BuildFailure(
                "\(package.title): targets depend on each other more than 256 deep, up to '\(name)'",
                nextStep: "Correct the package's manifest.")
        }
        try check(target, of: package)
        pending.append(module)
        defer { pending.removeLast() }
        var dependencies: [String] = []
        for dependency in target.dependencies where target.type != "macro" && package.holds(dependency.condition, in: configuration) {
            if try leavesOut(dependency, of: package) { continue }
            dependencies += try add(dependency, of: package)
        }
        known.insert(module)
        var reader = PackageTargetReader(package: package, target: target, configuration: configuration)
        if target.type == "macro" { reader.platforms = MacroLibraryReader.platforms }
        var library = try reader.read(dependencies: dependencies)
        if target.type == "macro" {
            library.isMacro = true
            var macros = MacroLibraryReader(
                configuration: configuration, packages: packages, user: "the macros in '\(target.name)' use")
            library.macroLibraries = try macros.read(target, of: package)
        }
        library.plugins = try plugins(of: target, package)
        library.target.missingModules = missing
        library.target.isForHost = libraries.contains { $0.c != nil && dependencies.contains($0.name) }
        libraries.append(library)
        return [module]
    }

    private mutating func add(_ dependency: PackageManifest.Dependency, of package: Package) throws -> [String] {
        if dependency.kind != .product, let target = package.manifest.targets.first(where: { $0.name == dependency.name }) {
            return target.type == "plugin" ? [] : try add(target: target.name, of: package)
        }
        return try add(product: dependency.name, of: package.owner(of: dependency, among: packages))
    }

    /// Whether a dependency is a target without Swift and with Objective-C: it concerns what imports it, and nothing else.
    private mutating func leavesOut(_ dependency: PackageManifest.Dependency, of package: Package) throws -> Bool {
        guard dependency.kind != .product,
            let target = package.manifest.targets.first(where: { $0.name == dependency.name && $0.type == "regular" })
        else { return false }
        let module = BuildSettings.identifier(target.name)
        if missing[module] != nil { return true }
        let reader = PackageTargetReader(package: package, target: target, configuration: configuration)
        guard let file = try reader.objectiveC() else { return false }
        missing[module] = "\(package.title): the target '\(target.name)' has Objective-C, which is not in Quince"
        warnings.append(
            .warning(
                "\(package.title): the target '\(target.name)' is left out: it has Objective-C, which is not in Quince", at: file,
                nextStep: "Do without what needs it, or use a version of the package in Swift."))
        return true
    }

    /// What Quince cannot build is said before anything is.
    private mutating func check(_ target: PackageManifest.Target, of package: Package) throws {
        let problem: String?
        switch target.type {
        case "regular", "system", "macro": problem = nil
        case "binary": problem = "brings the binary '\(target.name)', which is made for Apple's systems"
        case "executable": problem = "uses the program '\(target.name)' as a library"
        default: problem = "has a target of the kind '\(target.type)', '\(target.name)'"
        }
        if let problem {
            throw BuildFailure(
                "\(package.title) \(problem): that is not in Quince yet",
                nextStep: "Build the app without the package, or with a version of it that does without.")
        }
    }

    // MARK: Plug-ins

    /// The plug-ins that make files of a target; those that only say something of its sources are left aside.
    private mutating func plugins(of target: PackageManifest.Target, _ package: Package) throws -> [BuildToolPlugin] {
        let reader = PluginReader(configuration: configuration, packages: packages, artifacts: artifacts)
        return try (target.pluginUsages ?? []).compactMap { $0.plugin.first ?? nil }.compactMap { name in
            let sources = reader.find(name, for: package).map { self.sources(of: $0.plugin, $0.owner) } ?? []
            guard PluginUse(name: name, sources: sources).isLint else { return try reader.read(name, for: target, of: package) }
            warnIsLeftAside(name, target, package)
            return nil
        }
    }

    private mutating func warnIsLeftAside(_ plugin: String, _ target: PackageManifest.Target, _ package: Package) {
        // What is not the user's own is not theirs to check.
        guard package.resolved.isLocal else { return }
        warnings.append(
            .warning(
                "the plug-in '\(plugin)' of the target '\(target.name)' is not run: it only checks the sources",
                at: package.resolved.folder.appendingPathComponent("Package.swift"), nextStep: "Run it yourself where you need it."))
    }

    private func sources(of plugin: PackageManifest.Target, _ owner: Package) -> [URL] {
        let folder = owner.resolved.folder.appendingPathComponent(plugin.path ?? "Plugins/\(plugin.name)", isDirectory: true)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().prefix(200).map { folder.appendingPathComponent($0) }
    }
}

extension LibraryGraphReader.Package {
    /// The package with a product that this one depends on.
    ///
    /// - Throws: `BuildFailure` where none has it.
    func owner(of dependency: PackageManifest.Dependency, among packages: [LibraryGraphReader.Package]) throws -> LibraryGraphReader.Package
    {
        let near = packages.filter { resolved.dependencies.contains($0.resolved.identity) }
        let named = near.filter { other in
            dependency.package.map { $0.lowercased() == other.resolved.identity || $0 == other.manifest.name } ?? true
        }
        let owners = (named + near).filter { $0.manifest.products.contains { $0.name == dependency.name } }
        guard let owner = owners.first else {
            throw BuildFailure(
                "\(title) depends on '\(dependency.name)', which none of its packages has", nextStep: "Correct the package's manifest.")
        }
        return owner
    }
}
