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
        /// The folder of the bundle that it is copied into, `Fonts/Text`; empty for the bundle itself.
        var folder = ""
        /// The line of the file that names the language; 0 where the file is in the language's folder.
        var languageLine = 0
    }

    /// A library the target takes from a Swift package.
    struct PackageProduct: Sendable, Hashable {
        var name: String
        /// The package; nil where the project does not say.
        var package: PackageReference?
        /// Line of the project file, for messages.
        var line = 0

        /// The plug-in that is meant where the product is no library.
        var plugin: String? { name.hasPrefix("plugin:") ? String(name.dropFirst("plugin:".count)) : nil }
    }

    var name: String
    /// Whether the target holds unit tests of an app instead of an app.
    var isTestBundle = false
    /// Whether the target is a module that others import instead of an app.
    var isLibrary = false
    /// Whether the target is an extension of an app.
    var isExtension = false
    /// The extensions in the app that are built with it.
    var extensions: [AppTarget] = []
    /// The extension point of an app extension, such as `com.apple.widgetkit-extension`.
    var extensionPoint: String?
    /// The class of an Intents extension's principal object, without its module.
    var principalClass: String?
    /// Names of intent definitions for which the target gets no code.
    var withoutIntentCode: Set<String> = []
    /// Classes of the intents that the target's definitions define.
    var intentClasses: [String] = []
    var entitlements = Entitlements()
    /// Name of the bundle without `.app`.
    var productName: String
    var moduleName: String
    var bundleIdentifier: String
    var settings: BuildSettings
    /// The reason for the iOS that the target is built for, for people: `--os`.
    var systemOrigin = SystemChoice(nil).origin
    var sources: [URL]
    var resources: [Resource]
    /// The project's own Info.plist, if any.
    var infoPlist: URL?
    /// The header of a framework's module, if any: the framework's files see what it imports.
    var umbrellaHeader: URL?
    /// Language of the project's Base resources.
    var developmentRegion: String
    /// Folder that relative paths in settings start at.
    var root: URL
    /// The folder that the user named, or that holds the project they named.
    var given: URL?
    /// Files and folders besides sources and resources that the description came from.
    var descriptionFiles: [URL]
    var packageProducts: [PackageProduct] = []
    /// The `.xcodeproj` and the `.xcworkspace` that describe the target, if any.
    var project: URL?
    /// Whether a package's manifest describes the app.
    var isAppPackage = false
    /// The versions that packages were resolved to, where no project and workspace have them.
    var pins: URL?
    var workspace: URL?
    /// The arguments and variables that the scheme gives the app; nil without a scheme.
    var launch: LaunchSettings?
    /// The StoreKit configuration that the app sells from: the scheme's, or the only one in a folder without a project.
    var storeKitConfiguration: URL?
    /// The packages of the target's project and workspace that lie in their folders.
    var localPackages: [PackageReference] = []
    /// Framework and library targets of its project and workspace that it is linked with.
    var libraries: [AppTarget] = []
    /// Why modules that it depends on are not there, by their names.
    var missingModules: [String: String] = [:]
    /// Options of the compiler besides those that settings stand for.
    var compilerArguments: [String] = []
    /// Whether platform conditions are this machine's: the target is the Swift side of a library of C.
    var isForHost = false
    /// The relative path of a library's resources in the app: `Frameworks/Kit.framework`, `Package_Target.bundle`; nil if it has none.
    var resourceBundle: String?
    var warnings: [BuildDiagnostic] = []
    /// Why the target cannot be built as it is: files are missing, or need build rules that may not run. Empty unless it is read to be described.
    var problems: [BuildDiagnostic] = []
    /// The runs of build rules' scripts that make sources and resources.
    var rulePhases: [ScriptPhase] = []
    /// Why files belong to the target, and why others do not.
    var membership = TargetMembership()
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

    /// Arguments of the compiler for the dialect of Swift that the settings choose.
    var languageArguments: [String] { LanguageSettings(settings: settings, languageMode: languageMode).arguments }

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
