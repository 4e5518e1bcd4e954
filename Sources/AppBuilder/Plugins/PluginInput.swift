import Foundation

/// The description of a package graph that a plug-in gets, in the package manager's format: entities refer to each other by their places in lists.
///
/// Source: the messages of SwiftPM's PackagePlugin library, Swift 6.3.
struct PluginInput: Encodable, Sendable {
    /// A path, relative to another one or to the root.
    struct Path: Encodable, Sendable {
        var baseURLId: Int?
        var subpath: String
    }

    struct File: Encodable, Sendable {
        enum Kind: String, Encodable { case source, header, resource, unknown }

        var basePathId: Int
        var name: String
        var type: Kind
    }

    struct Target: Encodable, Sendable {
        enum Dependency: Encodable {
            case target(targetId: Int)
            case product(productId: Int)
        }

        enum Kind: String, Encodable { case generic, executable, test, macro }

        enum Info: Encodable {
            case swiftSourceModuleInfo(
                moduleName: String, kind: Kind, sourceFiles: [File], compilationConditions: [String], linkedLibraries: [String],
                linkedFrameworks: [String])
        }

        var name: String
        var directoryId: Int
        var dependencies: [Dependency]
        var info: Info
    }

    struct Product: Encodable, Sendable {
        enum LibraryKind: Encodable { case automatic }

        enum Info: Encodable {
            case executable(mainTargetId: Int)
            case library(kind: LibraryKind)
        }

        var name: String
        var targetIds: [Int]
        var info: Info
    }

    struct Package: Encodable, Sendable {
        enum Origin: Encodable { case root }

        struct Version: Encodable { var major, minor, patch: Int }
        struct Dependency: Encodable { var packageId: Int }

        var identity: String
        var displayName: String
        var directoryId: Int
        var origin: Origin
        var toolsVersion: Version
        var dependencies: [Dependency]
        var productIds: [Int]
        var targetIds: [Int]
    }

    struct Tool: Encodable, Sendable {
        var path: Int
        var triples: [String]?
    }

    /// Nothing of Xcode's is known.
    struct Nothing: Encodable, Sendable {}

    var paths: [Path] = []
    var targets: [Target] = []
    var products: [Product] = []
    var packages: [Package] = []
    var xcodeTargets: [Nothing] = []
    var xcodeProjects: [Nothing] = []
    /// The folder that the plug-in and its commands write.
    var pluginWorkDirId = 0
    var toolSearchDirIds: [Int] = []
    var accessibleTools: [String: Tool] = [:]

    /// The package of the target that the plug-in is for.
    var rootPackageId = 0
    /// The target that the plug-in is for.
    var targetId = 0

    private enum CodingKeys: String, CodingKey {
        case paths, targets, products, packages, xcodeTargets, xcodeProjects, pluginWorkDirId, toolSearchDirIds, accessibleTools
    }

    /// Adds a path and returns its number.
    mutating func add(_ url: URL) -> Int {
        paths.append(Path(subpath: url.path))
        return paths.count - 1
    }

    /// The request for commands, framed: its length in eight bytes, the lowest first, and its JSON.
    ///
    /// - Parameters:
    ///   - folder: The folder that the plug-in and its commands write.
    ///   - tools: The programs that its commands may start.
    func request(writing folder: URL, tools: [String: URL]) throws -> Data {
        var input = self
        input.pluginWorkDirId = input.add(folder)
        for (name, program) in tools.sorted(by: { $0.key < $1.key }) { input.accessibleTools[name] = Tool(path: input.add(program)) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let payload = try encoder.encode(
            Request.createBuildToolCommands(
                context: input, rootPackageId: rootPackageId, targetId: targetId, pluginGeneratedSources: [], pluginGeneratedResources: []))
        return withUnsafeBytes(of: UInt64(payload.count).littleEndian) { Data($0) } + payload
    }

    private enum Request: Encodable {
        case createBuildToolCommands(
            context: PluginInput, rootPackageId: Int, targetId: Int, pluginGeneratedSources: [Int], pluginGeneratedResources: [Int])
    }
}
