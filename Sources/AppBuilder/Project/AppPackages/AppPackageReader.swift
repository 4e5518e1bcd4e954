import Foundation

/// Describes an app by the manifest of its package (`Name.swiftpm`).
struct AppPackageReader {
    private let folder: URL
    private let manifest: AppPackageManifest
    private let configuration: BuildRequest.Configuration

    private init(_ folder: URL, configuration: BuildRequest.Configuration) throws {
        // A folder's name with a point is no file's.
        self.folder = URL(fileURLWithPath: folder.standardizedFileURL.path, isDirectory: true)
        self.configuration = configuration
        manifest = try AppPackageManifest(folder)
    }

    /// - Parameter system: The iOS that is asked for; nil = that of the tools that the manifest is for, or what the app needs.
    /// - Throws: `BuildFailure` for a manifest that cannot be read, and for folders that are missing.
    static func read(_ folder: URL, configuration: BuildRequest.Configuration, system: SimulatedSystem?) throws -> AppTarget {
        try AppPackageReader(folder, configuration: configuration).app(system)
    }

    private func app(_ system: SimulatedSystem?) throws -> AppTarget {
        let names = manifest.product.texts("targets")
        let targets = manifest.targets
        guard let target = targets.first(where: { names.contains($0.name) }) ?? (names.isEmpty ? targets.first : nil) else {
            throw BuildFailure(
                "the app's target '\(names.first ?? "")' is not among the package's", at: manifest.file,
                line: manifest.line(of: names.first ?? ""), nextStep: "Name one of 'targets' of the package.")
        }
        let name = manifest.product["name"]?.text ?? manifest.package["name"]?.text ?? target.name
        var result = try BareFolderReader.target(named: name, in: folder, configuration: configuration)
        result.moduleName = BuildSettings.identifier(target.name)
        result.settings.push(
            AppPackageSettings(product: manifest.product).all.merging(["PRODUCT_MODULE_NAME": result.moduleName]) { $1 },
            from: AppPackageManifest.fileName)
        try fill(&result, target)
        result.bundleIdentifier = result.settings.string("PRODUCT_BUNDLE_IDENTIFIER")
        result.developmentRegion = manifest.package["defaultLocalization"]?.text ?? "en"
        if let path = manifest.product["additionalInfoPlistContentFilePath"]?.text {
            result.infoPlist = try inside(folder, path, "additionalInfoPlistContentFilePath")
        }
        result.sourcesDecideOnScenes = result.infoPlist == nil
        result.descriptionFiles = [folder, manifest.file]
        (result.isAppPackage, result.pins) = (true, pins)
        let choice = try SystemChoice(system, of: manifest)
        (result.settings.system, result.systemOrigin) = (choice.system, choice.origin)
        var known: [String: AppTarget] = [:]
        try connect(&result, target, [target.name], &known)
        return result
    }

    /// The versions that the package's dependencies were last resolved to, which Xcode keeps in a hidden folder.
    private var pins: URL? {
        [".swiftpm/xcode/package.xcworkspace/xcshareddata/swiftpm/Package.resolved", "Package.resolved"]
            .map { folder.appendingPathComponent($0) }.first(where: \.isThere)
    }

    // MARK: Files

    private func fill(_ result: inout AppTarget, _ target: AppPackageManifest.Target) throws {
        let root = try inside(folder, target.path, "path")
        guard root.isThere else {
            throw BuildFailure(
                "the folder of the target '\(target.name)' is missing (\(target.path))", at: manifest.file,
                line: manifest.line(of: target.path), nextStep: "Correct the package's manifest.")
        }
        let rules = try self.rules(of: target, in: root)
        let copied = rules.filter { !$0.isProcessed }.map(\.url)
        let excluded = try target.value.texts("exclude").map { try inside(root, $0, "exclude") } + folders(of: target, in: root)
        let sorted = try FileSorter.sort(
            root, excluded: FileSorter.Exclusion(paths: Set((excluded + copied).map(\.path))))
        result.sources = try chosen(sorted.sources, target, root)
        guard !result.sources.isEmpty else {
            throw BuildFailure(
                "the target '\(target.name)' has no sources", at: manifest.file, line: manifest.line(of: target.name),
                nextStep: "Correct the package's manifest.")
        }
        // Apps made with Swift Playgrounds find the files of their folder in the bundle whether a rule names them or not.
        result.resources =
            sorted.resources + copied.filter(\.isThere).map { AppTarget.Resource(url: $0, language: nil, isFolderReference: true) }
        result.warnings += sorted.warnings + missing(rules, target)
        for (file, reason) in sorted.leftOut { result.membership.leaveOut(file, reason) }
        let configurations = sorted.leftOut.map(\.file).filter { $0.pathExtension == "storekit" }
        result.storeKitConfiguration = configurations.count == 1 ? configurations.first : nil
        result.membership.nameMembers(result, "in the target '\(target.name)' of the package")
        result.settings.push(settings(of: target), from: AppPackageManifest.fileName)
        result.compilerArguments = arguments(of: target)
    }

    /// The folders of the package's other targets that lie in one's own.
    private func folders(of target: AppPackageManifest.Target, in root: URL) -> [URL] {
        (manifest.package["targets"]?.elements ?? []).compactMap { other in
            guard let name = other["name"]?.text, name != target.name else { return nil }
            let place = folder.appendingPathComponent(other["path"]?.text ?? "Sources/\(name)").standardizedFileURL
            return place.path.hasPrefix(root.path + "/") ? place : nil
        }
    }

    /// The sources that a list in the manifest chooses.
    private func chosen(_ sources: [URL], _ target: AppPackageManifest.Target, _ root: URL) throws -> [URL] {
        guard let list = target.value["sources"]?.elements.compactMap(\.text) else { return sources }
        let places = try list.map { try inside(root, $0, "sources").path }
        return sources.filter { source in places.contains { source.path == $0 || source.path.hasPrefix($0 + "/") } }
    }

    private struct Rule {
        var path: String
        var url: URL
        var isProcessed: Bool
    }

    private func rules(of target: AppPackageManifest.Target, in root: URL) throws -> [Rule] {
        try (target.value["resources"]?.elements ?? []).compactMap { value in
            guard let path = value.unlabeled?.text else { return nil }
            return Rule(path: path, url: try inside(root, path, "resources"), isProcessed: value.name != "copy")
        }
    }

    private func missing(_ rules: [Rule], _ target: AppPackageManifest.Target) -> [BuildDiagnostic] {
        rules.filter { !$0.url.isThere }.map { rule in
            .warning(
                "the resource '\(rule.path)' of the target '\(target.name)' is missing", at: manifest.file,
                line: manifest.line(of: rule.path), nextStep: "Add the file, or remove it from the manifest.")
        }
    }

    /// A place in the package.
    ///
    /// - Parameter setting: The argument that names it in the manifest.
    /// - Throws: `BuildFailure` for one that is outside.
    private func inside(_ root: URL, _ path: String, _ setting: String) throws -> URL {
        let url = root.appendingPathComponent(path).standardizedFileURL
        guard !path.hasPrefix("/"), url.path == folder.path || url.path.hasPrefix(folder.path + "/") else {
            throw BuildFailure(
                "'\(setting)' is “\(path.prefix(100))”, which leads out of the package", at: manifest.file, line: manifest.line(of: path),
                nextStep: "Correct the package's manifest.")
        }
        return url
    }

    // MARK: Settings

    private func settings(of target: AppPackageManifest.Target) -> [String: String] {
        func values(_ name: String) -> [ManifestValue] { self.values(name, of: target) }
        let defines = values("define").compactMap(\.text)
        let mode = (values("swiftLanguageMode") + values("swiftLanguageVersion")).last.flatMap(AppPackageManifest.mode)
        var result = [
            "SWIFT_VERSION": mode.map(String.init) ?? manifest.languageMode,
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": (["SWIFT_PACKAGE"] + (configuration == .debug ? ["DEBUG"] : []) + defines)
                .joined(separator: " "),
        ]
        if values("defaultIsolation").last?.name == "MainActor" { result["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor" }
        if let version = manifest.deploymentTarget { result["IPHONEOS_DEPLOYMENT_TARGET"] = version }
        return result
    }

    /// The arguments of the target's Swift settings of a kind (`define`, `enableUpcomingFeature`) whose conditions hold.
    private func values(_ name: String, of target: AppPackageManifest.Target) -> [ManifestValue] {
        (target.value["swiftSettings"]?.elements ?? []).filter { $0.name == name && holds($0) }.compactMap(\.unlabeled)
    }

    private func arguments(of target: AppPackageManifest.Target) -> [String] {
        func features(_ kind: String) -> [String] { values(kind, of: target).compactMap(\.text) }
        return features("enableUpcomingFeature").flatMap { ["-enable-upcoming-feature", $0] }
            + features("enableExperimentalFeature").flatMap { ["-enable-experimental-feature", $0] }
    }

    /// Whether the condition of a setting holds: `.when(platforms: [.iOS], configuration: .debug)`.
    private func holds(_ setting: ManifestValue) -> Bool {
        guard let condition = setting.arguments.last?.value, condition.name == "when" else { return true }
        if let platforms = condition["platforms"]?.elements, !platforms.contains(where: { $0.name == "iOS" }) { return false }
        return condition["configuration"]?.name.map { $0 == configuration.rawValue } ?? true
    }

    // MARK: Dependencies

    /// Adds the modules that a target depends on: the package's own, and products of others.
    ///
    /// - Parameters:
    ///   - path: The targets on the way to this one, which it may not depend on.
    ///   - known: The targets that were read, by their names.
    private func connect(
        _ result: inout AppTarget, _ target: AppPackageManifest.Target, _ path: [String], _ known: inout [String: AppTarget]
    ) throws {
        result.localPackages = manifest.packages.map(\.reference).filter(\.isLocal)
        for dependency in target.value["dependencies"]?.elements ?? [] {
            guard let name = dependency.text ?? dependency["name"]?.text else { continue }
            if dependency.name != "product", let own = manifest.targets.first(where: { $0.name == name }) {
                result.libraries.append(try library(own, path, &known))
                continue
            }
            let package = package(dependency["package"]?.text ?? name)
            result.packageProducts.append(AppTarget.PackageProduct(name: name, package: package, line: manifest.line(of: name)))
        }
    }

    private func library(_ target: AppPackageManifest.Target, _ path: [String], _ known: inout [String: AppTarget]) throws -> AppTarget {
        if let result = known[target.name] { return result }
        guard !path.contains(target.name), path.count < 256 else {
            throw BuildFailure(
                "the target '\(target.name)' depends on itself: \((path + [target.name]).suffix(8).joined(separator: " → "))",
                at: manifest.file,
                line: manifest.line(of: target.name), nextStep: "Correct the package's manifest.")
        }
        var result = try BareFolderReader.target(named: target.name, in: folder, configuration: configuration)
        (result.isLibrary, result.bundleIdentifier) = (true, "")
        try fill(&result, target)
        if !result.resources.isEmpty { result.resourceBundle = "\(manifest.package["name"]?.text ?? "")_\(target.name).bundle" }
        result.descriptionFiles = [try inside(folder, target.path, "path")]
        try connect(&result, target, path + [target.name], &known)
        known[target.name] = result
        return result
    }

    /// The package that a dependency names: by the name that the manifest gives it, or by its identity.
    private func package(_ name: String) -> PackageReference? {
        let packages = manifest.packages
        let wanted = name.lowercased()
        return packages.first { $0.name == name || $0.reference.identity == wanted }?.reference
            ?? (packages.count == 1 ? packages[0].reference : nil)
    }
}
