import Foundation

/// The input and the options of a build.
public struct BuildRequest: Sendable {
    public enum Configuration: String, Sendable, CaseIterable { case debug, release }

    /// An `.xcodeproj` or `.xcworkspace`, a folder that holds one, or a bare folder of sources and resources.
    public var app: URL
    public var configuration: Configuration
    /// The target's name; nil chooses the project's only iOS app.
    public var target: String?
    /// The scheme's name; nil chooses the only one that launches the app, if there is one.
    public var scheme: String?
    /// The folder for `Name.app`; nil for a cache folder of the project.
    public var output: URL?
    /// The iOS to build for; nil = the one of the SDK that the project is for.
    public var system: SimulatedSystem?
    public var frameworks: FrameworkSet
    /// The folder for intermediate files; nil for the user's cache folder.
    public var cache: URL?
    /// Whether run-script phases run, confined. They are programs that whoever wrote the project chose.
    public var runsScripts = false
    /// Whether files that import what Quince lacks are left out, with a warning each.
    public var leavesOutMissing = false
    /// The project's build configuration that a debug build takes; nil = the one that the scheme launches, or `Debug`.
    var buildConfiguration: String?
    /// Whether the project is only described, so that what cannot be built is no error.
    var describes = false
    /// The support for code replacement in the running app.
    var liveness = Liveness.none
    public var progress: @Sendable (BuildProgress) -> Void
    /// Called with every command of the toolchain before it runs, as a shell takes it. Compilers run side by side: not on one thread.
    public var command: (@Sendable (String) -> Void)?

    public init(
        app: URL, configuration: Configuration = .debug, target: String? = nil, output: URL? = nil, frameworks: FrameworkSet,
        cache: URL? = nil,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        (self.app, self.configuration, self.target, self.output) = (app, configuration, target, output)
        (self.frameworks, self.cache, self.progress) = (frameworks, cache, progress)
    }
}

/// The support for code replacement that is compiled into an app.
enum Liveness: String, Sendable {
    /// An app as people run it.
    case none
    /// All functions can be replaced.
    case replaceable
    /// View bodies keep their type, and their literals are read from a table, too.
    case full
}

/// The present step of a build.
public enum BuildProgress: Sendable, Equatable {
    /// Another command builds the same app.
    case waiting
    case readingProject
    /// The package manager's own words: what it fetches.
    case resolvingPackages(String)
    /// A run-script phase, by its name.
    case runningScript(String)
    /// A build-tool plug-in, by its name, for a target of a package.
    case runningPlugin(String, target: String)
    case lowering(files: Int)
    case compiling(files: Int)
    case linking
    case compilingResources
    case finished(seconds: Double)

    /// For people: `Compiling 3 files`.
    public var message: String {
        func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
        return switch self {
        case .waiting: "Waiting for another build of the app"
        case .readingProject: "Reading the project"
        case .resolvingPackages(let step): step
        case .runningScript(let name): "Running script phase '\(name)'"
        case .runningPlugin(let name, let target): "Running the plug-in '\(name)' for '\(target)'"
        case .lowering(let files): "Preparing \(count(files))"
        case .compiling(let files): "Compiling \(count(files))"
        case .linking: "Linking"
        case .compilingResources: "Compiling resources"
        case .finished(let seconds): "Built in \((seconds * 100).rounded() / 100) s"
        }
    }
}
