import AutomationModel
import DeviceProtocol
import Foundation
import Simulator

/// `mobilecli`, which mobile-mcp calls: JSON of a status and data.
struct MobilecliShim {
    private let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    private static let options: Set<String> = [
        "--device", "--platform", "--type", "--format", "--quality", "--output", "-o", "-f", "-q", "--duration", "--locale",
    ]
    private static let flags: Set<String> = ["--include-offline", "-v", "--verbose", "--force", "--insecure-storage"]
    private static let agent = ["version": "Quince", "bundleId": "dev.quince.agent"]

    /// - Returns: The exit code.
    func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "--version" {
            context.print("mobilecli version 0.1-quince")
            return 0
        }
        do {
            let parsed = try ShimArguments(arguments, flags: Self.flags, options: Self.options)
            guard let data = try answer(parsed) else { return 0 }
            try context.printJSON(["status": "ok", "data": data])
            return 0
        } catch {
            let message = (error as? SimulatorError)?.message ?? "\(error)"
            try? context.printJSON(["status": "error", "error": message])
            context.error(message)
            return 1
        }
    }

    /// The answer's data; nil where the answer is written already.
    private func answer(_ arguments: ShimArguments) throws -> Any? {
        let words = arguments.values
        switch (words.first ?? "", words.dropFirst().first ?? "") {
        case ("devices", _): return ["devices": try devices(arguments)]
        case ("device", "info"): return ["device": try info(arguments)]
        case ("device", "boot"): return try change(.boot, arguments, "booted")
        case ("device", "shutdown"): return try change(.shutdown, arguments, "shut down")
        case ("device", "orientation"): return try orientation(arguments)
        case ("device", "crashes"):
            if words.dropFirst(2).first == "list" { return [Any]() }
            throw SimulatorError("Quince keeps no crash reports; they are in the log: quince sim logs")
        case ("screenshot", _): return try screenshot(arguments)
        case ("dump", "ui"): return ["elements": [Self.object(try screen(arguments).root)]]
        case ("io", let kind): return try input(kind, arguments)
        case ("apps", let kind): return try apps(kind, arguments)
        case ("url", let link):
            _ = try context.send(HostRequest(.openURL, device: try device(arguments).udid, value: link))
            return ["message": "Opened URL '\(link)'"]
        case ("agent", "status"), ("agent", "install"):
            _ = try device(arguments)
            return ["message": "Quince needs no agent", "agent": Self.agent]
        default:
            let commands = "devices, device, screenshot, dump ui, io, apps, url and agent"
            throw ShimUsage("'\(words.prefix(2).joined(separator: " "))' is not in Quince; there are \(commands)")
        }
    }

    // MARK: Devices

    private func device(_ arguments: ShimArguments) throws -> HostReply.Device { try context.device(arguments["--device"] ?? "booted") }

    private func devices(_ arguments: ShimArguments) throws -> [Any] {
        if let platform = arguments["--platform"], platform != "ios" { return [] }
        if let type = arguments["--type"], type != "simulator" { return [] }
        return try context.devices().filter { $0.isBooted || arguments.has("--include-offline") }.map(Self.object)
    }

    private static func object(_ device: HostReply.Device) -> [String: Any] {
        [
            "id": device.udid, "name": device.name, "platform": "ios", "type": "simulator", "version": SimctlCatalogue.deviceSystem.version,
            "state": device.isBooted ? "online" : "offline", "model": device.model,
        ]
    }

    private func info(_ arguments: ShimArguments) throws -> [String: Any] {
        let device = try device(arguments)
        let model = try DeviceCatalogue.model(device.model)
        var size = (model.width, model.height)
        if device.isBooted, let state = try context.send(HostRequest(.setState, device: device.udid)).state, state.orientation.isLandscape {
            size = (size.1, size.0)
        }
        var object = Self.object(device)
        object["screenSize"] = ["width": Int(size.0), "height": Int(size.1), "scale": Int(model.scale)]
        return object
    }

    private func change(_ verb: HostRequest.Verb, _ arguments: ShimArguments, _ done: String) throws -> [String: Any] {
        let device = try device(arguments)
        _ = try context.send(HostRequest(verb, device: device.udid))
        return [
            "message": "Device \(device.udid) \(done)", "platform": "ios", "type": "simulator",
            "version": SimctlCatalogue.deviceSystem.version,
        ]
    }

    private func orientation(_ arguments: ShimArguments) throws -> [String: Any] {
        var request = HostRequest(.setState, device: try device(arguments).udid)
        if try arguments.value(2, "get or set") == "set" {
            switch try arguments.value(3, "orientation") {
            case "portrait": request.orientation = .portrait
            case "landscape": request.orientation = .landscapeLeft
            case let other: throw ShimUsage("invalid orientation value '\(other)', must be 'portrait' or 'landscape'")
            }
        }
        let state = try context.send(request).state
        return ["orientation": state?.orientation.isLandscape == true ? "landscape" : "portrait"]
    }

    // MARK: The screen

    private func screenshot(_ arguments: ShimArguments) throws -> Any? {
        let device = try device(arguments)
        guard let format = PictureFormat(rawValue: arguments["--format", "-f"] ?? "png") else {
            throw ShimUsage("format must be 'png' or 'jpeg'")
        }
        let data = try ShimPicture.screenshot(context, device.udid, format)
        let path = arguments["--output", "-o"] ?? "screenshot-\(device.udid)-\(Int(Date().timeIntervalSince1970)).\(format.rawValue)"
        guard path != "-" else {
            context.write(data)
            return nil
        }
        let file = context.file(path)
        try OutputFile(file.path).write(data)
        return ["format": format.rawValue, "filePath": file.path]
    }

    private func screen(_ arguments: ShimArguments) throws -> ScreenSnapshot {
        guard let screen = try context.send(HostRequest(.screen, device: try device(arguments).udid)).screen else {
            throw SimulatorError("the host does not describe the screen")
        }
        return screen
    }

    static func object(_ element: AutomationElement) -> [String: Any] {
        let frame = element.frame
        func whole(_ value: Double) -> Int { Int(max(min(value.rounded(), 1e6), -1e6)) }
        var object: [String: Any] = [
            "type": element.type.title,
            "rect": ["x": whole(frame.minX), "y": whole(frame.minY), "width": whole(frame.width), "height": whole(frame.height)],
        ]
        let name = element.identifier.isEmpty ? element.label : element.identifier
        for (key, text) in [("label", element.label), ("name", name), ("identifier", element.identifier)] where !text.isEmpty {
            object[key] = text
        }
        if let value = element.value { object["value"] = value }
        if let placeholder = element.placeholder { object["placeholder"] = placeholder }
        if element.isFocused { object["focused"] = true }
        if !element.isEnabled { object["enabled"] = false }
        if element.isSelected { object["selected"] = true }
        if !element.children.isEmpty { object["children"] = element.children.map(Self.object) }
        return object
    }

    // MARK: Input

    private func input(_ kind: String, _ arguments: ShimArguments) throws -> [String: Any] {
        let device = try device(arguments), value = try arguments.value(2, kind)
        var request = HostRequest(.perform, device: device.udid)
        var done = "Pressed \(value)"
        switch kind {
        case "tap":
            request.action = .tap(try points(value, 1)[0], duration: 0.05)
            done = "Tapped on device \(device.udid) at (\(value))"
        case "longpress":
            let milliseconds = try arguments.number(of: "--duration") ?? 500
            request.action = .tap(try points(value, 1)[0], duration: milliseconds / 1000)
            done = "Long pressed on device \(device.udid) at (\(value))"
        case "swipe":
            let both = try points(value, 2)
            request.action = .swipe(from: both[0], to: both[1], duration: 0.4)
            done = "Swiped on device \(device.udid)"
        case "text":
            request.action = .text(value)
            done = "Sent text to device \(device.udid)"
        case "button": request.action = try Self.button(value)
        default: throw ShimUsage("'io \(kind)' is not in Quince; there are tap, longpress, swipe, text and button")
        }
        _ = try context.send(request)
        return ["message": done]
    }

    private static func button(_ name: String) throws -> ScreenAction {
        switch name.uppercased() {
        case "HOME": return .press(.home)
        case "ENTER": return .keys([KeyEvent(phase: .down, code: "Enter", characters: "\n")], duration: 0)
        default: throw SimulatorError("Quince's devices have no button \(name); there are HOME and ENTER")
        }
    }

    /// `x,y` or `x1,y1,x2,y2`
    private func points(_ text: String, _ count: Int) throws -> [ScreenPoint] {
        let numbers = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == count * 2, numbers.allSatisfy(\.isFinite) else {
            throw ShimUsage("invalid coordinate format, got '\(text)'")
        }
        return stride(from: 0, to: numbers.count, by: 2).map { ScreenPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    // MARK: Apps

    private func apps(_ kind: String, _ arguments: ShimArguments) throws -> Any {
        let device = try device(arguments)
        func installed() throws -> [InstalledAppRecord] { try context.send(HostRequest(.apps, device: device.udid)).apps ?? [] }
        func app() throws -> String { try arguments.value(2, "bundle id") }
        switch kind {
        case "list": return try installed().map(Self.object)
        case "foreground":
            guard let front = try installed().first(where: \.isInFront) else {
                return ["packageName": "com.apple.springboard", "appName": "Home Screen", "version": ""]
            }
            return Self.object(front)
        case "path":
            let identifier = try app()
            guard let found = try installed().first(where: { $0.identifier == identifier }) else {
                throw SimulatorError("no app \(identifier) is installed")
            }
            return ["path": found.data]
        case "launch":
            var request = HostRequest(.launch, device: device.udid, app: try app())
            if let locale = arguments["--locale"] {
                request.arguments = [
                    "-AppleLanguages", "(\(locale.split(separator: "_").first.map(String.init) ?? locale))", "-AppleLocale", locale,
                ]
            }
            _ = try context.send(request)
            return ["message": "Launched app '\(try app())' on device \(device.udid)"]
        case "terminate":
            _ = try context.send(HostRequest(.terminate, device: device.udid, app: try app()))
            return ["message": "Terminated app '\(try app())' on device \(device.udid)"]
        case "install":
            let bundle = context.file(try arguments.value(2, "path"))
            try AppleBundle.check(bundle)
            _ = try context.send(HostRequest(.install, device: device.udid, value: bundle.path))
            return ["message": "Installed app on device \(device.udid)"]
        case "uninstall":
            let identifier = try app()
            _ = try context.send(HostRequest(.uninstall, device: device.udid, app: identifier))
            return ["packageName": identifier, "appName": "", "version": ""]
        default: throw ShimUsage("'apps \(kind)' is not in Quince")
        }
    }

    private static func object(_ app: InstalledAppRecord) -> [String: Any] {
        ["packageName": app.identifier, "appName": app.name, "version": app.version]
    }
}

extension DeviceOrientation {
    /// Whether the interface is wider than high.
    fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
