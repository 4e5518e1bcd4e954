import AppBuilder
import Foundation
import Glibc
import JSONModel

/// Answers the Build Server Protocol, with the extensions that sourcekit-lsp asks for: which modules there are, their files, and their arguments.
///
/// Source: the protocol's specification, and sourcekit-lsp's “BSP Extensions”.
public final class BuildServer: @unchecked Sendable {
    private let client: MessageStream
    private let folder: URL
    private let version: String
    private let lock = NSLock()
    private var plan: BuildPlan?
    private var isInitialized = false

    /// - Parameters:
    ///   - folder: The folder of the index.
    ///   - input: The descriptor that messages are read from; `output` gets the answers.
    public init(folder: URL, version: String, input: Int32, output: Int32) {
        (self.folder, self.version) = (folder, version)
        client = MessageStream(input: input, output: output)
    }

    /// Serves a client until it ends the session, with the plan that another process keeps in the folder.
    public func serveKeptPlan() {
        let file = folder.appendingPathComponent(BuildPlan.fileName)
        run { update in
            var known: FileState?
            while true {
                let present = FileState(file)
                if present != known, let plan = BuildPlan.load(file) { update(plan) }
                known = present
                usleep(Self.interval)
            }
        }
    }

    /// Microseconds between two looks at the plan's file.
    private static let interval: UInt32 = 100_000

    /// Serves a client until it ends the session, with the user's own files of an app, which stays as it is meanwhile.
    ///
    /// - Parameter failure: Is told why the app cannot be prepared.
    public func serve(_ project: EditorProject, failure: @escaping @Sendable (any Error) -> Void) {
        run { update in
            do {
                let prepared = try project.prepare()
                if let problem = prepared.failure { failure(problem) }
                update(BuildPlan(prepared.modules, isLowered: false))
            } catch { failure(error) }
        }
    }

    /// - Parameter prepare: Makes the plan, in a thread of its own, and calls its argument whenever there is a new one.
    private func run(prepare: @escaping @Sendable (@escaping @Sendable (BuildPlan) -> Void) -> Void) {
        Thread.detachNewThread { prepare { self.update($0) } }
        client.read { self.handle($0) }
    }

    /// Answers by another plan from now on, and says so.
    func update(_ plan: BuildPlan) {
        let isNews = lock.withLock {
            defer { self.plan = plan }
            return isInitialized && self.plan != plan
        }
        if isNews { client.send(Message.notification("buildTarget/didChange", ["changes": .null])) }
    }

    /// Returns whether more messages are to be read.
    private func handle(_ message: JSONValue) -> Bool {
        switch Message(message) {
        case .request(let id, let method, let params):
            if let answer = answer(method, params) {
                client.send(Message.result(answer, to: id))
            } else {
                client.send(Message.error(.methodNotFound, "the build server has no method \(method)", to: id))
            }
            return true
        case .notification("build/exit", _): return false
        default: return true
        }
    }

    /// The size and date of a file.
    private struct FileState: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int

        init?(_ file: URL) {
            var status = stat()
            guard stat(file.path, &status) == 0 else { return nil }
            (size, seconds, nanoseconds) = (Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    /// The result of a request; nil for a method that the server does not have.
    func answer(_ method: String, _ params: JSONValue) -> JSONValue? {
        switch method {
        case "build/initialize": return initialize()
        case "workspace/buildTargets": return ["targets": .array(modules.map(target))]
        case "buildTarget/sources":
            let wanted = Set((params["targets"]?.array ?? []).compactMap { $0["uri"]?.string })
            return ["items": .array(modules.filter { wanted.contains(Self.uri($0.identifier)) }.map(sources))]
        case "textDocument/sourceKitOptions", "sourcekit/textDocument/sourceKitOptions": return options(params)
        case "buildTarget/prepare", "sourcekit/buildTarget/prepare": return [:]
        case "build/shutdown", "workspace/waitForBuildSystemUpdates", "sourcekit/workspace/waitForBuildSystemUpdates": return .null
        default: return nil
        }
    }

    private var modules: [BuildPlan.Module] { lock.withLock { plan?.modules ?? [] } }

    private func initialize() -> JSONValue {
        lock.withLock { isInitialized = true }
        let index = folder.appendingPathComponent("Index", isDirectory: true)
        return [
            "displayName": "Quince", "version": .string(version), "bspVersion": "2.2.0", "capabilities": ["languageIds": ["swift"]],
            "dataKind": "sourceKit",
            "data": [
                "indexDatabasePath": .string(index.appendingPathComponent("db").path),
                "indexStorePath": .string(index.appendingPathComponent("store").path), "prepareProvider": true,
                "sourceKitOptionsProvider": true,
            ],
        ]
    }

    private static func uri(_ identifier: String) -> String {
        "quince://module/" + (identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? identifier)
    }

    private static func reference(_ identifier: String) -> JSONValue { ["uri": .string(uri(identifier))] }

    private func target(_ module: BuildPlan.Module) -> JSONValue {
        [
            "id": Self.reference(module.identifier), "displayName": .string(module.name), "languageIds": ["swift"],
            "tags": module.isDependency ? ["dependency"] : [], "dependencies": .array(module.dependencies.map(Self.reference)),
            "capabilities": ["canCompile": true, "canTest": false, "canRun": false, "canDebug": false],
        ]
    }

    private func sources(_ module: BuildPlan.Module) -> JSONValue {
        [
            "target": Self.reference(module.identifier),
            "sources": .array(
                module.files.map { ["uri": .string(FileAddress.uri(path: $0)), "kind": 1, "generated": false] }),
        ]
    }

    private func options(_ params: JSONValue) -> JSONValue {
        guard let path = params["textDocument"]?["uri"]?.string.flatMap(FileAddress.path) else { return .null }
        let wanted = params["target"]?["uri"]?.string
        let module = modules.first { module in
            (wanted == nil || wanted == Self.uri(module.identifier)) && module.files.contains(path)
        }
        guard let module else { return .null }
        return ["compilerArguments": .array(module.arguments.map { .string($0) }), "workingDirectory": .string(folder.path)]
    }
}
