import Foundation
import Simulator

/// Pictures, pasteboard, notifications and settings.
extension SimctlShim {
    func io(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments, flags: ["--force", "--poll"], options: ["--type", "--display", "--mask", "--codec"])
        try parsed.checkCount(3)
        let device = try context.device(parsed.value(0, "device"))
        switch try parsed.value(1, "operation") {
        case "screenshot": try screenshot(of: device, parsed)
        case "recordVideo": try record(device, parsed)
        case let other: throw ShimUsage("There is no operation “\(other)”; there are screenshot and recordVideo.")
        }
    }

    /// Records the screen until Control-C, as an H.264 or VP9 video.
    private func record(_ device: HostReply.Device, _ parsed: ShimArguments) throws {
        try checkDisplay(parsed)
        let file = context.file(try parsed.value(2, "file")).path
        let codec = parsed["--codec"].map { ["--codec", $0] } ?? []
        var command = try Sim.parseAsRoot(["io", device.udid, "recordVideo"] + codec + (parsed.has("--force") ? ["--force"] : []) + [file])
        try command.run()
    }

    private func checkDisplay(_ parsed: ShimArguments) throws {
        if let display = parsed["--display"], display != "internal" {
            throw ShimUsage("There is no display “\(display)”; there is internal.")
        }
        if let mask = parsed["--mask"], mask != "ignored" {
            throw ShimUsage("The mask “\(mask)” is not in Quince; pictures are rectangular (--mask=ignored).")
        }
    }

    private func screenshot(of device: HostReply.Device, _ parsed: ShimArguments) throws {
        try checkDisplay(parsed)
        guard let format = PictureFormat(rawValue: parsed["--type"] ?? "png") else {
            throw ShimUsage("Pictures of the type “\(parsed["--type"] ?? "")” are not in Quince; there are png and jpeg.")
        }
        let path = try parsed.value(2, "file")
        let picture = path == "-" ? nil : try OutputFile(context.file(path).path)
        let data = try ShimPicture.screenshot(context, device.udid, format)
        guard let picture else { return context.write(data) }
        try picture.write(data)
        context.error("Wrote screenshot to: \(path)")
    }

    func push(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(3)
        let device = try context.device(parsed.value(0, "device"))
        guard let path = parsed.values.count > 1 ? parsed.values.last : nil else { throw ShimUsage("Missing argument: <json file>") }
        let data: Data
        if path == "-" {
            data = context.input()
        } else {
            guard let contents = try? Data(contentsOf: context.file(path)) else {
                throw SimulatorError("\(path) cannot be read", exitCode: .missingFile)
            }
            data = contents
        }
        let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        guard let app = parsed.values.count > 2 ? parsed.values[1] : object?["Simulator Target Bundle"] as? String else {
            throw SimulatorError(
                "No bundle identifier was given",
                nextStep: "Name it before the file, or in the payload with the key “Simulator Target Bundle”.")
        }
        _ = try context.send(HostRequest(.push, device: device.udid, app: app, value: String(decoding: data, as: UTF8.self)))
        context.print("Notification sent to '\(app)'")
    }

    func copy(_ arguments: [String]) throws {
        let device = try context.device(try ShimArguments(arguments).value(0, "device"))
        let text = String(decoding: context.input(), as: UTF8.self)
        _ = try context.send(HostRequest(.pasteboard, device: device.udid, value: text))
    }

    func paste(_ arguments: [String]) throws {
        let device = try context.device(try ShimArguments(arguments).value(0, "device"))
        context.write(Data((try context.send(HostRequest(.pasteboard, device: device.udid)).text ?? "").utf8))
    }

    func keychain(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        let device = try context.device(parsed.value(0, "device"))
        let action = try parsed.value(1, "action")
        guard action == "reset" else {
            throw SimulatorError(
                "keychain \(action) is not in Quince; there is reset", nextStep: "Apps trust the certificates of this computer.")
        }
        _ = try context.send(HostRequest(.resetKeychain, device: device.udid))
    }

    func ui(_ arguments: [String]) throws {
        let option = arguments.dropFirst().first ?? ""
        guard option == "appearance" || option == "content_size" else {
            throw ShimUsage("The option “\(option)” is not in Quince; there are appearance and content_size.")
        }
        try pass("ui", arguments)
    }

    func privacy(_ arguments: [String]) throws {
        if arguments.count > 2, arguments[2] == "siri" { throw ShimUsage("Siri is not in Quince.") }
        try pass("privacy", arguments)
    }
}

/// Pictures of a device's screen.
enum ShimPicture {
    static func screenshot(_ context: ShimContext, _ device: String, _ format: PictureFormat) throws -> Data {
        guard let png = try context.send(HostRequest(.screenshot, device: device)).data else {
            throw SimulatorError("there is no picture", nextStep: "Report this as a fault of Quince.")
        }
        return format == .png ? png : try EncodedPicture(png, longestSide: 16_384, format: format).data
    }
}
