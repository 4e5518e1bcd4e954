import Foundation

/// One app to build, whatever it was described by: files by role and evaluated settings.
struct AppTarget: Sendable {
    /// A file or folder of the bundle.
    struct Resource: Sendable, Hashable {
        var url: URL
        /// Language folder's name without `.lproj` (`Base`, `de`); nil = the bundle's root.
        var language: String?
        /// Whether a folder is copied as it stands (a blue folder in Xcode).
        var isFolderReference = false
    }

    /// A library the target takes from a Swift package.
    struct PackageProduct: Sendable, Hashable {
        var name: String
        /// The package's address or folder; nil where the project does not say.
        var package: String?
    }

    var name: String
    /// Whether the target holds unit tests of an app instead of an app.
    var isTestBundle = false
    /// Name of the bundle without `.app`.
    var productName: String
    var moduleName: String
    var bundleIdentifier: String
    var settings: BuildSettings
    var sources: [URL]
    var resources: [Resource]
    /// The project's own Info.plist, if any.
    var infoPlist: URL?
    /// Language of the project's Base resources.
    var developmentRegion: String
    /// Folder that relative paths in settings start at.
    var root: URL
    /// Files and folders besides sources and resources that the description came from.
    var descriptionFiles: [URL]
    var packageProducts: [PackageProduct] = []
    var warnings: [BuildDiagnostic] = []
    /// The code of a playground's page, where that is what is built.
    var playgroundContents: URL?
    /// Whether nothing but the sources tells if the app has scenes: an app whose delegate makes the window itself has none, and a scene manifest
    /// would give it one more.
    var sourcesDecideOnScenes = false

    /// The compiler's `-swift-version`.
    var languageMode: String {
        let version = settings.string("SWIFT_VERSION", default: "5")
        let major = version.split(separator: ".").first.map(String.init) ?? "5"
        return ["4", "5", "6"].contains(major) ? (version == "4.2" ? "4.2" : major) : "5"
    }

    /// Conditions defined by `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` flags.
    var conditions: Set<String> {
        var conditions = Set(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        var flags = settings.list("OTHER_SWIFT_FLAGS")[...]
        while let flag = flags.popFirst() {
            if flag == "-D", let name = flags.popFirst() {
                conditions.insert(name)
            } else if flag.hasPrefix("-D") {
                conditions.insert(String(flag.dropFirst(2)))
            }
        }
        return conditions
    }
}
