import AutomationModel
import Foundation
import Simulator

/// Commands for the alert in front.
enum AlertCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("GET", "/alert/text") { session, _ in
            let (alert, snapshot) = try find(session)
            return .string(text(of: alert, snapshot))
        },
        CommandRoute("POST", "/alert/text", setText),
        CommandRoute("GET", "/wda/alert/buttons") { session, _ in
            let (alert, snapshot) = try find(session)
            return .array(buttons(of: alert, snapshot).map { .string(snapshot.entries[$0].element.label) })
        },
        CommandRoute("POST", "/alert/accept") { session, parameters in try press(session, parameters, accepts: true) },
        CommandRoute("POST", "/alert/dismiss") { session, parameters in try press(session, parameters, accepts: false) },
    ]

    /// Presses the button that the session's settings name for alerts.
    static func handleByDefault(_ session: WebDriverSession) throws {
        guard let action = session.settings.alertAction else { return }
        // An alert may be followed by another.
        for _ in 0..<5 {
            guard try session.snapshot().alert != nil else { return }
            _ = try press(session, CommandParameters(), accepts: action == "accept")
        }
    }

    private static func find(_ session: WebDriverSession) throws -> (alert: Int, snapshot: ScreenSnapshot) {
        let snapshot = try session.snapshot()
        guard let alert = snapshot.alert else { throw WebDriverError(.noSuchAlert, "no alert is open") }
        return (alert, snapshot)
    }

    /// The title and the message, a line each.
    static func text(of alert: Int, _ snapshot: ScreenSnapshot) -> String {
        let buttons = Set(buttons(of: alert, snapshot))
        var texts: [String] = []
        for number in snapshot.descendants(of: alert) where snapshot.entries[number].element.type == .staticText {
            var parent = snapshot.entries[number].parent
            while let index = parent, index != alert, !buttons.contains(index) { parent = snapshot.entries[index].parent }
            if parent == alert { texts.append(snapshot.entries[number].element.label) }
        }
        let label = snapshot.entries[alert].element.label
        return texts.isEmpty ? label : texts.joined(separator: "\n")
    }

    /// The buttons in reading order.
    static func buttons(of alert: Int, _ snapshot: ScreenSnapshot) -> [Int] {
        let buttons = snapshot.descendants(of: alert).filter { snapshot.entries[$0].element.type == .button }
        func place(_ number: Int) -> (CGFloat, CGFloat) {
            let frame = snapshot.entries[number].element.frame
            return (frame.midY.rounded(), frame.minX)
        }
        return buttons.sorted { place($0) < place($1) }
    }

    private static func press(_ session: WebDriverSession, _ parameters: CommandParameters, accepts: Bool) throws -> JSONValue {
        let (alert, snapshot) = try find(session)
        let buttons = buttons(of: alert, snapshot)
        let chosen: Int?
        if let name = try parameters.text("name"), !name.isEmpty {
            chosen = buttons.first { snapshot.entries[$0].element.label == name || snapshot.entries[$0].element.identifier == name }
            guard chosen != nil else {
                let names = buttons.map { snapshot.entries[$0].element.label }.joined(separator: ", ")
                throw WebDriverError(.invalidArgument, "the alert has no button “\(name.prefix(60))”; there are \(names)")
            }
        } else {
            // Alerts have the button that accepts last, sheets first.
            let isSheet = snapshot.entries[alert].element.type == .sheet && buttons.count > 1
            chosen = accepts != isSheet ? buttons.last : buttons.first
        }
        guard let chosen, let point = snapshot.touchPoint(of: chosen) else {
            throw WebDriverError(.invalidElementState, "the alert has no button to press")
        }
        try session.act { try $0.fingers().tap(point) }
        return .null
    }

    private static func setText(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let text = try ElementCommands.typedText(parameters)
        let (alert, snapshot) = try find(session)
        let fields: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]
        guard let field = snapshot.descendants(of: alert).first(where: { fields.contains(snapshot.entries[$0].element.type) }),
            let point = snapshot.touchPoint(of: field)
        else { throw WebDriverError(.elementNotInteractable, "the alert has no text field") }
        if !snapshot.entries[field].element.isFocused { try session.act { try $0.fingers().tap(point) } }
        try session.act { try session.keys.type(text, on: $0) }
        return .null
    }
}
