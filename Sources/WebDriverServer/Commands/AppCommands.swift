import DeviceProtocol
import Foundation
import Simulator

/// Commands for the apps on the phone.
enum AppCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("POST", "/wda/apps/launch", launch), CommandRoute("POST", "/wda/apps/launchUnattached", launch),
        CommandRoute("POST", "/wda/apps/activate", activate), CommandRoute("POST", "/wda/apps/terminate", terminate),
        CommandRoute("POST", "/wda/apps/state") { session, parameters in
            .integer(session.phone.state(of: try parameters.requiredText("bundleId")))
        },
        CommandRoute("GET", "/wda/apps/list", list), CommandRoute("GET", "/wda/activeAppInfo", activeApp),
        CommandRoute("POST", "/wda/deactivateApp", deactivate), CommandRoute("POST", "/url", open),
        CommandRoute("POST", "/wda/resetAppAuth", resetPermission),
        CommandRoute("POST", "/appium/app/launch") { session, _ in
            try session.act { _ in try session.phone.launch(session.phone.app.bundle.identifier) }
            return .null
        },
        CommandRoute("POST", "/appium/device/install_app", refuseInstalling),
        CommandRoute("POST", "/appium/device/remove_app", refuseInstalling),
    ]

    private static func launch(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let identifier = try parameters.requiredText("bundleId")
        let (arguments, environment) = (try parameters.texts("arguments"), try parameters.map("environment"))
        try session.act { _ in try session.phone.launch(identifier, arguments: arguments, environment: environment) }
        return .null
    }

    private static func activate(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let identifier = try parameters.requiredText("bundleId")
        try session.act { _ in try session.phone.activate(identifier) }
        return .null
    }

    private static func terminate(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let identifier = try parameters.requiredText("bundleId")
        return .bool(try session.act { _ in try session.phone.terminate(identifier) })
    }

    private static func list(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        .array([info(session)])
    }

    private static func info(_ session: WebDriverSession) -> JSONValue {
        [
            "bundleId": .string(session.driver.frontIdentifier), "name": .string(session.driver.frontName),
            "pid": .integer(Int(session.driver.frontProcess ?? 0)),
        ]
    }

    private static func activeApp(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        // The home screen's process starts once something looks at it.
        _ = try session.snapshot()
        guard var members = info(session).object else { return .null }
        let arguments: JSONValue = ["env": [:], "args": .array(session.phone.arguments.map { .string($0) })]
        members["processArguments"] = arguments
        return .object(members)
    }

    /// Leaves the app for some time of the phone's clock, and comes back; does not come back from a negative one.
    private static func deactivate(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let seconds = try parameters.number("duration", in: -1...3_600, otherwise: 3)
        guard !session.driver.showsHome else { throw WebDriverError(.invalidElementState, "no app is in front") }
        let identifier = session.phone.app.bundle.identifier
        try session.act { try $0.leaveApp() }
        guard seconds >= 0 else { return .null }
        try session.act { _ = try $0.passTime(seconds) }
        try session.act { _ in try session.phone.activate(identifier) }
        return .null
    }

    private static func open(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let link = try parameters.requiredText("url")
        let identifier = try parameters.text("bundleId")
        try session.act { _ in try session.phone.open(link, in: identifier) }
        return .null
    }

    // MARK: Permissions

    /// The services of XCTest's protected resources. Source: the raw values of `XCUIProtectedResource`.
    private static let resources: [Int: PrivacyService] = [
        1: .contacts, 2: .calendar, 3: .reminders, 4: .photos, 5: .microphone, 6: .camera, 7: .mediaLibrary, -0x40000002: .location,
        -0x40000003: .health,
    ]

    private static func resetPermission(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        guard let number = parameters.body["resource"]?.integer else {
            throw WebDriverError(.invalidArgument, "“resource” is a number of XCUIProtectedResource")
        }
        guard let service = resources[number] else {
            throw WebDriverError(.unsupportedOperation, "the phone has no service for the resource \(number)")
        }
        try session.act { try $0.decide(.notDetermined, of: service) }
        return .null
    }

    private static func refuseInstalling(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        throw WebDriverError(
            .unsupportedOperation, "apps are built by quince webdriver when it starts: name them in its command, quince webdriver APP…")
    }
}
