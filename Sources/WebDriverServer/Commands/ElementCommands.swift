import AutomationModel
import Foundation
import Simulator

/// Commands about one element: what it says, and its text.
enum ElementCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("GET", "/element/:element/text") { session, parameters in
            let (number, snapshot) = try session.element(parameters)
            return .string(text(of: number, snapshot))
        },
        CommandRoute("GET", "/element/:element/name") { session, parameters in try attribute(.type, session, parameters) },
        CommandRoute("GET", "/element/:element/rect") { session, parameters in try attribute(.rect, session, parameters) },
        CommandRoute("GET", "/element/:element/enabled") { session, parameters in try attribute(.enabled, session, parameters) },
        CommandRoute("GET", "/element/:element/displayed") { session, parameters in try attribute(.visible, session, parameters) },
        CommandRoute("GET", "/element/:element/selected") { session, parameters in try attribute(.selected, session, parameters) },
        CommandRoute("GET", "/element/:element/attribute/:name", namedAttribute),
        CommandRoute("GET", "/element/:element/property/:name", namedAttribute),
        CommandRoute("GET", "/wda/element/:element/accessible") { session, parameters in try attribute(.accessible, session, parameters) },
        CommandRoute("GET", "/wda/element/:element/accessibilityContainer") { session, parameters in
            try attribute(.accessibilityContainer, session, parameters)
        },
        CommandRoute("GET", "/element/:element/screenshot") { session, parameters in
            let (number, snapshot) = try session.element(parameters)
            return .string(try ScreenPicture.png(of: session.driver, area: snapshot.entries[number].visibleFrame).base64EncodedString())
        },
        CommandRoute("GET", "/screenshot/:element") { session, parameters in
            let (number, snapshot) = try session.element(parameters)
            return .string(try ScreenPicture.png(of: session.driver, area: snapshot.entries[number].visibleFrame).base64EncodedString())
        },
        CommandRoute("POST", "/element/:element/click", click),
        CommandRoute("POST", "/element/:element/clear", clear),
        CommandRoute("POST", "/element/:element/value", setValue),
    ]

    /// The text that an element shows: its value, or else its label.
    static func text(of number: Int, _ snapshot: ScreenSnapshot) -> String {
        if let value = snapshot.text(.value, of: number), !value.isEmpty, snapshot.entries[number].element.type != .button { return value }
        return snapshot.text(.label, of: number) ?? ""
    }

    private static func attribute(_ attribute: ElementAttribute, _ session: WebDriverSession, _ parameters: CommandParameters) throws
        -> JSONValue
    {
        let (number, snapshot) = try session.element(parameters)
        return snapshot.json(attribute, of: number)
    }

    private static func namedAttribute(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let (number, snapshot) = try session.element(parameters)
        let name = parameters.path["name"] ?? ""
        guard let attribute = ElementAttribute(named: name) else {
            let names = ElementAttribute.allCases.map(\.rawValue).joined(separator: ", ")
            throw WebDriverError(.invalidArgument, "elements have no attribute “\(name.prefix(60))”; there are \(names)")
        }
        return snapshot.json(attribute, of: number)
    }

    // MARK: Acting

    private static func click(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let point = try session.point(of: parameters.path["element"] ?? "")
        try session.act { try $0.fingers().tap(point) }
        return .null
    }

    private static let fields: Set<ElementType> = [.textField, .secureTextField, .textView, .searchField]
    /// Characters that clearing a text field deletes at most.
    private static let longestField = 10_000

    /// Gives a text field the focus.
    ///
    /// - Throws: `invalid element state` where it takes no text.
    private static func focus(_ reference: String, _ session: WebDriverSession) throws {
        let (number, snapshot) = try session.element(reference)
        let element = snapshot.entries[number].element
        if element.isFocused, session.driver.isEditingText { return }
        let point = try session.point(of: reference)
        try session.act { try $0.fingers().tap(point) }
        guard session.driver.isEditingText else {
            throw WebDriverError(
                .invalidElementState, "\(element.type.className) takes no text: the keyboard must be present to send keys")
        }
    }

    private static func clear(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let reference = parameters.path["element"] ?? ""
        try focus(reference, session)
        try session.act { try $0.deleteBackward(longestField) }
        return .null
    }

    /// The text of a request to type: `text` of the specification, or `value`, a list of characters, of clients before it.
    static func typedText(_ parameters: CommandParameters) throws -> String {
        if parameters.has("text") { return try parameters.requiredText("text") }
        if let text = parameters.body["value"]?.string { return text }
        guard let parts = try parameters.texts("value") else { throw WebDriverError(.invalidArgument, "“text” is missing") }
        return parts.joined()
    }

    private static func setValue(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let reference = parameters.path["element"] ?? ""
        let text = try typedText(parameters)
        let (number, snapshot) = try session.element(reference)
        let element = snapshot.entries[number].element
        switch element.type {
        case .slider: try ValueSetter(session: session, reference: reference).setSlider(text)
        case .pickerWheel: try ValueSetter(session: session, reference: reference).setWheel(text)
        case _ where element.traits.contains("adjustable"): try ValueSetter(session: session, reference: reference).setWheel(text)
        case .switch, .toggle: try ValueSetter(session: session, reference: reference).setSwitch(text)
        default:
            try focus(reference, session)
            try session.act { try session.keys.type(text, on: $0) }
        }
        return .null
    }
}
