import DeviceProtocol
import Foundation
import Simulator

/// Apps, files and settings.
extension IdbShim {
    func install(_ arguments: ShimArguments) throws {
        let bundle = context.file(try arguments.value(0, "bundle_path"))
        try AppleBundle.check(bundle)
        let identifier = try context.send(HostRequest(.install, device: try device(arguments).udid, value: bundle.path)).text ?? ""
        guard arguments.has("--json") else { return context.print("Installed: \(identifier) \(UUID().uuidString)") }
        try context.printJSON(["installedAppBundleId": identifier, "uuid": UUID().uuidString], isPretty: false)
    }

    func uninstall(_ arguments: ShimArguments) throws { try sendApp(.uninstall, arguments) }
    func terminate(_ arguments: ShimArguments) throws { try sendApp(.terminate, arguments) }

    private func sendApp(_ verb: HostRequest.Verb, _ arguments: ShimArguments) throws {
        _ = try context.send(HostRequest(verb, device: try device(arguments).udid, app: try arguments.value(0, "bundle_id")))
    }

    func listApps(_ arguments: ShimArguments) throws {
        let architecture = SimctlCatalogue.architecture
        for app in try context.send(HostRequest(.apps, device: try device(arguments).udid)).apps ?? [] {
            let state = app.processIdentifier == nil ? "Not running" : "Running"
            let process = app.processIdentifier.map { "\($0)" }
            if arguments.has("--json") {
                try context.printJSON(
                    [
                        "bundle_id": app.identifier, "name": app.name, "install_type": "user", "architectures": [architecture],
                        "process_state": state, "debuggable": true, "pid": process ?? NSNull() as Any,
                    ], isPretty: false)
            } else {
                context.print(
                    "\(app.identifier) | \(app.name) | user | \(architecture) | \(state) | Debuggable | pid=\(process ?? "None")")
            }
        }
    }

    func launch(_ arguments: ShimArguments) throws {
        if arguments.has("-d", "--wait-for-debugger", "--enable-repl") {
            throw SimulatorError("waiting for a debugger is not in Quince's idb", nextStep: "Start the app with: quince debug")
        }
        let (device, app) = (try device(arguments), try arguments.value(0, "bundle_id"))
        var request = HostRequest(.launch, device: device.udid, app: app)
        request.arguments = Array(arguments.values.dropFirst())
        let prefix = "IDB_"
        let variables = context.environment.filter { $0.key.hasPrefix(prefix) && $0.key != "IDB_UDID" && $0.key != "IDB_COMPANION" }
        if !variables.isEmpty {
            request.environment = Dictionary(uniqueKeysWithValues: variables.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
        }
        let apps = try context.send(HostRequest(.apps, device: device.udid)).apps ?? []
        if !arguments.has("-f", "--foreground-if-running"), apps.first(where: { $0.identifier == app })?.processIdentifier != nil {
            throw SimulatorError("\(app) runs already", nextStep: "Bring it to the front with -f, or end it with: idb terminate \(app)")
        }
        let console = arguments.has("-w", "--wait-for") ? ShimConsole(context, device: device.udid, app: app) : nil
        console?.start()
        let process = try context.send(request).processIdentifier
        if let file = arguments["-p", "--pid-file"], let process {
            try OutputFile(context.file(file).path).write(Data("\(process)".utf8))
        }
        console?.waitForEnd()
    }

    func open(_ arguments: ShimArguments) throws {
        _ = try context.send(HostRequest(.openURL, device: try device(arguments).udid, value: try arguments.value(0, "url")))
    }

    func screenshot(_ arguments: ShimArguments) throws {
        let path = try arguments.value(0, "dest_path")
        guard let format = PictureFormat(rawValue: (arguments["--format"] ?? "png").lowercased()) else {
            throw ShimUsage("pictures of the format “\(arguments["--format"] ?? "")” are not in Quince; there are png and jpeg")
        }
        let data = try ShimPicture.screenshot(context, try device(arguments).udid, format)
        if path == "-" { context.write(data) } else { try OutputFile(context.file(path).path).write(data) }
    }

    func setLocation(_ arguments: ShimArguments) throws {
        let (latitude, longitude) = (try arguments.number(0, "latitude"), try arguments.number(1, "longitude"))
        var request = HostRequest(.location, device: try device(arguments).udid, value: "set")
        request.location = try LocationText.location("\(latitude),\(longitude)")
        _ = try context.send(request)
    }

    func setPermissions(_ arguments: ShimArguments, _ action: String) throws {
        let (device, app) = (try device(arguments), try arguments.value(0, "bundle_id"))
        let names = arguments.values.dropFirst()
        guard !names.isEmpty else { throw ShimUsage("the permissions are missing") }
        let services = ["notification": "notifications"]
        if names.contains("url") {
            throw SimulatorError("apps need no permission to open links", nextStep: "Leave out url.")
        }
        for name in names {
            var request = HostRequest(.privacy, device: device.udid, app: app, value: action)
            request.arguments = [services[name] ?? name]
            _ = try context.send(request)
        }
    }

    func addMedia(_ arguments: ShimArguments) throws {
        _ = try arguments.value(0, "file_paths")
        var request = HostRequest(.addMedia, device: try device(arguments).udid)
        request.arguments = arguments.values.map { context.file($0).path }
        _ = try context.send(request)
    }

    func clearKeychain(_ arguments: ShimArguments) throws {
        _ = try context.send(HostRequest(.resetKeychain, device: try device(arguments).udid))
    }

    func push(_ arguments: ShimArguments) throws {
        let (app, payload) = (try arguments.value(0, "bundle_id"), try arguments.value(1, "json_payload"))
        _ = try context.send(HostRequest(.push, device: try device(arguments).udid, app: app, value: payload))
    }

    func log(_ arguments: ShimArguments) throws { ShimConsole(context, device: try device(arguments).udid, app: nil).follow() }

    private static let orientations: [(name: String, orientation: DeviceOrientation)] = [
        ("PORTRAIT", .portrait), ("PORTRAIT_UPSIDE_DOWN", .portraitUpsideDown), ("LANDSCAPE_LEFT", .landscapeLeft),
        ("LANDSCAPE_RIGHT", .landscapeRight),
    ]

    func rotate(_ arguments: ShimArguments) throws {
        let name = try arguments.value(0, "orientation")
        guard let (_, orientation) = Self.orientations.first(where: { $0.name == name }) else {
            throw ShimUsage("there is no orientation “\(name)”")
        }
        var request = HostRequest(.setState, device: try device(arguments).udid)
        request.orientation = orientation
        _ = try context.send(request)
    }

    /// Says how the device is held; a value turns it.
    func rotation(_ arguments: ShimArguments) throws {
        guard arguments.values.isEmpty else { return try rotate(arguments) }
        let state = try context.send(HostRequest(.setState, device: try device(arguments).udid)).state
        let name = Self.orientations.first { $0.orientation == state?.orientation }?.name ?? "PORTRAIT"
        guard arguments.has("--json") else { return context.print(name) }
        try context.printJSON(["orientation": name], isPretty: false)
    }

    /// Records the screen until Control-C.
    func record(_ arguments: ShimArguments) throws {
        let device = try device(arguments), rate = try arguments.number(of: "--fps") ?? 60
        guard (1...60).contains(rate) else { throw ShimUsage("--fps is 1 to 60") }
        for option in ["--scale-factor", "--bitrate", "--key-frame-rate"] where arguments[option] != nil {
            context.error("warning: the option \(option) has no effect.")
        }
        let file = context.file(try arguments.value(0, "output_file")).path
        var command = try Sim.parseAsRoot(["io", device.udid, "recordVideo", "--force", "--frame-rate", "\(Int(rate))", file])
        try command.run()
    }
}
