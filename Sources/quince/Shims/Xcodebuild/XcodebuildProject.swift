import AppBuilder
import Foundation

/// The project that a command line of `xcodebuild` is about.
struct XcodebuildProject {
    typealias Refusal = XcodebuildArguments.Refusal

    let outline: ProjectOutline
    private let arguments: XcodebuildArguments
    private let context: ShimContext

    /// - Throws: `Refusal` with `xcodebuild`'s code where there is no project, or several.
    init(_ arguments: XcodebuildArguments, _ context: ShimContext) throws {
        (self.arguments, self.context) = (arguments, context)
        let file = try Self.locate(arguments, context)
        do { outline = try AppBuilder().outline(of: file) } catch let failure as BuildFailure { throw Refusal("\(failure)", code: 66) }
        try checkScheme()
    }

    private static func locate(_ arguments: XcodebuildArguments, _ context: ShimContext) throws -> URL {
        if arguments.project != nil, arguments.workspace != nil { throw Refusal("Cannot specify both a project and a workspace.") }
        if let name = arguments.project ?? arguments.workspace {
            let file = context.file(name)
            guard FileManager.default.fileExists(atPath: file.path) else { throw Refusal("'\(name)' does not exist.", code: 66) }
            return file
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: context.folder.path)) ?? []).sorted()
        for type in ["xcworkspace", "xcodeproj"] {
            let found = names.filter { $0.hasSuffix("." + type) }
            if found.count > 1 {
                throw Refusal(
                    "The directory \(context.folder.path) contains \(found.count) projects. Specify the one to use with the "
                        + "\(type == "xcodeproj" ? "-project" : "-workspace") option.", code: 66)
            }
            // A workspace needs a scheme; the project beside it does not.
            if let name = found.first, type == "xcodeproj" || arguments.scheme != nil { return context.file(name) }
        }
        throw Refusal("The directory \(context.folder.path) does not contain an Xcode project, workspace or package.", code: 66)
    }

    private var kind: String { outline.isWorkspace ? "workspace" : "project" }

    private func checkScheme() throws {
        if let scheme = arguments.scheme, !outline.schemes.contains(scheme), !outline.apps.contains(scheme) {
            throw Refusal(
                "The \(kind) named \"\(outline.name)\" does not contain a scheme named \"\(scheme)\". The \"-list\" option can be used to find "
                    + "the names of the schemes in the \(kind).", code: 65)
        }
        if let name = arguments.configuration, !outline.configurations.contains(name), arguments.query == nil {
            throw Refusal(
                "The \(kind) \"\(outline.name)\" does not contain a build configuration named \"\(name)\"; there are "
                    + "\(outline.configurations.joined(separator: ", ")).", code: 65)
        }
    }

    /// The scheme's file that is meant; nil for one that Xcode makes.
    var scheme: String? { arguments.scheme.flatMap { outline.schemes.contains($0) ? $0 : nil } }
    /// The app's target that is meant, where it is named.
    var target: String? { arguments.target ?? (scheme == nil ? arguments.scheme : nil) }

    /// `Debug`, `Release` or the project's own.
    var configuration: String {
        // As Xcode has it: schemes run what they launch, targets the project's default.
        arguments.configuration ?? (arguments.scheme != nil || outline.configurations.isEmpty ? "Debug" : outline.defaultConfiguration)
    }

    func request(system: SimulatedSystem?, progress: @escaping @Sendable (BuildProgress) -> Void) throws -> BuildRequest {
        var request = BuildRequest(
            app: outline.file, target: target, frameworks: try FrameworkSet.locate(besideExecutable: Tool.executable), progress: progress)
        request.scheme = scheme
        request.system = system
        request.use(buildConfiguration: configuration)
        return request
    }

    // MARK: Folders

    /// The folder of `-derivedDataPath`, or one of the project's own in the user's cache.
    var derivedData: URL {
        if let path = arguments.derivedData { return context.file(path) }
        let base = context.environment["XDG_CACHE_HOME"] ?? ((context.environment["HOME"] ?? NSHomeDirectory()) + "/.cache")
        return URL(fileURLWithPath: base, isDirectory: true)
            .appendingPathComponent("quince/DerivedData/\(outline.name)-\(Self.hash(outline.file.path))", isDirectory: true)
    }

    /// The folder of the products: `Build/Products/Debug-iphonesimulator`.
    var products: URL {
        func setting(_ name: String) -> URL? { arguments.settings.last { $0.name == name }.map { context.file($0.value) } }
        if let folder = setting("CONFIGURATION_BUILD_DIR") { return folder }
        let build = setting("SYMROOT") ?? setting("BUILD_DIR") ?? derivedData.appendingPathComponent("Build/Products", isDirectory: true)
        return build.appendingPathComponent("\(configuration)-iphonesimulator", isDirectory: true)
    }

    /// FNV-1a, in letters, as Xcode's folders have them.
    private static func hash(_ text: String) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(value, radix: 26).map { String(UnicodeScalar(UInt8(97 + ($0.hexOrBase26 ?? 0)))) }.joined()
    }
}

extension Character {
    /// The value of a digit to the base of 26; nil for none.
    fileprivate var hexOrBase26: Int? { Int(String(self), radix: 26) }
}
