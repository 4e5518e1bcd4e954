import Foundation

/// Describes a project as a build would read it, without building it.
struct ProjectDescriber {
    let request: BuildRequest

    /// - Throws: `BuildFailure`.
    func describe() throws -> ProjectDescription {
        var request = request
        request.describes = true
        let found = try ProjectLocator.locate(request.app.standardizedFileURL)
        let target = try BuildSession(request).readTarget(found)
        return ProjectDescription(
            project: request.app.standardizedFileURL.path, configuration: target.settings.configuration,
            system: ProjectDescription.System(version: target.settings.system.version, origin: target.systemOrigin), launch: target.launch,
            targets: try summaries(found),
            parts: target.withParts.map { describe($0) })
    }

    private func summaries(_ found: ProjectLocator.Found) throws -> [ProjectDescription.Summary] {
        let projects: [URL]
        switch found {
        case .xcodeProject(let url): projects = [url]
        case .workspace(let workspace): projects = workspace.projects
        case .bareFolder, .appPackage, .playground: projects = []
        }
        return try projects.flatMap { try XcodeProject($0).targets }.map { target in
            let type = target.string("productType") ?? ""
            let prefix = "com.apple.product-type."
            return ProjectDescription.Summary(
                name: target.string("name") ?? "", type: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type)
        }
    }

    private func describe(_ target: AppTarget) -> TargetDescription {
        func file(_ url: URL) -> TargetDescription.File {
            TargetDescription.File(path: path(url.path, in: target), reason: target.membership.members[url.path] ?? "")
        }
        return TargetDescription(
            name: target.name, kind: target.isExtension ? "extension" : target.isLibrary ? "library" : "app", module: target.moduleName,
            bundleIdentifier: target.bundleIdentifier, languageMode: target.languageMode, sources: target.sources.map(file),
            resources: target.resources.map { file($0.url) },
            leftOut: target.membership.leftOut.sorted { $0.key < $1.key }
                .map { TargetDescription.File(path: path($0.key, in: target), reason: $0.value) },
            packages: target.packageProducts.map(package), libraries: target.libraries.map(\.moduleName), settings: settings(of: target),
            warnings: (target.problems + target.warnings).map(\.description))
    }

    private func path(_ path: String, in target: AppTarget) -> String {
        let root = target.root.standardizedFileURL.path + "/"
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }

    private func package(_ product: AppTarget.PackageProduct) -> TargetDescription.Package {
        var requirement: String?
        if case .remote(_, let versions)? = product.package?.source { requirement = versions.manifestText ?? versions.unknownKind }
        return TargetDescription.Package(
            product: product.name, package: product.package?.place, requirement: requirement, traits: product.package?.traits)
    }

    private func settings(of target: AppTarget) -> [TargetDescription.Setting] {
        target.settings.names.sorted().compactMap { name in
            guard let source = target.settings.source(of: name) else { return nil }
            return TargetDescription.Setting(name: name, value: target.settings.string(name), text: source.text, origin: source.origin)
        }
    }
}

extension AppBuilder {
    /// Describes a project as a build would read it: its targets, files, packages and settings, each with its reason or origin.
    ///
    /// - Throws: `BuildFailure`.
    public func describe(_ request: BuildRequest) throws -> ProjectDescription { try ProjectDescriber(request: request).describe() }
}
