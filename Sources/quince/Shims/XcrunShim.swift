import AppBuilder
import Foundation

/// `xcrun` and `xcode-select`: they find other tools.
struct XcrunShim {
    private let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    /// The exit code for a tool or SDK that is not there.
    private static let notFound: Int32 = 72

    func run(_ arguments: [String]) async -> Int32 {
        var rest = arguments[...]
        var isSearch = false
        var sdk = SimulatedSDK()
        while let argument = rest.first, argument.hasPrefix("-") {
            rest.removeFirst()
            switch argument.drop(while: { $0 == "-" }) {
            case "sdk":
                guard let name = rest.popFirst(), let found = SimulatedSDK(name) else {
                    context.error("xcrun: error: SDK \"\(arguments.dropFirst().first ?? "")\" cannot be located")
                    context.error("Quince has the SDKs \(SimulatedSDK.names.joined(separator: ", ")).")
                    return Self.notFound
                }
                sdk = found
            case "toolchain": _ = rest.popFirst()
            case "find", "f": isSearch = true
            case "run", "r", "v", "verbose", "l", "log", "n", "no-cache", "k", "kill-cache": break
            case "version":
                context.print("xcrun version 70 (Quince).")
                return 0
            case "help", "h":
                context.print("Usage: xcrun [options] <tool name> ... arguments ...")
                return 0
            case "show-sdk-version", "show-sdk-platform-version": return show(sdk.version)
            case "show-sdk-build-version": return show("Quince\(sdk.system.rawValue)")
            case "show-sdk-path": return showPath()
            case let other:
                context.error("xcrun: error: the option --\(other) is not in Quince")
                return 64
            }
        }
        guard let tool = rest.popFirst() else {
            context.error("Usage: xcrun [options] <tool name> ... arguments ...")
            return 64
        }
        if isSearch { return find(tool) }
        if let own = ShimTool(rawValue: tool) { return await own.run(Array(rest), context) }
        guard let program = context.program(tool) else { return missing(tool) }
        return context.replaceProcess(program, Array(rest))
    }

    private func show(_ text: String) -> Int32 {
        context.print(text)
        return 0
    }

    /// The folder with the modules of the frameworks, which stands for an SDK.
    private func showPath() -> Int32 {
        do { return show(try FrameworkSet.locate(besideExecutable: Tool.executable).modules.path) } catch {
            context.error("xcrun: error: \(error)")
            return Self.notFound
        }
    }

    private func find(_ tool: String) -> Int32 {
        if let file = context.standIn(tool) ?? context.program(tool) { return show(file.path) }
        return missing(tool)
    }

    private func missing(_ tool: String) -> Int32 {
        context.error("xcrun: error: unable to find utility \"\(tool)\", not a developer tool or in PATH")
        return Self.notFound
    }

    /// `xcode-select`
    func select(_ arguments: [String]) -> Int32 {
        switch arguments.first {
        case "-p", "--print-path", "-print-path":
            return show(context.environment[ShimFolder.variable] ?? Tool.executable.deletingLastPathComponent().path)
        case "-v", "--version": return show("xcode-select version 2410 (Quince).")
        default:
            context.error("xcode-select: error: only --print-path and --version are in Quince: there is no Xcode to select")
            return 1
        }
    }
}

/// An SDK by the names that Xcode's tools give it.
struct SimulatedSDK: Equatable {
    var system: SimulatedSystem

    /// The newest one.
    init() { system = SimulatedSystem.allCases.last ?? .iOS17 }

    /// - Parameter name: `iphonesimulator`, or with a version.
    init?(_ name: String) {
        let prefix = "iphonesimulator"
        guard name.hasPrefix(prefix) else { return nil }
        let version = name.dropFirst(prefix.count)
        guard !version.isEmpty else {
            self.init()
            return
        }
        guard let system = SimctlCatalogue.system(String(version)) else { return nil }
        self.init()
        self.system = system
    }

    var version: String { system.version }
    var name: String { "iphonesimulator\(version)" }
    static var names: [String] { SimulatedSystem.allCases.map { "iphonesimulator\($0.version)" } }
}
