import AutomationModel
import DeviceProtocol
import Foundation
import Simulator

/// WebDriverAgent's gestures, on elements and on the screen.
enum GestureCommands {
    static let routes: [CommandRoute] =
        onBoth("tap", tap) + onBoth("doubleTap", doubleTap) + onBoth("twoFingerTap", twoFingerTap)
        + onBoth("tapWithNumberOfTaps", tapWithNumberOfTaps) + onBoth("touchAndHold", touchAndHold) + onBoth("swipe", swipe)
        + onBoth("pinch", pinch) + onBoth("rotate", rotate) + onBoth("scroll", scroll)
        + onBoth("dragfromtoforduration", drag) + onBoth("pressAndDragWithVelocity", dragWithVelocity)
        + onBoth("forceTouch", forceTouch) + [
            CommandRoute("POST", "/wda/tap/:element", tap), CommandRoute("POST", "/wda/drag", drag),
            CommandRoute("POST", "/wda/element/:element/scrollTo") { session, parameters in
                try Scrolling(session: session).bringIntoView(parameters.path["element"] ?? "")
                return .null
            },
            CommandRoute("POST", "/wda/pickerwheel/:element/select", selectWheel),
        ]

    /// The gesture on an element and on the screen.
    private static func onBoth(_ name: String, _ handler: @escaping CommandRoute.Handler) -> [CommandRoute] {
        [
            CommandRoute("POST", "/wda/element/:element/\(name)", handler), CommandRoute("POST", "/wda/\(name)", handler),
            CommandRoute("POST", "/element/:element/\(name)", handler),
        ]
    }

    private static let longestTime = 60.0

    // MARK: Places

    /// The reference of the element that a gesture is for; nil for the screen.
    private static func reference(_ parameters: CommandParameters) -> String? {
        // `/wda/tap/0` is the screen.
        parameters.path["element"].flatMap { $0 == "0" ? nil : $0 } ?? parameters.body["elementId"]?.string
            ?? parameters.body["element"]?.string
    }

    /// The visible part of the element, or the whole screen.
    private static func area(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> CGRect {
        guard let reference = reference(parameters) else { return session.driver.screen }
        let (number, snapshot) = try session.element(reference)
        let area = snapshot.entries[number].visibleFrame
        guard !area.isNull else {
            throw WebDriverError(.elementNotInteractable, "nothing of the element is on the screen to touch")
        }
        return area
    }

    /// A point of a gesture: `x` and `y` in the element or on the screen, or the element's point to touch.
    private static func point(_ session: WebDriverSession, _ parameters: CommandParameters, _ x: String = "x", _ y: String = "y") throws
        -> CGPoint
    {
        let reference = reference(parameters)
        guard parameters.has(x) || parameters.has(y) else {
            guard let reference else { throw WebDriverError(.invalidArgument, "“\(x)” and “\(y)” are missing") }
            return try session.point(of: reference)
        }
        var point = CGPoint(x: try parameters.requiredNumber(x), y: try parameters.requiredNumber(y))
        if let reference {
            let (number, snapshot) = try session.element(reference)
            let frame = snapshot.entries[number].element.frame
            point = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        }
        let screen = session.driver.screen
        guard point.x >= 0, point.y >= 0, point.x <= screen.width, point.y <= screen.height else {
            throw WebDriverError(
                .invalidArgument,
                "(\(point.x), \(point.y)) is outside of the screen, which is \(Int(screen.width)) × \(Int(screen.height)) points")
        }
        return point
    }

    // MARK: Taps

    private static func tap(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let point = try point(session, parameters)
        try session.act { try $0.fingers().tap(point) }
        return .null
    }

    private static func doubleTap(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let point = try point(session, parameters)
        try session.act { try $0.fingers().tap(point, times: 2) }
        return .null
    }

    private static func twoFingerTap(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let point = try point(session, parameters)
        try session.act { try $0.fingers().tap(point, fingers: 2) }
        return .null
    }

    private static func tapWithNumberOfTaps(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let taps = try parameters.number("numberOfTaps", in: 1...20, otherwise: 1)
        let fingers = try parameters.number("numberOfTouches", in: 1...5, otherwise: 1)
        let point = try point(session, parameters)
        try session.act { try $0.fingers().tap(point, times: Int(taps), fingers: Int(fingers)) }
        return .null
    }

    private static func touchAndHold(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let duration = try parameters.number("duration", in: 0...longestTime, otherwise: 1)
        let point = try point(session, parameters)
        try session.act { try $0.fingers().tap(point, duration: duration) }
        return .null
    }

    private static func forceTouch(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        throw WebDriverError(.unsupportedOperation, "the phone's screen feels no force; use touchAndHold")
    }

    // MARK: Movements

    private static func swipe(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let direction = try parameters.requiredText("direction")
        let area = try area(session, parameters)
        guard let way = Scrolling.way(direction, in: area) else {
            throw WebDriverError(.invalidArgument, "“direction” is up, down, left or right")
        }
        // Points a second, as XCTest has it.
        let velocity = try parameters.number("velocity", in: 1...20_000, otherwise: 1_500)
        let duration = min(max(hypot(way.end.x - way.start.x, way.end.y - way.start.y) / velocity, 0.05), 10)
        try session.act { try $0.fingers().swipe(from: way.start, to: way.end, duration: duration) }
        return .null
    }

    private static func drag(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let (start, end) = (try point(session, parameters, "fromX", "fromY"), try point(session, parameters, "toX", "toY"))
        let hold = try parameters.number("duration", in: 0...longestTime, otherwise: 0)
        try session.act { try $0.fingers().swipe(from: start, to: end, press: hold, duration: 0.5, hold: Scrolling.rest) }
        return .null
    }

    private static func dragWithVelocity(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let press = try parameters.number("pressDuration", in: 0...longestTime, otherwise: 0)
        let hold = try parameters.number("holdDuration", in: 0...longestTime, otherwise: 0)
        let velocity = try parameters.number("velocity", in: 1...20_000, otherwise: 1_500)
        let start: CGPoint, end: CGPoint
        if let target = parameters.body["toElement"]?.string {
            (start, end) = (try point(session, parameters), try session.point(of: target))
        } else {
            (start, end) = (try point(session, parameters, "fromX", "fromY"), try point(session, parameters, "toX", "toY"))
        }
        let duration = min(max(hypot(end.x - start.x, end.y - start.y) / velocity, 0.05), 30)
        try session.act { try $0.fingers().swipe(from: start, to: end, press: press, duration: duration, hold: hold) }
        return .null
    }

    private static func pinch(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let scale = try parameters.number("scale", in: 0.05...20, otherwise: 1)
        // The change of the scale in a second.
        let velocity = abs(try parameters.number("velocity", in: -100...100, otherwise: 1))
        let duration = min(max(abs(scale - 1) / max(velocity, 0.05), 0.2), 5)
        let area = try area(session, parameters)
        try session.act { try $0.fingers().pinch(in: area, scale: scale, duration: duration) }
        return .null
    }

    private static func rotate(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let angle = try parameters.number("rotation", in: -20...20, otherwise: 0)
        let velocity = abs(try parameters.number("velocity", in: -100...100, otherwise: 1))
        let duration = min(max(abs(angle) / max(velocity, 0.05), 0.2), 10)
        let area = try area(session, parameters)
        try session.act { try $0.fingers().rotate(in: area, by: angle, duration: duration) }
        return .null
    }

    private static func scroll(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let scrolling = Scrolling(session: session)
        let reference = reference(parameters)
        if try parameters.flag("toVisible") == true {
            guard let reference else { throw WebDriverError(.invalidArgument, "“toVisible” is for an element") }
            try scrolling.bringIntoView(reference)
        } else if let predicate = try parameters.text("predicateString") {
            try scrolling.scroll(reference, until: .predicate(try ElementPredicate(predicate)))
        } else if let name = try parameters.text("name") {
            try scrolling.scroll(reference, until: .name(name))
        } else {
            let direction = try parameters.requiredText("direction")
            let distance = try parameters.number("distance", in: 0...10, otherwise: 1)
            try scrolling.scroll(reference, direction, distance: distance)
        }
        return .null
    }

    // MARK: Wheels

    private static func selectWheel(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let setter = ValueSetter(session: session, reference: parameters.path["element"] ?? "")
        if let value = try parameters.text("value") {
            try setter.setWheel(value)
            return .null
        }
        switch try parameters.text("order")?.lowercased() ?? "next" {
        case "next": try setter.turnWheel(.increment)
        case "previous": try setter.turnWheel(.decrement)
        default: throw WebDriverError(.invalidArgument, "“order” is next or previous")
        }
        return .null
    }
}
