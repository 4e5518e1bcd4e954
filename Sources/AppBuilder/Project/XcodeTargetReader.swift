import FileFormats
import Foundation

/// Reads one app target of an Xcode project: its files from phases, groups and synchronized folders, its settings from every level.
struct XcodeTargetReader {
    let project: XcodeProject
    let configuration: BuildRequest.Configuration
    /// Whether script phases are run by the build, and need no warning.
    var runsScripts = false
    /// The projects around this one.
    var projects = ProjectSet()
    /// The libraries that were read: several targets may depend on one.
    var known = KnownTargets()

    static let appType = "com.apple.product-type.application"

    /// - Throws: `BuildFailure`.
    static func read(_ url: URL, target name: String?, configuration: BuildRequest.Configuration, runsScripts: Bool = false) throws
        -> AppTarget
    {
        var reader = XcodeTargetReader(project: try XcodeProject(url), configuration: configuration)
        reader.runsScripts = runsScripts
        return try reader.read(reader.chooseTarget(named: name))
    }

    func chooseTarget(named name: String?) throws -> XcodeProject.Object {
        let all = project.targets
        let apps = all.filter { $0.string("productType") == Self.appType }
        if let name {
            if let target = all.first(where: { $0.string("name") == name }) {
                guard target.string("productType") == Self.appType else {
                    throw BuildFailure(
                        "target '\(name)' is no app", at: project.file, line: project.line(of: target),
                        nextStep: "Choose one of: \(names(apps)).")
                }
                return target
            }
            throw BuildFailure("there is no target named '\(name)'", at: project.file, nextStep: "Choose one of: \(names(apps)).")
        }
        let candidates = apps.filter { isForPhone($0) }
        guard let first = candidates.first else {
            throw BuildFailure(
                apps.isEmpty ? "the project has no app target" : "the project has no app for iOS (only \(names(apps)))", at: project.file,
                nextStep: "Open a project with an iOS app target.")
        }
        if candidates.count > 1 {
            // Of several apps the one named like the project is meant, as in the scheme Xcode makes first.
            let projectName = project.file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
            if let main = candidates.first(where: { $0.string("name") == projectName }) { return main }
            throw BuildFailure(
                "the project has \(candidates.count) apps: \(names(candidates))", at: project.file,
                nextStep: "Name one: --target \"\(first.string("name") ?? "")\"")
        }
        return first
    }

    func names(_ targets: [XcodeProject.Object]) -> String { targets.compactMap { $0.string("name") }.joined(separator: ", ") }

    func isForPhone(_ target: XcodeProject.Object) -> Bool {
        var files: [URL] = []
        guard let settings = try? settings(of: target, files: &files) else { return true }
        // What a target says it supports counts more than the SDK, which `auto` leaves open.
        let platforms = settings.string("SUPPORTED_PLATFORMS")
        if platforms.contains("iphone") { return true }
        let sdk = settings.string("SDKROOT", default: "iphoneos")
        return sdk.contains("iphone") || (sdk == "auto" && platforms.isEmpty)
    }

    // MARK: Settings

    /// The name of the build configuration: the scheme's, which may be one of many for debugging.
    private var configurationName: String {
        configuration == .debug ? projects.buildConfiguration ?? projects.scheme?.launch.configuration ?? "Debug" : "Release"
    }

    func settings(of target: XcodeProject.Object, files: inout [URL]) throws -> BuildSettings {
        let wanted = configurationName
        var settings = BuildSettings(configuration: wanted, system: projects.choice.system)
        settings.push(Self.defaults(target: target.string("name") ?? "App", project: project), from: BuildSettings.defaultOrigin)
        settings.push(["CONFIGURATION": wanted], from: BuildSettings.defaultOrigin)
        for (owner, list) in [
            ("project", project.root.string("buildConfigurationList")), ("target", target.string("buildConfigurationList")),
        ] {
            guard let object = project.configuration(list: list, named: wanted) else { continue }
            if let url = try baseConfiguration(of: object) {
                settings.push(
                    try XCConfigFile.read(url, configuration: wanted, system: settings.system, files: &files),
                    from: "\(url.lastPathComponent) of the \(owner)")
            }
            settings.push(
                BuildSettings.layer(from: object.dictionary("buildSettings")), from: "\(owner), \(object.string("name") ?? wanted)")
        }
        return settings
    }

    static func defaults(target: String, project: XcodeProject) -> [String: String] {
        [
            "TARGET_NAME": target, "PROJECT_NAME": project.url.deletingPathExtension().lastPathComponent, "SRCROOT": project.folder.path,
            "PROJECT_DIR": project.folder.path, "SOURCE_ROOT": project.folder.path, "PROJECT_FILE_PATH": project.url.path,
            "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
        ].merging(commonDefaults) { first, _ in first }
    }

    /// Xcode's default settings for every iOS app on a simulator, other than those that depend on the SDK.
    static let commonDefaults: [String: String] = [
        "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app", "WRAPPER_NAME": "$(PRODUCT_NAME).app", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        "PRODUCT_BUNDLE_IDENTIFIER": "", "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
        "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1",
        "TARGETED_DEVICE_FAMILY": "1", "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "SWIFT_VERSION": "5.0",
    ]

    // MARK: Files

    func read(_ target: XcodeProject.Object, path: [Member] = []) throws -> AppTarget {
        var descriptionFiles = project.descriptionFiles + projects.descriptionFiles
        let settings = try settings(of: target, files: &descriptionFiles)
        try checkExpansion(settings, of: target)
        let name = target.string("name") ?? "App"
        let productName = settings.string("PRODUCT_NAME", default: name)
        try checkNames(name, productName, settings, of: target)
        var result = AppTarget(
            name: name, productName: productName,
            moduleName: BuildSettings.identifier(settings.string("PRODUCT_MODULE_NAME", default: productName)),
            bundleIdentifier: settings.string("PRODUCT_BUNDLE_IDENTIFIER"), settings: settings, sources: [], resources: [],
            developmentRegion: project.root.string("developmentRegion") ?? "en", root: project.folder, descriptionFiles: descriptionFiles)
        result.systemOrigin = projects.choice.origin
        result.packageProducts = packageProducts(of: target)
        result.localPackages = localPackages
        (result.project, result.workspace) = (project.url, projects.workspace?.url)
        let plist = settings.string("INFOPLIST_FILE")
        if !plist.isEmpty { result.infoPlist = URL(fileURLWithPath: plist, relativeTo: project.folder).standardizedFileURL.asOnMac }
        for phase in project.objects(target.strings("buildPhases")) { try read(phase, into: &result) }
        try readFolders(of: target, into: &result)
        try applyRules(of: target, to: &result)
        result.sources = unique(result.sources)
        result.resources = unique(result.resources).filter { $0.url != result.infoPlist }
        try readLibraries(of: target, path: path, into: &result)
        if isLibrary(target) { markLibrary(target, &result) }
        result.isExtension = isExtension(target)
        if target.string("productType") == Self.appType { result.extensions = try extensions(of: target, warnings: &result.warnings) }
        try readEntitlements(settings, into: &result)
        if let plist = result.infoPlist, !FileManager.default.fileExists(atPath: plist.path) {
            result.problems.append(
                .error(
                    "\(plist.path) is missing", at: project.file, line: project.line(of: target),
                    nextStep: Self.template(for: plist) ?? "Restore the file or correct INFOPLIST_FILE."))
        }
        result.problems += projects.problems
        try checkProblems(of: result)
        if result.sources.isEmpty, result.problems.isEmpty, !isLibrary(target) { throw noSources(result, at: target) }
        return result
    }

    private func readEntitlements(_ settings: BuildSettings, into target: inout AppTarget) throws {
        let path = settings.string("CODE_SIGN_ENTITLEMENTS")
        guard !path.isEmpty else { return }
        let url = URL(fileURLWithPath: path, relativeTo: project.folder).standardizedFileURL.asOnMac
        guard FileManager.default.fileExists(atPath: url.path) else {
            return target.warnings.append(
                .warning(
                    "the entitlements \(url.path) are missing", at: project.file,
                    nextStep: "Restore the file or correct CODE_SIGN_ENTITLEMENTS."))
        }
        target.entitlements = try Entitlements(url, settings: settings)
        target.descriptionFiles.append(url)
    }

    private func noSources(_ result: AppTarget, at target: XcodeProject.Object) -> BuildFailure {
        let foreign = result.warnings.filter(\.isAboutForeignSource).count
        return BuildFailure(
            "target '\(result.name)' has no Swift sources" + (foreign == 0 ? "" : ", and \(foreign) in other languages"), at: project.file,
            line: project.line(of: target),
            nextStep: foreign == 0
                ? "Add a Swift file to the target\(scriptHint)"
                : "Quince builds apps of Swift; Objective-C and C++ are not compiled.")
    }

    // MARK: Checks

    private func checkExpansion(_ settings: BuildSettings, of target: XcodeProject.Object) throws {
        guard let (name, problem) = settings.problem else { return }
        let place = place(of: name, in: target)
        throw BuildFailure(
            "the setting \(name) \(problem.reason)", at: place.file, line: place.line,
            nextStep: "Write the value without references to so many settings.")
    }

    /// Checks what names files and folders of the build.
    private func checkNames(_ name: String, _ productName: String, _ settings: BuildSettings, of target: XcodeProject.Object) throws {
        try SettingPlace.check(
            name, SettingPlace(setting: "the name of the target", file: project.file, line: project.line(of: "name", in: target)))
        // The longest of the types of bundles.
        try SettingPlace.check(productName, type: ".framework", place(of: "PRODUCT_NAME", in: target))
        let module = BuildSettings.identifier(settings.string("PRODUCT_MODULE_NAME", default: productName))
        try SettingPlace.check(module, type: ".swiftmodule", place(of: "PRODUCT_MODULE_NAME", in: target))
        let identifier = settings.string("PRODUCT_BUNDLE_IDENTIFIER")
        if !identifier.isEmpty { try SettingPlace.check(identifier, place(of: "PRODUCT_BUNDLE_IDENTIFIER", in: target)) }
        let (key, root) = ("developmentRegion", project.root)
        try SettingPlace.check(
            root.string(key) ?? "en", type: ".lproj",
            SettingPlace(setting: key, file: project.file, line: project.line(of: key, in: root)))
    }

    /// Returns the location at which a setting is defined; the target's if it is not set.
    private func place(of setting: String, in target: XcodeProject.Object) -> SettingPlace {
        for list in [target.string("buildConfigurationList"), project.root.string("buildConfigurationList")] {
            guard let object = project.configuration(list: list, named: configurationName) else { continue }
            if object.dictionary("buildSettings").keys.contains(where: { $0 == setting || $0.hasPrefix(setting + "[") }) {
                return SettingPlace(setting: setting, file: project.file, line: project.line(of: setting, in: object))
            }
            var files: [URL] = []
            guard let url = project.baseConfiguration(of: object),
                (try? XCConfigFile.read(url, configuration: configurationName, files: &files)) != nil
            else { continue }
            for file in files.reversed() {
                if let line = XCConfigFile.line(of: setting, in: file) { return SettingPlace(setting: setting, file: file, line: line) }
            }
        }
        return SettingPlace(setting: setting, file: project.file, line: project.line(of: target))
    }

    func unique<Element: Hashable>(_ list: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return list.filter { seen.insert($0).inserted }
    }

    private func read(_ phase: XcodeProject.Object, into target: inout AppTarget) throws {
        switch phase.isa {
        case "PBXSourcesBuildPhase":
            try addFiles(of: phase, "Compile Sources", into: &target)
            readIntentCode(phase, into: &target)
        case "PBXCopyFilesBuildPhase": try addCopies(of: phase, into: &target)
        case "PBXHeadersBuildPhase":
            let headers = references(of: phase).compactMap { project.location(of: $0) }
            target.umbrellaHeader = headers.first { $0.lastPathComponent == target.moduleName + ".h" }
        case "PBXResourcesBuildPhase": try addFiles(of: phase, "Copy Bundle Resources", into: &target)
        case "PBXShellScriptBuildPhase" where !runsScripts:
            let name = phase.string("name") ?? "Run Script"
            target.warnings.append(
                .warning(
                    "script phase '\(name)' is not run", at: project.file, line: project.line(of: phase),
                    nextStep: "Build with --run-scripts, or run it yourself, if the app needs what it makes."))
        default: break
        }
    }

    private func addFiles(of phase: XcodeProject.Object, _ name: String, into target: inout AppTarget) throws {
        for reference in references(of: phase) { try add(reference, language: nil, into: &target) }
        for file in project.objects(phase.strings("files")) where !file.isForPhone {
            guard let url = project.object(file.string("fileRef")).flatMap({ project.location(of: $0) }) else { continue }
            target.membership.leaveOut(url, "for other platforms")
        }
        target.membership.nameMembers(target, "phase \(name)")
    }

    /// Notes the intent definitions whose classes come from another target.
    private func readIntentCode(_ phase: XcodeProject.Object, into target: inout AppTarget) {
        for file in project.objects(phase.strings("files")) {
            let attributes = file.dictionary("settings")["ATTRIBUTES"] as? [Any] ?? []
            guard attributes.contains(where: { $0 as? String == "no_codegen" }), let reference = project.object(file.string("fileRef"))
            else {
                continue
            }
            let name = reference.string("name") ?? reference.string("path").map { ($0 as NSString).lastPathComponent } ?? ""
            if name.hasSuffix(".intentdefinition") { target.withoutIntentCode.insert(name) }
        }
    }

    private func references(of phase: XcodeProject.Object) -> [XcodeProject.Object] {
        project.objects(phase.strings("files")).filter(\.isForPhone).compactMap { project.object($0.string("fileRef")) }
    }

    private func add(_ reference: XcodeProject.Object, language: String?, depth: Int = 0, into target: inout AppTarget) throws {
        if let language {
            try SettingPlace.check(
                language, type: ".lproj",
                SettingPlace(setting: "the language", file: project.file, line: project.line(of: reference)))
        }
        switch reference.isa {
        case "XCVersionGroup": try addModel(reference, into: &target)
        case "PBXVariantGroup":
            guard depth < 4 else {
                throw BuildFailure(
                    "groups of variants hold each other: '\(reference.string("name") ?? reference.id)'", at: project.file,
                    line: project.line(of: reference), nextStep: "Remove one of them from the other's children.")
            }
            for child in project.objects(unique(reference.strings("children"))) {
                let path = child.string("path") ?? ""
                let folder = path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
                try add(child, language: folder ?? child.string("name"), depth: depth + 1, into: &target)
            }
        case "PBXFileReference":
            guard let url = project.location(of: reference) else { return }
            guard FileManager.default.fileExists(atPath: url.path) else { return noteMissing(url, at: reference, into: &target) }
            if let kind = RegularFile.kind(of: url) {
                throw BuildFailure(
                    "\(url.path) is \(kind), not a file", at: project.file, line: project.line(of: reference),
                    nextStep: "Remove it from the project.")
            }
            sort(reference, url, language: language, into: &target)
        default: break
        }
    }

    /// Adds a data model as one: its versions are in its folder.
    private func addModel(_ group: XcodeProject.Object, into target: inout AppTarget) throws {
        guard let url = project.location(of: group) else { return }
        guard FileManager.default.fileExists(atPath: url.path) else { return noteMissing(url, at: group, into: &target) }
        target.resources.append(AppTarget.Resource(url: url, language: nil))
    }

    private func sort(_ reference: XcodeProject.Object, _ url: URL, language: String?, into target: inout AppTarget) {
        switch url.pathExtension.lowercased() {
        case "swift": target.sources.append(url)
        // A file without content that CocoaPods adds to the targets it writes.
        case "m" where url.lastPathComponent.hasSuffix("-dummy.m") && project.url.lastPathComponent == "Pods.xcodeproj": break
        case let type where FileSorter.foreignExtensions.contains(type):
            target.warnings.append(.notCompiled(url, at: project.file, line: project.line(of: reference)))
        case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "storekit": break
        default:
            let isFolder = reference.fileType.map { $0 == "folder" } ?? ProjectLocator.isPlainFolder(url)
            let folder = url.deletingLastPathComponent()
            let ownLanguage = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
            target.resources.append(AppTarget.Resource(url: url, language: language ?? ownLanguage, isFolderReference: isFolder))
        }
    }
}

/// Targets that were read, by identifier.
final class KnownTargets {
    private var targets: [String: AppTarget] = [:]

    subscript(id: String) -> AppTarget? {
        get { targets[id] }
        set { targets[id] = newValue }
    }
}
