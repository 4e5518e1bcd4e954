import Foundation
import Simulator

/// `POST /execute/sync` with Appium's `mobile:` commands, which are other commands' by another name.
///
/// Through Appium, its driver handles them; clients that are connected to this server directly have them from here.
enum ScriptCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("POST", "/execute/sync", execute), CommandRoute("POST", "/execute", execute),
        CommandRoute("POST", "/execute/async") { _, _ in
            throw WebDriverError(.unsupportedOperation, "there is no JavaScript in native apps")
        },
    ]

    /// The commands' methods and paths, by the scripts' names; an element's is put in where the script names one.
    private static let commands: [String: (method: String, path: String)] = [
        "launchApp": ("POST", "wda/apps/launch"), "activateApp": ("POST", "wda/apps/activate"),
        "terminateApp": ("POST", "wda/apps/terminate"), "queryAppState": ("POST", "wda/apps/state"),
        "activeAppInfo": ("GET", "wda/activeAppInfo"), "deepLink": ("POST", "url"), "deviceInfo": ("GET", "wda/device/info"),
        "batteryInfo": ("GET", "wda/batteryInfo"), "deviceScreenInfo": ("GET", "wda/screen"),
        "getDeviceTime": ("GET", "appium/device/system_time"),
        "pressButton": ("POST", "wda/pressButton"), "isLocked": ("GET", "wda/locked"), "lock": ("POST", "wda/lock"),
        "unlock": ("POST", "wda/unlock"), "shake": ("POST", "wda/shake"), "hideKeyboard": ("POST", "wda/keyboard/dismiss"),
        "setAppearance": ("POST", "wda/device/appearance"), "getSimulatedLocation": ("GET", "wda/simulatedLocation"),
        "setSimulatedLocation": ("POST", "wda/simulatedLocation"), "resetSimulatedLocation": ("DELETE", "wda/simulatedLocation"),
        "setPasteboard": ("POST", "wda/setPasteboard"), "getPasteboard": ("POST", "wda/getPasteboard"),
        "setClipboard": ("POST", "wda/setPasteboard"), "getClipboard": ("POST", "wda/getPasteboard"),
        "performAccessibilityAudit": ("POST", "wda/performAccessibilityAudit"), "resetPermission": ("POST", "wda/resetAppAuth"),
        "startXCTestScreenRecording": ("POST", "wda/video/start"), "stopXCTestScreenRecording": ("POST", "wda/video/stop"),
        "getXCTestScreenRecordingInfo": ("GET", "wda/video"), "sendBiometricMatch": ("POST", "wda/face_id"),
        "keys": ("POST", "wda/keys"), "viewportScreenshot": ("GET", "screenshot"),
    ]

    private static let gestures: Set<String> = [
        "tap", "doubleTap", "twoFingerTap", "tapWithNumberOfTaps", "touchAndHold", "swipe", "pinch", "scroll", "forcePress",
    ]

    private static func execute(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let script = try parameters.requiredText("script")
        guard script.hasPrefix("mobile:") else {
            if let answer = try seleniumsQuestion(script, parameters, session) { return answer }
            throw WebDriverError(.unsupportedOperation, "there is no JavaScript in native apps; scripts are Appium's “mobile: …” commands")
        }
        guard let list = (parameters.body["args"] ?? []).array else { throw WebDriverError(.invalidArgument, "“args” must be a list") }
        let arguments = list.first?.object ?? [:]
        let name = script.dropFirst("mobile:".count).trimmingCharacters(in: .whitespaces)
        return try run(name, arguments, session)
    }

    /// Selenium asks by scripts of its own whether an element is displayed, and for attributes: they begin with their names.
    private static func seleniumsQuestion(_ script: String, _ parameters: CommandParameters, _ session: WebDriverSession) throws
        -> JSONValue?
    {
        guard let arguments = parameters.body["args"]?.array, let reference = arguments.first.flatMap(ElementReference.id) else {
            return nil
        }
        if script.hasPrefix("/* isDisplayed */") { return try call("GET", "element/\(reference)/displayed", [:], [:], session) }
        guard script.hasPrefix("/* getAttribute */"), arguments.count > 1, let name = arguments[1].string else { return nil }
        let (number, snapshot) = try session.element(reference)
        // Attributes that there are not are null.
        guard let attribute = ElementAttribute(named: name) else { return .null }
        switch snapshot.json(attribute, of: number) {
        case .bool(let flag): return .string(flag ? "true" : "false")
        case .integer(let value): return .string(String(value))
        case let other: return other
        }
    }

    private static func run(_ name: String, _ arguments: [String: JSONValue], _ session: WebDriverSession) throws -> JSONValue {
        switch name {
        case "alert": return try alert(arguments, session)
        case "source": return try call("GET", "source", [:], ["format": arguments["format"]?.string ?? "xml"], session)
        case "backgroundApp": return try call("POST", "wda/deactivateApp", ["duration": arguments["seconds"] ?? 3], [:], session)
        case "isKeyboardShown": return .bool(session.driver.isEditingText)
        case "isAppInstalled": return .bool(session.phone.state(of: arguments["bundleId"]?.string ?? "") > 0)
        case "listApps":
            return .object(
                Dictionary(
                    uniqueKeysWithValues: session.phone.apps.apps.map {
                        ($0.bundle.identifier, ["CFBundleName": .string($0.bundle.displayName)])
                    }))
        case "isBiometricEnrolled": return .bool(session.driver.app.state.biometry != nil)
        case "enrollBiometric":
            let isEnabled = arguments["isEnabled"]?.bool ?? true
            try session.act { _ in try session.phone.change { $0.biometry = isEnabled ? .enrolled : nil } }
            return .null
        case "getAppearance": return ["style": .string(session.driver.app.state.appearance.rawValue)]
        case "setAppearance": return try call("POST", "wda/device/appearance", ["name": arguments["style"] ?? .null], [:], session)
        case "dragFromToForDuration": return try gesture("dragfromtoforduration", arguments, session)
        case "dragFromToWithVelocity": return try gesture("pressAndDragWithVelocity", arguments, session)
        case "rotateElement": return try gesture("rotate", arguments, session)
        case "selectPickerWheelValue":
            return try call("POST", "wda/pickerwheel/\(arguments["elementId"]?.string ?? "")/select", arguments, [:], session)
        case "scrollToElement":
            return try call("POST", "wda/element/\(arguments["elementId"]?.string ?? "")/scrollTo", [:], [:], session)
        case _ where gestures.contains(name): return try gesture(name == "forcePress" ? "forceTouch" : name, arguments, session)
        default: break
        }
        guard let (method, path) = commands[name] else {
            throw WebDriverError(.unknownCommand, "there is no “mobile: \(name.prefix(60))” here")
        }
        return try call(method, path, arguments, [:], session)
    }

    private static func gesture(_ name: String, _ arguments: [String: JSONValue], _ session: WebDriverSession) throws -> JSONValue {
        let element = (arguments["elementId"] ?? arguments["element"]).flatMap { $0.string ?? ElementReference.id(of: $0) }
        var arguments = arguments
        (arguments["elementId"], arguments["element"]) = (nil, nil)
        return try call("POST", element.map { "wda/element/\($0)/\(name)" } ?? "wda/\(name)", arguments, [:], session)
    }

    private static func alert(_ arguments: [String: JSONValue], _ session: WebDriverSession) throws -> JSONValue {
        let body: [String: JSONValue] = arguments["buttonLabel"].map { ["name": $0] } ?? [:]
        switch arguments["action"]?.string {
        case "accept": return try call("POST", "alert/accept", body, [:], session)
        case "dismiss": return try call("POST", "alert/dismiss", body, [:], session)
        case "getButtons": return try call("GET", "wda/alert/buttons", [:], [:], session)
        default: throw WebDriverError(.invalidArgument, "“action” is accept, dismiss or getButtons")
        }
    }

    /// Runs another command.
    private static func call(
        _ method: String, _ path: String, _ body: [String: JSONValue], _ query: [String: String], _ session: WebDriverSession
    ) throws -> JSONValue {
        let (route, parameters) = try CommandRouter.route(
            method, path.split(separator: "/").map(String.init), in: WebDriverCommands.all)
        return try route.handler(session, CommandParameters(path: parameters, query: query, body: body))
    }
}
