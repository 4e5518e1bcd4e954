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

    func screen(_ arguments: ShimArguments) throws -> ScreenSnapshot {
        guard let screen = try context.send(HostRequest(.screen, device: try device(arguments).udid)).screen else {
            throw SimulatorError("the host does not describe the screen", nextStep: "Report this as a fault of Quince.")
        }
        return screen
    }

    func describeAll(_ arguments: ShimArguments) throws {
        let isNested = try Self.isNested(arguments)
        let search = try arguments["--match"].map { try IdbSearch($0, arguments, isPart: true) }
        if let filter = arguments["--filter"], filter != "all", filter != "interactable" {
            throw ShimUsage("there is no filter “\(filter)”; there are all and interactable")
        }
        let screen = try screen(arguments)
        if isNested, search == nil, arguments["--filter"] != "interactable" { return try print([IdbElement.tree(screen)], arguments) }
        let elements = IdbElement.all(screen).filter { element in
            (search?.matches(element) ?? true) && (arguments["--filter"] != "interactable" || IdbElement.isInteractable(element))
        }
        try print(elements.map { IdbElement.object($0, screen, isNested: isNested) }, arguments)
    }

    func describePoint(_ arguments: ShimArguments) throws {
        let (x, y) = (try arguments.number(0, "x"), try arguments.number(1, "y"))
        let isNested = try Self.isNested(arguments), screen = try screen(arguments)
        try print(IdbElement.object(IdbElement.element(at: x, y, screen), screen, isNested: isNested), arguments)
    }

    func describeMarker(_ arguments: ShimArguments) throws {
        try arguments.checkCount(1)
        let search = try IdbSearch(try arguments.value(0, "marker"), arguments)
        let isNested = try Self.isNested(arguments), screen = try screen(arguments)
        try print(IdbElement.object(try search.first(of: screen), screen, isNested: isNested), arguments)
    }

    /// Waits until an element with a marker is on the screen.
    func waitForMarker(_ arguments: ShimArguments) throws {
        let search = try IdbSearch(try arguments.value(0, "marker"), arguments)
        let (timeout, pause) = (try arguments.number(of: "--timeout") ?? 10, try arguments.number(of: "--poll-interval") ?? 0.5)
        guard (0...Self.longestWait).contains(timeout), (0.01...Self.longPause).contains(pause) else {
            throw ShimUsage("too long a timeout, or a poll interval that is too short or too long")
        }
        let end = Date().addingTimeInterval(timeout)
        while true {
            do {
                _ = try search.first(of: try screen(arguments))
                return
            } catch let error as SimulatorError {
                guard Date().addingTimeInterval(pause) < end else { throw error }
                Thread.sleep(forTimeInterval: pause)
            }
        }
    }

    private static let longestWait = 3_600.0

    private static func isNested(_ arguments: ShimArguments) throws -> Bool {
        if let format = arguments["--format"], !["default", "nested", "flat"].contains(format) {
            throw ShimUsage("the format “\(format)” is not in Quince; there are default and nested")
        }
        return arguments.has("--nested") || arguments["--format"] == "nested"
    }

    /// Prints elements with those of their keys that are wanted.
    private func print(_ value: Any, _ arguments: ShimArguments) throws {
        let keys = Set(arguments.all("--key"))
        func narrowed(_ value: Any) -> Any {
            if let list = value as? [Any] { return list.map(narrowed) }
            guard let object = value as? [String: Any] else { return value }
            var result = object.filter { keys.contains($0.key) }
            if let children = object["children"] { result["children"] = narrowed(children) }
            return result
        }
        try context.printJSON(keys.isEmpty ? value : narrowed(value), isPretty: false)
    }

    func perform(_ action: ScreenAction, _ arguments: ShimArguments) throws {
        var request = HostRequest(.perform, device: try device(arguments).udid)
        request.action = action
        _ = try context.send(request)
    }

    func tap(_ arguments: ShimArguments) throws {
        let duration = try arguments.number(of: "--duration") ?? Self.tapDuration
        try arguments.checkCount(2)
        if arguments.values.count == 1 {
            let element = try IdbSearch(arguments.values[0], arguments).first(of: try screen(arguments))
            try checkExpected(element, arguments)
            let point = element.activationPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
            return try perform(.tap(ScreenPoint(x: point.x, y: point.y), duration: duration), arguments)
        }
        let point = ScreenPoint(x: try arguments.number(0, "x"), y: try arguments.number(1, "y"))
        if arguments["--expected-value"] != nil {
            try checkExpected(IdbElement.element(at: point.x, point.y, try screen(arguments)), arguments)
        }
        try perform(.tap(point, duration: duration), arguments)
    }

    private func checkExpected(_ element: AutomationElement, _ arguments: ShimArguments) throws {
        guard let expected = arguments["--expected-value"] else { return }
        let key = arguments["--expected-key"] ?? "AXLabel"
        let found = try IdbSearch.value(of: element, key)
        guard found != expected else { return }
        throw SimulatorError("the element's \(key) is “\(found)”, not “\(expected)”; it is not tapped")
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
