import Foundation
import Simulator

/// Actions of the specification, keys and buttons.
enum InputCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("POST", "/actions", perform), CommandRoute("DELETE", "/actions", release),
        CommandRoute("POST", "/wda/keys", type), CommandRoute("POST", "/keys", type),
        CommandRoute("POST", "/wda/keyboard/dismiss", dismissKeyboard), CommandRoute("POST", "/wda/pressButton", pressButton),
        CommandRoute("POST", "/wda/homescreen") { session, _ in try goHome(session) },
        CommandRoute("POST", "/wda/shake") { session, _ in
            try session.act { try $0.shake() }
            return .null
        },
        CommandRoute("POST", "/wda/performIoHidEvent") { _, _ in
            throw WebDriverError(.unsupportedOperation, "the phone has no events of HID devices; use /wda/pressButton or /wda/keys")
        },
    ]

    static func goHome(_ session: WebDriverSession) throws -> JSONValue {
        try session.act { try $0.leaveApp() }
        return .null
    }

    // MARK: Actions

    private static func perform(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let sources = try ActionSource.sources(parameters.body["actions"])
        // Elements are where they are when the actions begin.
        var player = ActionPlayer(driver: session.driver, fingers: session.fingers, keys: session.keys) { try session.point(of: $0) }
        try session.act { _ in
            defer { (session.fingers, session.keys) = (player.fingers, player.keys) }
            try player.play(sources)
        }
        return .null
    }

    private static func release(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        var player = ActionPlayer(driver: session.driver, fingers: session.fingers, keys: session.keys) { try session.point(of: $0) }
        try session.act { _ in
            defer { (session.fingers, session.keys) = (player.fingers, player.keys) }
            try player.releaseAll()
        }
        return .null
    }

    // MARK: Keys

    private static func type(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let text = try ElementCommands.typedText(parameters)
        guard session.driver.isEditingText else {
            throw WebDriverError(.invalidElementState, "The on-screen keyboard must be present to send keys: no text field has the focus")
        }
        try session.act { try session.keys.type(text, on: $0) }
        return .null
    }

    private static func dismissKeyboard(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        // WebDriverAgent's name, and Appium's.
        if let names = try parameters.texts(parameters.has("keyNames") ? "keyNames" : "keys"), session.driver.isEditingText {
            for name in names where name.lowercased() == "return" || name.lowercased() == "done" {
                try session.act { try session.keys.type("\n", on: $0) }
                if !session.driver.isEditingText { return .null }
            }
        }
        try session.act { try $0.dismissKeyboard() }
        return .null
    }

    private static func pressButton(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let name = try parameters.requiredText("name")
        switch name.lowercased() {
        case "home": return try goHome(session)
        case "volumeup", "volumedown", "action", "camera", "lock", "power":
            throw WebDriverError(.unsupportedOperation, "the phone has no button “\(name)”; there is home")
        default: throw WebDriverError(.invalidArgument, "there is no button “\(name.prefix(40))”; there is home")
        }
    }
}
