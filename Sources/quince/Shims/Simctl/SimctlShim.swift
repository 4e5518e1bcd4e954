import ArgumentParser
import Foundation
import Simulator

/// `xcrun simctl`: the devices' commands in the forms, with the output and the exit codes of Apple's.
struct SimctlShim {
    let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    /// Subcommands by their names.
    private static let commands: [String: @Sendable (SimctlShim, [String]) throws -> Void] = [
        "list": { try $0.list($1) }, "create": { try $0.create($1) }, "delete": { try $0.delete($1) }, "boot": { try $0.boot($1) },
        "bootstatus": { try $0.bootStatus($1) }, "shutdown": { try $0.shutDown($1) }, "erase": { try $0.erase($1) },
        "install": { try $0.install($1) }, "uninstall": { try $0.uninstall($1) }, "launch": { try $0.launch($1) },
        "terminate": { try $0.terminate($1) }, "openurl": { try $0.openURL($1) }, "get_app_container": { try $0.container($1) },
        "listapps": { try $0.listApps($1) }, "appinfo": { try $0.appInfo($1) }, "io": { try $0.io($1) }, "push": { try $0.push($1) },
        "pbcopy": { try $0.copy($1) }, "pbpaste": { try $0.paste($1) }, "keychain": { try $0.keychain($1) },
        "getenv": { try $0.variable($1) },
        "spawn": { try $0.spawn($1) }, "ui": { try $0.ui($1) }, "privacy": { try $0.privacy($1) },
        "location": { try $0.pass("location", $1) }, "status_bar": { try $0.pass("status_bar", $1) },
        "addmedia": { try $0.pass("addmedia", $1) }, "help": { shim, _ in shim.help() },
    ]

    /// Subcommands of Apple's that Quince lacks, and what to do instead.
    private static let lacking: [String: String] = [
        "clone": "Make another device with: simctl create", "rename": "Make a device of another name with: simctl create",
        "upgrade": "Devices run apps of all runtimes.", "pair": "There are no watches.", "unpair": "There are no watches.",
        "pair_activate": "There are no watches.", "pbsync": "Use pbcopy and pbpaste.", "icloud_sync": "See: quince sim --help",
        "logverbose": "See: quince sim logs", "diagnose": "See: quince doctor", "runtime": "All runtimes are there.",
        "addphoto": "Use addmedia.", "addvideo": "Videos are not in Quince's photo library yet.",
    ]

    /// - Returns: The exit code.
    func run(_ arguments: [String]) -> Int32 {
        var rest = arguments[...]
        while let first = rest.first, first == "--noxpc" || first == "-v" || first == "--verbose" { rest.removeFirst() }
        guard let name = rest.popFirst() else {
            help()
            return 64
        }
        if name == "--help" || name == "-h" {
            help()
            return 0
        }
        if name == "--set" || name == "--profiles" { return lacks(name, "Set QUINCE_HOME to keep devices apart.") }
        if let reason = Self.lacking[name] { return lacks(name, reason) }
        guard let command = Self.commands[name] else {
            context.error("Unrecognized subcommand: \(name)")
            help(toError: true)
            return 64
        }
        return exitCode(of: name) { try command(self, Array(rest)) }
    }

    private func lacks(_ name: String, _ nextStep: String) -> Int32 {
        context.error("simctl \(name) is not in Quince. \(nextStep)")
        return 1
    }

    private func exitCode(of name: String, _ body: () throws -> Void) -> Int32 {
        do {
            try body()
            return 0
        } catch let error as SimulatorError {
            report(error)
            return error.exitCode.rawValue
        } catch let error as ShimUsage {
            context.error("\(error)")
            context.error("Usage: simctl \(Self.usage[name] ?? name)")
            return 64
        } catch let error as ExitCode { return error.rawValue } catch let error as ValidationError {
            context.error(error.message)
            return 64
        } catch {
            context.error(Sim.message(for: error))
            return Sim.exitCode(for: error).rawValue
        }
    }

    /// Prints a failure as `simctl` does.
    private func report(_ error: SimulatorError) {
        let domain: (String, Int)? =
            switch error.exitCode {
            case .wrongState: ("com.apple.CoreSimulator.SimError", 405)
            case .missingFile: ("NSPOSIXErrorDomain", 2)
            case .notRunning: ("NSPOSIXErrorDomain", 3)
            case .notInstalled: ("FBSOpenApplicationServiceErrorDomain", 4)
            case .noAppForLink: ("LSApplicationWorkspaceErrorDomain", 115)
            case .failure: ("dev.quince", 1)
            case .invalidDevice: nil
            }
        if let (name, code) = domain { context.error("An error was encountered processing the command (domain=\(name), code=\(code)):") }
        context.error(error.message)
        if let nextStep = error.nextStep, error.exitCode != .wrongState { context.error(nextStep) }
    }

    /// Has a command of `quince sim` that takes the same arguments do it.
    func pass(_ name: String, _ arguments: [String]) throws {
        if let reference = arguments.first { _ = try context.device(reference) }
        var command = try Sim.parseAsRoot([name] + arguments)
        try command.run()
    }

    // MARK: Help

    static let usage: [String: String] = [
        "list": "list [-j | --json] [devices|devicetypes|runtimes|pairs] [<search term>|available]",
        "create": "create <name> <device type id> [<runtime id>]", "delete": "delete <device> [... <device n>] | unavailable | all",
        "boot": "boot <device>", "bootstatus": "bootstatus <device> [-b]", "shutdown": "shutdown <device> | all",
        "erase": "erase <device> [... <device n>] | all", "install": "install <device> <path>",
        "uninstall": "uninstall <device> <app bundle identifier>",
        "launch":
            "launch [--console|--console-pty] [--terminate-running-process] <device> <app bundle identifier> [<argv 1> <argv 2> ... <argv n>]",
        "terminate": "terminate <device> <app bundle identifier>", "openurl": "openurl <device> <URL>",
        "get_app_container": "get_app_container <device> <app bundle identifier> [<container>]", "listapps": "listapps <device>",
        "appinfo": "appinfo <device> <app bundle identifier>",
        "io": "io <device> screenshot [--type=png|jpeg] <file or -> | recordVideo [--codec=h264|vp9] [--force] <file>",
        "push": "push <device> [<bundle identifier>] (<json file> | -)", "pbcopy": "pbcopy <device>", "pbpaste": "pbpaste <device>",
        "keychain": "keychain <device> reset", "getenv": "getenv <device> <variable name>",
        "spawn": "spawn <device> log stream | launchctl list", "ui": "ui <device> <option> [<arguments>]",
        "privacy": "privacy <device> <action> <service> [<bundle identifier>]",
        "location": "location <device> <action> [<arguments>]", "status_bar": "status_bar <device> [list | clear | override <arguments>]",
        "addmedia": "addmedia <device> <path> [... <path>]", "help": "help",
    ]

    private func help(toError: Bool = false) {
        let line = toError ? context.error : context.print
        line("usage: simctl <subcommand> ...")
        line("Quince in place of Apple's simulator; what it does not list is not in Quince.")
        for (_, usage) in Self.usage.sorted(by: { $0.key < $1.key }) { line("\t\(usage)") }
    }
}
