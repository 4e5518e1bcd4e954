import Foundation
import Simulator

/// Apps: their installation and their lives.
extension SimctlShim {
    func install(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(2)
        let device = try context.device(parsed.value(0, "device"))
        let bundle = context.file(try parsed.value(1, "path"))
        try AppleBundle.check(bundle)
        _ = try context.send(HostRequest(.install, device: device.udid, value: bundle.path))
    }

    func uninstall(_ arguments: [String]) throws {
        let (device, app) = try target(arguments)
        _ = try context.send(HostRequest(.uninstall, device: device.udid, app: app))
    }

    func terminate(_ arguments: [String]) throws {
        let (device, app) = try target(arguments)
        _ = try context.send(HostRequest(.terminate, device: device.udid, app: app))
    }

    private func target(_ arguments: [String]) throws -> (HostReply.Device, String) {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(2)
        return (try context.device(parsed.value(0, "device")), try parsed.value(1, "app bundle identifier"))
    }

    func openURL(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(2)
        let device = try context.device(parsed.value(0, "device"))
        _ = try context.send(HostRequest(.openURL, device: device.udid, value: try parsed.value(1, "URL")))
    }

    func container(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(3)
        let device = try context.device(parsed.value(0, "device"))
        let kind = parsed.values.count > 2 ? parsed.values[2] : "app"
        let request = HostRequest(.container, device: device.udid, app: try parsed.value(1, "app bundle identifier"), value: kind)
        do { context.print(try context.send(request).text ?? "") } catch let error as SimulatorError {
            throw error.exitCode == .notInstalled ? SimulatorError("No such file or directory", exitCode: .missingFile) : error
        }
    }

    // MARK: Launching

    func launch(_ arguments: [String]) throws {
        let parsed = try ShimArguments(
            arguments, flags: ["-w", "--wait-for-debugger", "--console", "--console-pty", "--terminate-running-process"],
            options: ["--stdout", "--stderr", "--arch"], leading: 2)
        if parsed.has("-w", "--wait-for-debugger") { throw ShimUsage("Waiting for a debugger is not in Quince.") }
        if parsed["--stdout", "--stderr"] != nil {
            throw ShimUsage("--stdout and --stderr are not in Quince. Use --console, or read: quince sim logs")
        }
        let device = try context.device(parsed.value(0, "device"))
        let app = try parsed.value(1, "app bundle identifier")
        if parsed.has("--terminate-running-process") { _ = try? context.send(HostRequest(.terminate, device: device.udid, app: app)) }
        var request = HostRequest(.launch, device: device.udid, app: app)
        request.arguments = Array(parsed.values.dropFirst(2))
        request.environment = Self.childEnvironment(context.environment)
        let console = parsed.has("--console", "--console-pty") ? ShimConsole(context, device: device.udid, app: app) : nil
        console?.start()
        guard let process = try context.send(request).processIdentifier else { return }
        context.print("\(app): \(process)")
        console?.waitForEnd()
    }

    /// The variables that `simctl` gives the app: those whose names begin with `SIMCTL_CHILD_`.
    static func childEnvironment(_ environment: [String: String]) -> [String: String]? {
        let prefix = "SIMCTL_CHILD_"
        let pairs = environment.filter { $0.key.hasPrefix(prefix) && $0.key.count > prefix.count }
        return pairs.isEmpty ? nil : Dictionary(uniqueKeysWithValues: pairs.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }

    // MARK: Describing

    func listApps(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        let device = try context.device(parsed.value(0, "device"))
        let apps = try context.send(HostRequest(.apps, device: device.udid)).apps ?? []
        context.print(OldStylePropertyList.text(Dictionary(uniqueKeysWithValues: apps.map { ($0.identifier, Self.description(of: $0)) })))
    }

    func appInfo(_ arguments: [String]) throws {
        let (device, identifier) = try target(arguments)
        let apps = try context.send(HostRequest(.apps, device: device.udid)).apps ?? []
        guard let app = apps.first(where: { $0.identifier == identifier }) else {
            throw SimulatorError("No such file or directory", exitCode: .missingFile)
        }
        context.print(OldStylePropertyList.text(Self.description(of: app)))
    }

    private static func description(of app: InstalledAppRecord) -> [String: Any] {
        let bundle = URL(fileURLWithPath: app.bundle, isDirectory: true)
        let info = (try? Data(contentsOf: bundle.appendingPathComponent("Info.plist"))).flatMap {
            (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any]
        }
        func link(_ path: String) -> String { URL(fileURLWithPath: path, isDirectory: true).absoluteString }
        var description: [String: Any] = [
            "ApplicationType": "User", "Bundle": link(app.bundle), "BundleContainer": link(bundle.deletingLastPathComponent().path),
            "CFBundleDisplayName": app.name, "CFBundleIdentifier": app.identifier, "DataContainer": link(app.data),
            "GroupContainers": app.groups.mapValues(link), "Path": app.bundle, "SBAppTags": [String](),
        ]
        for key in ["CFBundleExecutable", "CFBundleName", "CFBundleVersion", "CFBundleShortVersionString"] {
            if let value = info?[key] as? String { description[key] = value }
        }
        return description
    }

    // MARK: Programs on the device

    func spawn(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments, flags: ["-w", "-s", "--standalone"], options: ["-a", "--arch"], leading: 2)
        let device = try context.device(parsed.value(0, "device"))
        let program = URL(fileURLWithPath: try parsed.value(1, "path to executable")).lastPathComponent
        switch (program, parsed.values.dropFirst(2).first) {
        case ("log", "stream"): ShimConsole(context, device: device.udid, app: nil).follow()
        case ("launchctl", "list"): try listProcesses(device)
        default:
            throw SimulatorError(
                "simctl spawn cannot run “\(parsed.values.dropFirst().joined(separator: " "))”: devices have no programs besides their apps",
                nextStep: "There are “log stream” and “launchctl list”.")
        }
    }

    private func listProcesses(_ device: HostReply.Device) throws {
        context.print("PID\tStatus\tLabel")
        for app in try context.send(HostRequest(.apps, device: device.udid)).apps ?? [] {
            guard let process = app.processIdentifier else { continue }
            context.print("\(process)\t0\tUIKitApplication:\(app.identifier)[quince]")
        }
    }
}
