import Foundation

/// Describes an app by nothing but a folder of sources and resources in the usual layout.
enum BareFolderReader {
    static func read(_ folder: URL, configuration: BuildRequest.Configuration) throws -> AppTarget {
        let sorted = try FileSorter.sort(folder, ignoresTests: true)
        guard !sorted.sources.isEmpty else {
            throw BuildFailure(
                "\(folder.path) holds neither an Xcode project nor Swift sources",
                nextStep: "Give the path of an .xcodeproj or of a folder of sources.")
        }
        var target = try target(named: folder.standardizedFileURL.lastPathComponent, in: folder, configuration: configuration)
        for (key, file) in [("INFOPLIST_KEY_UIMainStoryboardFile", "Main"), ("INFOPLIST_KEY_UILaunchStoryboardName", "LaunchScreen")]
        where sorted.resources.contains(where: { $0.url.lastPathComponent == file + ".storyboard" }) {
            target.settings.push([key: file])
        }
        (target.sources, target.resources, target.infoPlist) = (sorted.sources, sorted.resources, sorted.infoPlist)
        target.warnings = sorted.warnings
        let configurations = sorted.leftOut.map(\.file).filter { $0.pathExtension == "storekit" }
        target.storeKitConfiguration = configurations.count == 1 ? configurations.first : nil
        for (file, reason) in sorted.leftOut { target.membership.leaveOut(file, reason) }
        target.membership.nameMembers(target, "in the folder")
        target.sourcesDecideOnScenes = sorted.infoPlist == nil
        return target
    }

    /// An app that nothing but its name describes, as yet without files.
    static func target(named name: String, in folder: URL, configuration: BuildRequest.Configuration) throws -> AppTarget {
        var settings = BuildSettings(configuration: configuration == .debug ? "Debug" : "Release")
        settings.push(XcodeTargetReader.commonDefaults, from: BuildSettings.defaultOrigin)
        settings.push([
            "TARGET_NAME": name, "PROJECT_NAME": name, "SRCROOT": folder.path, "DEVELOPMENT_LANGUAGE": "en",
            "GENERATE_INFOPLIST_FILE": "YES", "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": configuration == .debug ? "DEBUG" : "", "TARGETED_DEVICE_FAMILY": "1,2",
            "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
        ])
        return AppTarget(
            name: name, productName: name, moduleName: BuildSettings.identifier(name),
            bundleIdentifier: settings.string("PRODUCT_BUNDLE_IDENTIFIER"),
            settings: settings, sources: [], resources: [], infoPlist: nil, developmentRegion: "en",
            root: folder,
            descriptionFiles: [folder])
    }
}
