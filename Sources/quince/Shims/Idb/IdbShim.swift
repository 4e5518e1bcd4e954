import DeviceProtocol
import Foundation
import Simulator

/// `idb`: the commands of PyPI's fb-idb for a simulator, without a companion.
struct IdbShim {
    let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    /// A command of its arguments.
    private typealias Command = @Sendable (IdbShim, ShimArguments) throws -> Void

    private static let common: Set<String> = ["--udid", "--companion", "--companion-path", "--log", "--reason"]
    private static let commonFlags: Set<String> = ["--json", "--companion-local", "--companion-tls", "--no-prune-dead-companion"]
    /// Options of readings, of which the client and the backend make no difference here.
    private static let reading: Set<String> = ["--format", "--key", "--api", "--client-type"]
    private static let readingFlags: Set<String> = ["--nested", "--profile", "--collect-frame-coverage"]
    private static let matching: Set<String> = ["--match-key", "--depth", "--api"]
    private static let video: Set<String> = ["--fps", "--scale-factor", "--bitrate", "--key-frame-rate"]

    /// Commands with the options they take besides those of all, the flags and the number of values after which all are the app's.
    private static let commands: [String: (options: Set<String>, flags: Set<String>, leading: Int?, run: Command)] = [
        "list-targets": (["--only", "--state", "--os-version"], [], nil, { try $0.listTargets($1) }),
        "describe": ([], ["--diagnostics"], nil, { try $0.describe($1) }),
        "boot": ([], ["--headless", "--no-verify"], nil, { try $0.boot($1) }), "shutdown": ([], [], nil, { try $0.shutDown($1) }),
        "erase": ([], [], nil, { try $0.erase($1) }), "create": ([], [], nil, { try $0.create($1) }),
        "delete": ([], [], nil, { try $0.delete($1) }), "delete-all": ([], [], nil, { shim, _ in try shim.deleteAll() }),
        "install": ([], ["--make-debuggable", "--override-mtime"], nil, { try $0.install($1) }),
        "uninstall": ([], [], nil, { try $0.uninstall($1) }),
        "list-apps": ([], ["--fetch-process-state", "--no-fetch-process-state"], nil, { try $0.listApps($1) }),
        "launch": (
            ["-p", "--pid-file"], ["-f", "--foreground-if-running", "-w", "--wait-for", "-d", "--wait-for-debugger", "--enable-repl"], 1,
            { try $0.launch($1) }
        ),
        "terminate": ([], [], nil, { try $0.terminate($1) }), "open": ([], [], nil, { try $0.open($1) }),
        "screenshot": (["--format", "--compression-quality"], [], nil, { try $0.screenshot($1) }),
        "set-location": ([], [], nil, { try $0.setLocation($1) }),
        "approve": (["--scheme"], [], nil, { try $0.setPermissions($1, "grant") }),
        "revoke": (["--scheme"], [], nil, { try $0.setPermissions($1, "revoke") }),
        "focus": ([], [], nil, { try $0.focus($1) }), "add-media": ([], [], nil, { try $0.addMedia($1) }),
        "clear-keychain": ([], [], nil, { try $0.clearKeychain($1) }), "log": ([], [], nil, { try $0.log($1) }),
        "send-notification": ([], [], nil, { try $0.push($1) }), "notification send": ([], [], nil, { try $0.push($1) }),
        "connect": ([], [], nil, { try $0.connect($1) }),
        "disconnect": ([], [], nil, { _, _ in }), "kill": ([], [], nil, { _, _ in }),
        "video": (video, [], nil, { try $0.record($1) }), "record-video": (video, [], nil, { try $0.record($1) }),
        "record video": (video, [], nil, { try $0.record($1) }), "record record-video": (video, [], nil, { try $0.record($1) }),
        "rotation": ([], [], nil, { try $0.rotation($1) }),
        "ui describe-all": (
            reading.union(["--match", "--match-key", "--filter"]), readingFlags.union(["--ignore-case"]), nil, { try $0.describeAll($1) }
        ),
        "ui describe-point": (reading, readingFlags, nil, { try $0.describePoint($1) }),
        "ui describe": (reading.union(matching), readingFlags.union(["--ignore-case"]), nil, { try $0.describeMarker($1) }),
        "ui wait": (matching.union(["--timeout", "--poll-interval"]), [], nil, { try $0.waitForMarker($1) }),
        "ui tap": (matching.union(["--duration", "--expected-value", "--expected-key"]), ["--ignore-case"], nil, { try $0.tap($1) }),
        "ui multi-tap": (["--duration", "--count", "--pause"], [], nil, { try $0.multiTap($1) }),
        "ui swipe": (["--duration", "--delta"], [], nil, { try $0.swipe($1) }), "ui text": ([], [], nil, { try $0.text($1) }),
        "ui key": (["--duration"], ["--shift", "--control", "--option", "--command"], nil, { try $0.key($1) }),
        "ui key-sequence": ([], [], nil, { try $0.keySequence($1) }), "ui button": (["--duration"], [], nil, { try $0.button($1) }),
        "ui shake": ([], [], nil, { try $0.perform(.press(.shake), $1) }), "ui rotate": ([], [], nil, { try $0.rotate($1) }),
    ]

    /// Commands with subcommands.
    private static let groups: Set<String> = ["ui", "record", "notification"]

    /// Commands of fb-idb's that Quince lacks, or their first words, and what to do instead.
    private static let lacking: [(command: String, nextStep: String)] = [
        ("ui scroll", "Swipe: idb ui swipe"), ("ui set-value", "Tap the field, then: idb ui text"),
        ("ui drag-and-drop", "A flow has dragging and dropping: quince flow --help"),
        ("ui pinch", "A flow has several fingers: quince flow --help"),
        ("ui remote", "There are no televisions."), ("ui quiet", "Every command returns once the app has handled it."),
        ("file", "An app's folders: xcrun simctl get_app_container booted BUNDLE_ID data"),
        ("xctest", "Run tests with: quince test"), ("crash", "Crashes are in the log: quince sim logs"),
        ("video-stream", "See: quince open"),
        ("debugserver", "See: quince debug --help"), ("dap", "See: quince debug --help"), ("clone", "Make another device with: idb create"),
        ("notification", "There is: idb notification send"),
    ]

    /// - Returns: The exit code: 1 for what fails, 2 for wrong usage, as Python's argument parser has it.
    func run(_ arguments: [String]) -> Int32 {
        do {
            var rest = arguments[...]
            while let first = rest.first, first.hasPrefix("-") {
                rest.removeFirst()
                if first == "--help" || first == "-h" { return help() }
                if Self.common.contains(first) { _ = rest.popFirst() }
            }
            guard var name = rest.popFirst() else { return help(code: 2) }
            if Self.groups.contains(name) {
                guard let part = rest.popFirst() else { return help(code: 2) }
                name += " " + part
            }
            guard let command = Self.commands[name] else {
                if let lack = Self.lacking.first(where: { name == $0.command || name.hasPrefix($0.command + " ") }) {
                    context.error("idb: '\(name)' is not in Quince. \(lack.nextStep)")
                    return 1
                }
                context.error("idb: '\(name)' is not in Quince; there are: \(Self.commands.keys.sorted().joined(separator: ", "))")
                return 2
            }
            // Options of the target may stand anywhere, in an app's arguments, too.
            let parsed = try ShimArguments(
                Array(rest), flags: Self.commonFlags.union(command.flags), options: Self.common.union(command.options),
                leading: command.leading)
            try command.run(self, parsed)
            return 0
        } catch let error as ShimUsage {
            context.error("idb: error: \(error)")
            return 2
        } catch {
            context.error("\(error)")
            return 1
        }
    }

    private func help(code: Int32 = 0) -> Int32 {
        let line = code == 0 ? context.print : context.error
        line("usage: idb <command> [--udid UDID] [--json] ...")
        for name in Self.commands.keys.sorted() { line("  \(name)") }
        return code
    }

    // MARK: Targets

    /// The device of `--udid` or `IDB_UDID`; without them the booted one.
    func device(_ arguments: ShimArguments) throws -> HostReply.Device {
        try context.device(arguments["--udid"] ?? context.environment["IDB_UDID"] ?? "booted")
    }

    func listTargets(_ arguments: ShimArguments) throws {
        for device in try context.devices() {
            if let state = arguments["--state"], state.caseInsensitiveCompare(SimctlCatalogue.state(device)) != .orderedSame { continue }
            try show(device, asJSON: arguments.has("--json"))
        }
    }

    private func show(_ device: HostReply.Device, asJSON: Bool) throws {
        let (state, system) = (SimctlCatalogue.state(device), "iOS \(SimctlCatalogue.deviceSystem.version)")
        let architecture = SimctlCatalogue.architecture
        guard asJSON else {
            return context.print(
                "\(device.name) | \(device.udid) | \(state) | simulator | \(system) | \(architecture) | No Companion Connected")
        }
        try context.printJSON(
            [
                "name": device.name, "udid": device.udid, "state": state, "type": "simulator", "os_version": system,
                "architecture": architecture,
            ], isPretty: false)
    }

    private func describe(_ arguments: ShimArguments) throws {
        let device = try device(arguments)
        guard arguments.has("--json") else { return try show(device, asJSON: false) }
        let model = try DeviceCatalogue.model(device.model)
        let (width, height) = (Int(model.width * model.scale), Int(model.height * model.scale))
        try context.printJSON(
            [
                "udid": device.udid, "name": device.name, "model": device.model, "state": SimctlCatalogue.state(device),
                "target_type": "simulator",
                "os_version": "iOS \(SimctlCatalogue.deviceSystem.version)", "architecture": SimctlCatalogue.architecture,
                "screen_dimensions": [
                    "width": width, "height": height, "density": model.scale, "width_points": Int(model.width),
                    "height_points": Int(model.height),
                ],
            ], isPretty: false)
    }

    /// The device that a command names with its first value.
    private func named(_ arguments: ShimArguments) throws -> HostReply.Device {
        if let reference = arguments.values.first { return try context.device(reference) }
        return try device(arguments)
    }

    private func boot(_ arguments: ShimArguments) throws { _ = try context.send(HostRequest(.boot, device: try named(arguments).udid)) }
    private func shutDown(_ arguments: ShimArguments) throws {
        _ = try context.send(HostRequest(.shutdown, device: try named(arguments).udid))
    }
    private func erase(_ arguments: ShimArguments) throws { _ = try context.send(HostRequest(.erase, device: try named(arguments).udid)) }
    private func delete(_ arguments: ShimArguments) throws { _ = try context.send(HostRequest(.delete, device: try named(arguments).udid)) }
    private func deleteAll() throws { _ = try context.send(HostRequest(.delete, device: "all")) }

    private func create(_ arguments: ShimArguments) throws {
        let type = try arguments.value(0, "device type")
        guard let model = SimctlCatalogue.model(type) else { throw SimulatorError("Invalid device type: \(type)") }
        let taken = Set(try context.devices().map(\.name))
        let name = ([model.name] + (2...999).map { "\(model.name) (\($0))" }).first { !taken.contains($0) } ?? UUID().uuidString
        context.print(try context.send(HostRequest(.create, device: model.name, value: name)).devices?.first?.udid ?? "")
    }

    private func connect(_ arguments: ShimArguments) throws {
        let device = try named(arguments)
        guard arguments.has("--json") else { return context.print("udid: \(device.udid) is_local: True") }
        try context.printJSON(["udid": device.udid, "is_local": true], isPretty: false)
    }

    private func focus(_ arguments: ShimArguments) throws {
        let device = try device(arguments)
        guard device.isBooted else { throw SimulatorError("\(device.name) is not booted") }
        guard Desktop.isThere else {
            throw SimulatorError("there is no desktop to show \(device.name) on", nextStep: "Open its page with: quince open --print")
        }
        try PageLink(Sim.client(), devices: [device.udid]).open()
    }
}
