import Foundation

/// An input source of a request of actions, such as a finger, with what it does in each tick.
struct ActionSource: Sendable {
    enum Kind: String, Sendable { case none, key, pointer, wheel }

    /// Where the coordinates of a move begin.
    enum Origin: Sendable, Equatable {
        case viewport, pointer
        /// The middle of an element.
        case element(String)
    }

    enum Action: Sendable, Equatable {
        /// Times are in seconds.
        case pause(Double)
        case keyDown(String), keyUp(String)
        case pointerDown, pointerUp, pointerCancel
        case pointerMove(x: Double, y: Double, origin: Origin, duration: Double)
        case scroll(x: Double, y: Double, deltaX: Double, deltaY: Double, origin: Origin, duration: Double)

        /// How long the tick of the action lasts at least.
        var duration: Double {
            switch self {
            case .pause(let duration), .pointerMove(_, _, _, let duration), .scroll(_, _, _, _, _, let duration): duration
            default: 0
            }
        }
    }

    var id: String
    var kind: Kind
    var actions: [Action]

    /// The sources of a request.
    ///
    /// - Throws: `invalid argument`. Source: “Process actions” of the W3C WebDriver specification.
    static func sources(_ value: JSONValue?) throws(WebDriverError) -> [ActionSource] {
        guard let list = value?.array else { throw invalid("“actions” must be a list of input sources") }
        guard list.count <= mostSources else { throw invalid("there are at most \(mostSources) input sources") }
        var sources: [ActionSource] = []
        for each in list { sources.append(try ActionSource(each)) }
        guard Set(sources.map(\.id)).count == sources.count else { throw invalid("two input sources have the same “id”") }
        return sources
    }

    private static let mostSources = 20
    private static let mostActions = 5_000
    /// Seconds of one action at most.
    private static let longest = 600.0

    private static func invalid(_ reason: String) -> WebDriverError { WebDriverError(.invalidArgument, reason) }

    private init(_ value: JSONValue) throws(WebDriverError) {
        guard let name = value["type"]?.string, let kind = Kind(rawValue: name) else {
            throw Self.invalid("an input source has the “type” none, key, pointer or wheel")
        }
        guard let id = value["id"]?.string else { throw Self.invalid("an input source needs an “id”") }
        guard let list = value["actions"]?.array, list.count <= Self.mostActions else {
            throw Self.invalid("an input source needs “actions”, at most \(Self.mostActions)")
        }
        if kind == .pointer, let type = value["parameters"]?["pointerType"], type != .null {
            guard let type = type.string, ["touch", "mouse", "pen"].contains(type) else {
                throw Self.invalid("“pointerType” is touch, mouse or pen")
            }
        }
        (self.id, self.kind, actions) = (id, kind, [])
        for each in list { actions.append(try Self.action(each, kind)) }
    }

    private static func action(_ value: JSONValue, _ kind: Kind) throws(WebDriverError) -> Action {
        guard let name = value["type"]?.string else { throw invalid("an action needs a “type”") }
        switch (kind, name) {
        case (_, "pause"): return .pause(try duration(value))
        case (.key, "keyDown"): return .keyDown(try key(value))
        case (.key, "keyUp"): return .keyUp(try key(value))
        case (.pointer, "pointerDown"): return .pointerDown
        case (.pointer, "pointerUp"): return .pointerUp
        case (.pointer, "pointerCancel"): return .pointerCancel
        case (.pointer, "pointerMove"):
            return .pointerMove(
                x: try number(value, "x"), y: try number(value, "y"), origin: try origin(value), duration: try duration(value))
        case (.wheel, "scroll"):
            return .scroll(
                x: try number(value, "x"), y: try number(value, "y"), deltaX: try number(value, "deltaX"),
                deltaY: try number(value, "deltaY"),
                origin: try origin(value), duration: try duration(value))
        default: throw invalid("a \(kind.rawValue) source has no action “\(name.prefix(40))”")
        }
    }

    /// In seconds.
    private static func duration(_ value: JSONValue) throws(WebDriverError) -> Double {
        guard let given = value["duration"], given != .null else { return 0 }
        guard let milliseconds = given.double, milliseconds >= 0, milliseconds <= longest * 1000 else {
            throw invalid("“duration” is in milliseconds, from 0 to \(Int(longest * 1000))")
        }
        return milliseconds / 1000
    }

    private static func number(_ value: JSONValue, _ name: String) throws(WebDriverError) -> Double {
        guard let number = value[name]?.double, abs(number) < 1e6 else { throw invalid("“\(name)” must be a number") }
        return number
    }

    private static func key(_ value: JSONValue) throws(WebDriverError) -> String {
        guard let key = value["value"]?.string, key.count == 1 else { throw invalid("“value” of a key action is one character") }
        return key
    }

    private static func origin(_ value: JSONValue) throws(WebDriverError) -> Origin {
        switch value["origin"] {
        case nil, .null?, .string("viewport")?: return .viewport
        case .string("pointer")?: return .pointer
        case let element?:
            guard let id = ElementReference.id(of: element) else {
                throw invalid("“origin” is viewport, pointer or an element")
            }
            return .element(id)
        }
    }
}
