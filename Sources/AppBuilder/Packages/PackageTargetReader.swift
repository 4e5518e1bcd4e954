import FileFormats
import Foundation

/// Reads one target of a package: its files, by the rules of the package manager, and its settings.
struct PackageTargetReader {
    let package: LibraryGraphReader.Package
    let target: PackageManifest.Target
    let configuration: BuildRequest.Configuration
    /// The platforms for which conditions of settings hold.
    var platforms: Set<String> = ["ios"]

    private var manifest: PackageManifest { package.manifest }
    private var moduleName: String { BuildSettings.identifier(target.name) }

    private static let cExtensions: Set<String> = ["c", "s"]
    private static let cxxExtensions: Set<String> = ["cpp", "cc", "cxx"]
    private static let objectiveCExtensions: Set<String> = ["m", "mm"]
    /// The extensions of resources that are compiled for an app without a rule in the manifest, as in Xcode.
    private static let compiledResources: Set<String> = [
        "xcassets", "storyboard", "xib", "xcstrings", "xcdatamodeld", "xcdatamodel", "mlmodel", "mlpackage",
    ]

    func read(dependencies: [String]) throws -> Library {
        try SettingPlace.check(
            moduleName, type: ".swiftmodule",
            SettingPlace(setting: "the name of the target", file: manifestFile, line: line(of: target.name)))
        let folder = try self.folder()
        let files = try self.files(in: folder)
        try checkLanguages(files)
        let resources = try self.resources(files, in: folder)
        var result = AppTarget(
            name: target.name, productName: target.name, moduleName: moduleName, bundleIdentifier: "", settings: settings,
            sources: files.filter { $0.pathExtension == "swift" }, resources: resources,
            developmentRegion: manifest.defaultLocalization ?? "en", root: package.resolved.folder, descriptionFiles: [folder])
        result.isLibrary = true
        result.compilerArguments = compilerArguments
        if package.resolved.isLocal { result.warnings += try missingResources(in: folder) }
        let name = "\(manifest.name)_\(target.name)"
        if !resources.isEmpty || target.pluginUsages?.isEmpty == false {
            try SettingPlace.check(
                name, type: ".bundle",
                SettingPlace(setting: "the name of the package", file: manifestFile, line: line(of: manifest.name)))
            if !resources.isEmpty { result.resourceBundle = name + ".bundle" }
        }
        var library = Library(target: result, dependencies: dependencies, isLocal: package.resolved.isLocal)
        library.bundleName = name + ".bundle"
        library.linkedLibraries = values(.linker, "linkedLibrary")
        let c = files.filter { Self.cExtensions.union(Self.cxxExtensions).contains($0.pathExtension.lowercased()) }
        if try target.type == "system" || (result.sources.isEmpty && !c.isEmpty) || isHeadersOnly(folder, files) {
            library.c = try self.c(c, in: folder)
        } else if result.sources.isEmpty, target.pluginUsages?.isEmpty != false {
            throw BuildFailure("\(package.title): the target '\(target.name)' has no sources", nextStep: "Correct the package's manifest.")
        }
        return library
    }

    // MARK: Files

    /// The target's folder and its files, as plug-ins see them.
    ///
    /// - Throws: `BuildFailure` where the folder is missing, or paths of the manifest lead out of the package.
    func content() throws -> (folder: URL, files: [(url: URL, type: PluginInput.File.Kind)]) {
        let folder = try self.folder()
        let resources = try target.resources.map { try inside(folder, $0.path, "resources").path }
        return (
            folder,
            try files(in: folder).map { file in
                let type = file.pathExtension.lowercased()
                if type == "swift" || Self.cExtensions.union(Self.cxxExtensions).contains(type) { return (file, .source) }
                if type == "h" { return (file, .header) }
                return (file, resources.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } ? .resource : .unknown)
            }
        )
    }

    private func folder() throws -> URL {
        let places: [String]
        if let path = target.path {
            places = [path]
        } else {
            let parents = ["Sources", "Source", "src", "srcs"]
            if target.type == "plugin" { return try folder(among: ["Plugins/\(target.name)"]) }
            let isOnly = manifest.targets.filter { $0.type == "regular" }.count == 1
            places = parents.map { "\($0)/\(target.name)" } + (isOnly ? parents : [])
        }
        return try folder(among: places)
    }

    private func folder(among places: [String]) throws -> URL {
        for place in places {
            let folder = try inside(package.resolved.folder, place, "path")
            if FileManager.default.fileExists(atPath: folder.path) { return folder }
        }
        throw BuildFailure(
            "\(package.title): the folder of the target '\(target.name)' is missing (\(places.joined(separator: ", ")))",
            nextStep: "Correct the package's manifest.")
    }

    /// A place in the package.
    ///
    /// - Parameter setting: The argument that names it in the manifest.
    /// - Throws: `BuildFailure` for one that is outside.
    private func inside(_ folder: URL, _ path: String, _ setting: String) throws -> URL {
        let url = folder.appendingPathComponent(path).standardizedFileURL
        let root = package.resolved.folder.standardizedFileURL.path
        guard !path.hasPrefix("/"), url.path == root || url.path.hasPrefix(root + "/") else {
            throw BuildFailure(
                "\(package.title): '\(setting)' of the target '\(target.name)' is “\(path.prefix(100))”, which leads out of the package",
                at: manifestFile, line: line(of: path), nextStep: "Correct the package's manifest.")
        }
        return url
    }

    private var manifestFile: URL { package.resolved.folder.appendingPathComponent("Package.swift") }

    /// The line of a text in the manifest; 0 where it is made of parts.
    private func line(of text: String) -> Int {
        let lines = ((try? ProjectFile.text(manifestFile)) ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return (lines.firstIndex { $0.contains("\"\(text)\"") } ?? -1) + 1
    }

    /// Every file of the target, packages of files (`.xcassets`) as one, without what the manifest leaves out.
    private func files(in folder: URL) throws -> [URL] {
        let excluded = Set(try target.exclude.map { try inside(folder, $0, "exclude").path })
        let copied = Set(try target.resources.filter { $0.rule.copy != nil }.map { try inside(folder, $0.path, "resources").path })
        // A target may be the package's own folder, whose manifests are none of its sources.
        let manifests = Set(ResolvedPackages.manifests(in: package.resolved.folder.standardizedFileURL).map(\.path))
        var result: [URL] = []
        var walk = FolderWalk()
        func visit(_ url: URL, _ walk: inout FolderWalk) throws {
            guard !excluded.contains(url.path), !copied.contains(url.path), !manifests.contains(url.path) else { return }
            let isLocalized = url.pathExtension == "lproj"
            if ProjectLocator.isPlainFolder(url) || isLocalized {
                try ProjectLocator.visit(url, &walk) { walk, children, _ in for child in children { try visit(child, &walk) } }
            } else {
                result.append(url)
            }
        }
        let starts = try target.sources.map { try $0.map { try inside(folder, $0, "sources") } } ?? [folder]
        for url in starts { try visit(url, &walk) }
        if target.sources != nil {
            // The list chooses sources; resources are named by themselves.
            for resource in target.resources where resource.rule.copy == nil {
                try visit(inside(folder, resource.path, "resources"), &walk)
            }
        }
        var seen: Set<String> = []
        return result.filter { seen.insert($0.path).inserted }
    }

    /// The first file of Objective-C of a target that has no Swift; nil for other targets.
    func objectiveC() throws -> URL? {
        let files = try self.files(in: folder())
        guard !files.contains(where: { $0.pathExtension == "swift" }) else { return nil }
        return files.first { Self.objectiveCExtensions.contains($0.pathExtension.lowercased()) }
    }

    private func checkLanguages(_ files: [URL]) throws {
        func first(_ extensions: Set<String>) -> URL? { files.first { extensions.contains($0.pathExtension.lowercased()) } }
        if let file = first(Self.objectiveCExtensions) {
            throw BuildFailure(
                "\(package.title): the target '\(target.name)' has Objective-C, which is not in Quince", at: file,
                nextStep: "Build the app without the package, or with a version of it in Swift.")
        }
        if let c = first(Self.cExtensions.union(Self.cxxExtensions)), first(["swift"]) != nil {
            throw BuildFailure(
                "\(package.title): the target '\(target.name)' has both Swift and C", at: c, nextStep: "Put the C into a target of its own."
            )
        }
    }

    // MARK: Resources

    private func resources(_ files: [URL], in folder: URL) throws -> [AppTarget.Resource] {
        var result: [AppTarget.Resource] = []
        for resource in target.resources {
            let url = try inside(folder, resource.path, "resources")
            // Xcode only warns of it.
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            if resource.rule.embedInCode != nil {
                throw BuildFailure(
                    "\(package.title): '\(target.name)' embeds '\(resource.path)' in code, which is not in Quince yet",
                    nextStep: "Copy the file instead, and read it from Bundle.module.")
            }
            if resource.rule.copy != nil {
                result.append(AppTarget.Resource(url: url, language: nil, isFolderReference: true))
            } else {
                let mine = files.filter { $0.path == url.path || $0.path.hasPrefix(url.path + "/") }
                result += mine.filter { $0.pathExtension != "swift" }.map { processed($0, resource.rule.process?.localization) }
            }
        }
        result += files.filter { Self.compiledResources.contains($0.pathExtension) }.map { processed($0, nil) }
        var seen: Set<String> = []
        return result.filter { seen.insert($0.url.path).inserted }
    }

    /// Warnings for resources that the manifest names and the package lacks.
    private func missingResources(in folder: URL) throws -> [BuildDiagnostic] {
        try target.resources.filter { !FileManager.default.fileExists(atPath: try inside(folder, $0.path, "resources").path) }.map {
            .warning(
                "the resource '\($0.path)' of the target '\(target.name)' is missing", at: manifestFile, line: line(of: $0.path),
                nextStep: "Add the file, or remove it from the manifest.")
        }
    }

    private func processed(_ url: URL, _ localization: String?) -> AppTarget.Resource {
        let parent = url.deletingLastPathComponent()
        var language = parent.pathExtension == "lproj" ? parent.deletingPathExtension().lastPathComponent : nil
        if language == nil, let localization { language = localization == "base" ? "Base" : manifest.defaultLocalization }
        return AppTarget.Resource(url: url, language: language)
    }

    // MARK: Settings

    private func settings(_ tool: PackageManifest.Setting.Tool) -> [PackageManifest.Setting] {
        target.settings.filter { $0.tool == tool && package.holds($0.condition, in: configuration, for: platforms) }
    }

    private func values(_ tool: PackageManifest.Setting.Tool, _ kind: String) -> [String] {
        settings(tool).filter { $0.kind == kind }.flatMap(\.values)
    }

    private var settings: BuildSettings {
        var result = BuildSettings(configuration: configuration == .debug ? "Debug" : "Release")
        result.push(XcodeTargetReader.commonDefaults)
        let conditions =
            ["SWIFT_PACKAGE"] + (configuration == .debug ? ["DEBUG"] : []) + package.traits.sorted() + values(.swift, "define")
        let flags = values(.swift, "unsafeFlags").filter { $0.hasPrefix("-D") }
        result.push([
            "TARGET_NAME": target.name, "PROJECT_NAME": manifest.name, "SRCROOT": package.resolved.folder.path,
            "SWIFT_VERSION": values(.swift, "swiftLanguageMode").last ?? manifest.languageMode,
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": conditions.joined(separator: " "), "OTHER_SWIFT_FLAGS": flags.joined(separator: " "),
            "SWIFT_DEFAULT_ACTOR_ISOLATION": values(.swift, "defaultIsolation").last ?? "",
        ])
        return result
    }

    private var compilerArguments: [String] {
        var arguments: [String] = []
        if target.packageAccess ?? true { arguments += ["-package-name", BuildSettings.identifier(package.resolved.identity)] }
        for feature in values(.swift, "enableUpcomingFeature") { arguments += ["-enable-upcoming-feature", feature] }
        for feature in values(.swift, "enableExperimentalFeature") { arguments += ["-enable-experimental-feature", feature] }
        // What is not the user's own is not theirs to mend.
        if !package.resolved.isLocal { arguments.append("-suppress-warnings") }
        return arguments
    }

    // MARK: C

    private func headers(in folder: URL) throws -> URL? {
        let headers = try inside(folder, target.publicHeadersPath ?? "include", "publicHeadersPath")
        return FileManager.default.fileExists(atPath: headers.path) ? headers : nil
    }

    /// A target of C may be nothing but headers.
    private func isHeadersOnly(_ folder: URL, _ files: [URL]) throws -> Bool {
        try !files.contains { $0.pathExtension == "swift" } && headers(in: folder) != nil
    }

    private func c(_ sources: [URL], in folder: URL) throws -> Library.CSources {
        let headers = target.type == "system" ? folder : try headers(in: folder)
        var arguments = ["-DSWIFT_PACKAGE=1", "-fblocks"] + (configuration == .debug ? ["-DDEBUG=1", "-O0"] : ["-O2"])
        for name in values(.c, "define") { arguments.append("-D" + name) }
        for path in values(.c, "headerSearchPath") { arguments += ["-I", try inside(folder, path, "headerSearchPath").path] }
        arguments += try values(.c, "unsafeFlags").map(checkedFlag)
        if let standard = manifest.cLanguageStandard { arguments.append("-std=" + standard) }
        var result = Library.CSources(sources: sources, headers: headers, moduleMap: nil, arguments: arguments)
        guard let headers else { return result }
        let own = headers.appendingPathComponent("module.modulemap")
        if FileManager.default.fileExists(atPath: own.path) {
            result.moduleMap = own
        } else {
            result.generatedMap = generatedMap(headers)
        }
        return result
    }

    /// Flags that choose how C is compiled, each to its last character: many that begin alike name files or programs (`-mllvm=…`, `-gen-reproducer`).
    private static let plainFlags = [
        "-[DU][A-Za-z_][A-Za-z0-9_]*(=[^,]*)?", "-O([0-3sgz]|fast)?", "-g[0-3]?", "-g(line-tables-only|dwarf(-[2-5])?)", "-std=[a-z0-9:+]+",
        "-pthread", "-fno-[a-z0-9-]+", "-fvisibility=[a-z]+", "-fwrapv", "-ffast-math", "-fblocks", "-W[a-z0-9+-]*(=[a-z0-9-]+)?",
        "-m(arch|tune|cpu|fpu|float-abi)=[A-Za-z0-9.+_-]+",
        "-m(no-)?(32|64|sse|ssse|avx|fma|f16c|bmi|popcnt|aes|pclmul|lzcnt|crc|sha|rdrnd|movbe|adx|neon)[a-z0-9.-]*",
    ].map { "^(\($0))$" }

    /// A flag that chooses how the package's C is compiled, and neither what clang reads and writes nor which programs it starts.
    private func checkedFlag(_ flag: String) throws -> String {
        if Self.plainFlags.contains(where: { flag.range(of: $0, options: .regularExpression) != nil }) { return flag }
        throw BuildFailure(
            "\(package.title): the flag '\(flag.prefix(100))' of the target '\(target.name)' is not in Quince: it may reach beyond the package",
            at: manifestFile, line: line(of: flag), nextStep: "Build the app without the package, or remove the flag from its manifest.")
    }

    /// The map the package manager would write: of the header named like the module, else of all.
    private func generatedMap(_ headers: URL) -> String {
        let candidates = ["\(moduleName).h", "\(moduleName)/\(moduleName).h"].map(headers.appendingPathComponent)
        let header = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
        let umbrella = header.map { "umbrella header \($0.path.debugDescription)" } ?? "umbrella \(headers.path.debugDescription)"
        return "module \(moduleName) {\n    \(umbrella)\n    export *\n}\n"
    }
}
