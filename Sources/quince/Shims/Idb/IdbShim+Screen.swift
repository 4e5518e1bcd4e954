import AutomationModel
import DeviceProtocol
import Foundation
import Simulator

/// Elements, fingers and keys.
extension IdbShim {
    /// Seconds of a tap and of a swipe where none are said.
    private static let tapDuration = 0.05
    private static let swipeDuration = 0.4
    private static let longPause = 10.0

    private func screen(_ arguments: ShimArguments) throws -> ScreenSnapshot {
        guard let screen = try context.send(HostRequest(.screen, device: try device(arguments).udid)).screen else {
            throw SimulatorError("the host does not describe the screen", nextStep: "Report this as a fault of Quince.")
        }
        return screen
    }

    func describeAll(_ arguments: ShimArguments) throws {
        if let format = arguments["--format"], format != "nested", format != "flat" {
            throw ShimUsage("the format “\(format)” is not in Quince; there are nested and flat")
        }
        let screen = try screen(arguments)
        let isNested = arguments.has("--nested") || arguments["--format"] == "nested"
        let elements = isNested ? [IdbElement.tree(screen)] : IdbElement.all(screen).map { IdbElement.object($0, screen) }
        try context.printJSON(elements, isPretty: false)
    }

    func describePoint(_ arguments: ShimArguments) throws {
        let (x, y) = (try arguments.number(0, "x"), try arguments.number(1, "y"))
        let screen = try screen(arguments)
        try context.printJSON(IdbElement.object(IdbElement.element(at: x, y, screen), screen), isPretty: false)
    }

    func perform(_ action: ScreenAction, _ arguments: ShimArguments) throws {
        var request = HostRequest(.perform, device: try device(arguments).udid)
        request.action = action
        _ = try context.send(request)
    }

    func tap(_ arguments: ShimArguments) throws {
        let duration = try arguments.number(of: "--duration") ?? Self.tapDuration
        if arguments.values.count == 1 {
            return try perform(.tap(try place(of: arguments.values[0], arguments), duration: duration), arguments)
        }
        try arguments.checkCount(2)
        try perform(.tap(ScreenPoint(x: try arguments.number(0, "x"), y: try arguments.number(1, "y")), duration: duration), arguments)
    }

    /// The point to touch of the element with a label or identifier.
    private func place(of marker: String, _ arguments: ShimArguments) throws -> ScreenPoint {
        let found = IdbElement.all(try screen(arguments)).filter { element in
            [element.label, element.identifier].contains {
                arguments.has("--ignore-case") ? $0.caseInsensitiveCompare(marker) == .orderedSame : $0 == marker
            }
        }
        // A button's own text has its label, too: the outer one is touched.
        guard let element = found.first else {
            throw SimulatorError("nothing on the screen has the label or identifier “\(marker)”", nextStep: "See: idb ui describe-all")
        }
        let point = element.activationPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
        return ScreenPoint(x: point.x, y: point.y)
    }

    func multiTap(_ arguments: ShimArguments) throws {
        let point = ScreenPoint(x: try arguments.number(0, "x"), y: try arguments.number(1, "y"))
        let (count, pause) = (try arguments.number(of: "--count") ?? 2, try arguments.number(of: "--pause") ?? 0.1)
        guard (1...100).contains(count), (0...Self.longPause).contains(pause) else { throw ShimUsage("too many taps, or too long a pause") }
        for index in 0..<Int(count) {
            if index > 0 { Thread.sleep(forTimeInterval: pause) }
            try perform(.tap(point, duration: try arguments.number(of: "--duration") ?? Self.tapDuration), arguments)
        }
    }

    func swipe(_ arguments: ShimArguments) throws {
        try arguments.checkCount(4)
        let start = ScreenPoint(x: try arguments.number(0, "x_start"), y: try arguments.number(1, "y_start"))
        let end = ScreenPoint(x: try arguments.number(2, "x_end"), y: try arguments.number(3, "y_end"))
        try perform(.swipe(from: start, to: end, duration: try arguments.number(of: "--duration") ?? Self.swipeDuration), arguments)
    }

    func text(_ arguments: ShimArguments) throws {
        try arguments.checkCount(1)
        try perform(.text(try arguments.value(0, "text")), arguments)
    }

    func key(_ arguments: ShimArguments) throws {
        try arguments.checkCount(1)
        let usage = try arguments.value(0, "key")
        let event = Int(usage).flatMap {
            HIDKey.event(
                $0, shift: arguments.has("--shift"), control: arguments.has("--control"), option: arguments.has("--option"),
                command: arguments.has("--command"))
        }
        guard let event else { throw ShimUsage("there is no key \(usage)") }
        try perform(.keys([event], duration: try arguments.number(of: "--duration") ?? 0), arguments)
    }

    func keySequence(_ arguments: ShimArguments) throws {
        let events = try arguments.values.map { text in
            guard let event = Int(text).flatMap({ HIDKey.event($0) }) else { throw ShimUsage("there is no key \(text)") }
            return event
        }
        try perform(.keys(events, duration: 0), arguments)
    }

    func button(_ arguments: ShimArguments) throws {
        let name = try arguments.value(0, "button")
        switch name {
        case "HOME": try perform(.press(.home), arguments)
        case "LOCK", "SIDE_BUTTON", "SIRI", "APPLE_PAY", "PLAY_PAUSE", "VOLUME_UP", "VOLUME_DOWN", "EJECT":
            throw SimulatorError("Quince's devices have no button \(name)", nextStep: "There is HOME.")
        default: throw ShimUsage("there is no button “\(name)”")
        }
    }
}
