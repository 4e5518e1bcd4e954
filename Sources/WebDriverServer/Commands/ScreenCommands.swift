import DeviceProtocol
import Foundation
import Simulator

/// Commands that look at the screen.
enum ScreenCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("GET", "/source", source), CommandRoute("GET", "/wda/accessibleSource", accessibleSource),
        CommandRoute("GET", "/screenshot") { session, _ in
            .string(try ScreenPicture.png(of: session.driver).base64EncodedString())
        },
        CommandRoute("GET", "/window/size") { session, _ in size(session) },
        CommandRoute("GET", "/window/:window/size") { session, _ in size(session) },
        CommandRoute("GET", "/window/rect") { session, _ in rect(session) },
        CommandRoute("GET", "/wda/screen", screen), CommandRoute("GET", "/orientation", orientation),
        CommandRoute("POST", "/orientation", setOrientation), CommandRoute("GET", "/rotation", rotation),
        CommandRoute("POST", "/rotation", setRotation), CommandRoute("POST", "/wda/performAccessibilityAudit", audit),
    ]

    // MARK: Source

    private static func source(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        try AlertCommands.handleByDefault(session)
        let snapshot = try session.snapshot()
        var source = ScreenSource(snapshot: snapshot, includesHittable: session.settings.includesHittable)
        let excluded = parameters.query["excluded_attributes"]?.split(separator: ",").map(String.init) ?? []
        source.excluded = session.settings.excludedAttributes.union(excluded.compactMap { ElementAttribute(named: $0) })
        source.deepest = session.settings.deepest
        switch parameters.query["format"] ?? "xml" {
        case "xml": return .string(source.xml())
        case "json": return source.json()
        case "description": return .string(source.description())
        case let other: throw WebDriverError(.invalidArgument, "“format” is xml, json or description, not \(other.prefix(40))")
        }
    }

    /// The elements that assistive technologies read, with their places in each other.
    private static func accessibleSource(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let snapshot = try session.snapshot()
        let source = ScreenSource(snapshot: snapshot)
        func accessible(_ number: Int) -> [JSONValue] {
            let inner = snapshot.children(of: number).flatMap(accessible)
            guard number == 0 || snapshot.flag(.accessible, of: number), case .object(var members) = source.single(number) else {
                return inner
            }
            if !inner.isEmpty { members["children"] = .array(inner) }
            return [.object(members)]
        }
        return accessible(0).first ?? .null
    }

    // MARK: Sizes

    private static func size(_ session: WebDriverSession) -> JSONValue {
        let screen = session.driver.screen
        return ["width": .integer(Int(screen.width)), "height": .integer(Int(screen.height))]
    }

    private static func rect(_ session: WebDriverSession) -> JSONValue {
        let screen = session.driver.screen
        return ["x": 0, "y": 0, "width": .integer(Int(screen.width)), "height": .integer(Int(screen.height))]
    }

    private static func screen(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let device = session.driver.app.deviceDescription
        let width = Int(session.driver.screen.width)
        return [
            "statusBarSize": ["width": .integer(width), "height": .integer(Int(device.statusBarHeight))], "scale": .number(device.scale),
            "screenSize": size(session),
        ]
    }

    // MARK: Orientation

    private static func orientation(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        switch session.driver.interfaceOrientation {
        case .portrait: "PORTRAIT"
        case .portraitUpsideDown: "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN"
        case .landscapeLeft: "LANDSCAPE"
        case .landscapeRight: "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT"
        }
    }

    private static func setOrientation(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        try rotate(session, to: try SessionCapabilities.orientation(try parameters.requiredText("orientation")))
    }

    private static func rotate(_ session: WebDriverSession, to orientation: DeviceOrientation) throws -> JSONValue {
        try session.act { _ in try session.phone.change { $0.orientation = orientation } }
        guard session.driver.showsHome || session.driver.interfaceOrientation == orientation else {
            throw WebDriverError(.invalidElementState, "the app does not turn to this orientation")
        }
        return .null
    }

    /// Degrees around the axis through the screen. Source: WebDriverAgent's `/rotation`.
    private static let rotations: [(z: Int, orientation: DeviceOrientation)] = [
        (0, .portrait), (90, .landscapeRight), (180, .portraitUpsideDown), (270, .landscapeLeft),
    ]

    private static func rotation(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let z = rotations.first { $0.orientation == session.driver.interfaceOrientation }?.z ?? 0
        return ["x": 0, "y": 0, "z": .integer(z)]
    }

    private static func setRotation(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let (x, y, z) = (try parameters.requiredNumber("x"), try parameters.requiredNumber("y"), try parameters.requiredNumber("z"))
        guard x == 0, y == 0, let found = rotations.first(where: { Double($0.z) == z }) else {
            throw WebDriverError(.invalidArgument, "“x” and “y” are 0, and “z” is 0, 90, 180 or 270")
        }
        return try rotate(session, to: found.orientation)
    }

    // MARK: Audit

    private static func audit(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let kinds = try AuditReport.kinds(try parameters.texts("auditTypes") ?? ["XCUIAccessibilityAuditTypeAll"])
        let snapshot = try session.snapshot()
        return .array(try session.driver.audit(kinds).findings.compactMap { AuditReport.json($0, in: snapshot) })
    }
}
