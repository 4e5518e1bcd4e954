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
        let name = folder.standardizedFileURL.lastPathComponent
        var settings = BuildSettings(configuration: configuration == .debug ? "Debug" : "Release")
        settings.push(XcodeTargetReader.commonDefaults)
        settings.push([
            "TARGET_NAME": name, "PROJECT_NAME": name, "SRCROOT": folder.path, "DEVELOPMENT_LANGUAGE": "en",
            "GENERATE_INFOPLIST_FILE": "YES",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": configuration == .debug ? "DEBUG" : "", "TARGETED_DEVICE_FAMILY": "1,2",
        ])
        for (key, file) in [("INFOPLIST_KEY_UIMainStoryboardFile", "Main"), ("INFOPLIST_KEY_UILaunchStoryboardName", "LaunchScreen")]
        where sorted.resources.contains(where: { $0.url.lastPathComponent == file + ".storyboard" }) {
            settings.push([key: file])
        }
        var target = AppTarget(
            name: name, productName: name, moduleName: BuildSettings.identifier(name),
            bundleIdentifier: settings.string("PRODUCT_BUNDLE_IDENTIFIER"),
            settings: settings, sources: sorted.sources, resources: sorted.resources, infoPlist: sorted.infoPlist, developmentRegion: "en",
            root: folder,
            descriptionFiles: [folder])
        target.sourcesDecideOnScenes = sorted.infoPlist == nil
        return target
    }
}
