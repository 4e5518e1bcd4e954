import DeviceProtocol
import Foundation
import Simulator

/// Commands for the phone: its settings, its pasteboard, what it is.
enum DeviceCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("GET", "/wda/device/info", info), CommandRoute("GET", "/wda/batteryInfo") { _, _ in ["level": 1, "state": 3] },
        CommandRoute("POST", "/wda/device/appearance", setAppearance),
        CommandRoute("GET", "/wda/device/location", location), CommandRoute("GET", "/wda/simulatedLocation", location),
        CommandRoute("POST", "/wda/simulatedLocation", setLocation), CommandRoute("DELETE", "/wda/simulatedLocation", forgetLocation),
        CommandRoute("GET", "/location", location), CommandRoute("POST", "/location", setLocation),
        CommandRoute("GET", "/wda/locked") { _, _ in false }, CommandRoute("POST", "/wda/unlock") { _, _ in .null },
        CommandRoute("POST", "/wda/lock", refuseLocking),
        CommandRoute("POST", "/wda/setPasteboard", setPasteboard), CommandRoute("POST", "/wda/getPasteboard", pasteboard),
        CommandRoute("GET", "/appium/device/system_time", time), CommandRoute("POST", "/appium/device/system_time", time),
        CommandRoute("POST", "/wda/siri/activate") { _, _ in throw WebDriverError(.unsupportedOperation, "the phone has no Siri") },
        CommandRoute("POST", "/wda/touch_id", matchFace), CommandRoute("POST", "/wda/face_id", matchFace),
        CommandRoute("POST", "/wda/expectNotification") { _, _ in
            throw WebDriverError(.unsupportedOperation, "notifications of Darwin are not observed")
        },
    ]

    private static func info(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let (device, state) = (session.driver.app.deviceDescription, session.driver.app.state)
        return [
            "timeZone": .string(state.timeZone), "currentLocale": .string(state.locale),
            "model": .string(device.idiom == .pad ? "iPad" : "iPhone"),
            "uuid": .string(session.id), "name": .string(device.name), "userInterfaceIdiom": device.idiom == .pad ? 1 : 0,
            "userInterfaceStyle": .string(state.appearance.rawValue), "isSimulator": true, "thermalState": 0,
        ]
    }

    private static func setAppearance(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let name = try parameters.requiredText("name")
        guard let appearance = Appearance(rawValue: name.lowercased()) else {
            throw WebDriverError(.invalidArgument, "“name” is light or dark")
        }
        try session.act { _ in try session.phone.change { $0.appearance = appearance } }
        return .null
    }

    // MARK: Location

    private static func location(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        guard let place = session.driver.app.state.location else { return ["latitude": .null, "longitude": .null, "altitude": .null] }
        return ["latitude": .number(place.latitude), "longitude": .number(place.longitude), "altitude": .number(place.altitude)]
    }

    private static func setLocation(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        // Clients of Appium wrap the values.
        let given = parameters.body["location"]?.object.map { CommandParameters(body: $0) } ?? parameters
        let place = DeviceLocation(
            latitude: try given.number("latitude", in: -90...90, otherwise: .nan),
            longitude: try given.number("longitude", in: -180...180, otherwise: .nan),
            altitude: try given.number("altitude") ?? 0)
        guard place.isValid else { throw WebDriverError(.invalidArgument, "“latitude” and “longitude” are in degrees") }
        try session.act { _ in try session.phone.change { $0.location = place } }
        return .null
    }

    private static func forgetLocation(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        try session.act { _ in try session.phone.change { $0.location = nil } }
        return .null
    }

    private static func refuseLocking(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        throw WebDriverError(.unsupportedOperation, "the phone cannot be locked: it has no lock screen")
    }

    // MARK: Pasteboard

    private static func setPasteboard(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        guard let data = Data(base64Encoded: try parameters.requiredText("content"), options: .ignoreUnknownCharacters) else {
            throw WebDriverError(.invalidArgument, "“content” must be Base64")
        }
        switch try kind(parameters) {
        case "plaintext": try session.driver.setPasteboard(.text, data, type: "public.utf8-plain-text")
        case "url": try session.driver.setPasteboard(.url, data, type: "public.url")
        default: try session.driver.setPasteboard(.image, data, type: "public.image")
        }
        return .null
    }

    private static func pasteboard(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let types =
            switch try kind(parameters) {
            case "plaintext": ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
            case "url": ["public.url"]
            default: ["public.image", "public.png", "public.jpeg"]
            }
        return .string((session.driver.pasteboardItem(types) ?? Data()).base64EncodedString())
    }

    private static func kind(_ parameters: CommandParameters) throws -> String {
        let kind = try parameters.text("contentType")?.lowercased() ?? "plaintext"
        guard ["plaintext", "image", "url"].contains(kind) else {
            throw WebDriverError(.invalidArgument, "“contentType” is plaintext, image or url")
        }
        return kind
    }

    // MARK: Time and faces

    private static func time(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime]
        formatter.timeZone = TimeZone(identifier: session.driver.app.state.timeZone) ?? .gmt
        return .string(formatter.string(from: session.driver.dateOnPhone))
    }

    private static func matchFace(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let matches = try parameters.flag("match") ?? true
        try session.act { _ in try session.phone.change { $0.biometry = matches ? .match : .fail } }
        return .null
    }
}
