import Foundation

/// A step of a Maestro flow.
enum FlowStep: Equatable, Sendable {
    case launch(arguments: [String: String])
    case tap(FlowSelector)
    case longPress(FlowSelector)
    case input(String)
    case erase
    case key(String)
    case swipe(from: FlowSelector, direction: String)
    case move(start: String, end: String)
    case scroll
    case foreground
    case orientation(String)
    case appearance(String)
    case textSize(String)
    /// Lets so many seconds pass, which Maestro's own runner does not know.
    case advanceClock(Int)
    case assertVisible(FlowSelector)

    /// The lines of YAML, without indentation.
    var lines: [String] {
        switch self {
        case .launch(let arguments):
            guard !arguments.isEmpty else { return ["- launchApp"] }
            return ["- launchApp:", "    arguments:"]
                + arguments.sorted { $0.key < $1.key }.map { "      \($0.key): \(YAMLText.quoted($0.value))" }
        case .tap(let selector): return ["- tapOn:"] + selector.lines(indent: 4)
        case .longPress(let selector): return ["- longPressOn:"] + selector.lines(indent: 4)
        case .input(let text): return ["- inputText: \(YAMLText.quoted(text))"]
        case .erase: return ["- eraseText: 100"]
        case .key(let name): return ["- pressKey: \(name)"]
        case .swipe(let selector, let direction):
            return ["- swipe:", "    direction: \(direction)", "    from:"] + selector.lines(indent: 6)
        case .move(let start, let end): return ["- swipe:", "    start: \"\(start)\"", "    end: \"\(end)\""]
        case .scroll: return ["- scroll"]
        case .foreground: return ["- launchApp:", "    stopApp: false"]
        case .orientation(let name): return ["- setOrientation: \(name)"]
        case .appearance(let name): return ["- setAppearance: \(name)"]
        case .textSize(let name): return ["- setTextSize: \(name)"]
        case .advanceClock(let seconds): return ["- advanceClock: \(seconds)"]
        case .assertVisible(let selector): return ["- assertVisible:"] + selector.lines(indent: 4)
        }
    }

    /// For people: `tap “Save”`.
    var title: String {
        switch self {
        case .launch: "launch the app"
        case .tap(let selector): "tap \(selector.title)"
        case .longPress(let selector): "press long on \(selector.title)"
        case .input(let text): text.isEmpty ? "type nothing" : "type “\(text.shortened(to: 30))”"
        case .erase: "delete the text"
        case .key(let name): "press \(name)"
        case .swipe(let selector, let direction): "swipe \(direction.lowercased()) on \(selector.title)"
        case .move(let start, let end): "swipe from \(start) to \(end)"
        case .scroll: "scroll down"
        case .foreground: "come back to the app"
        case .orientation(let name): "turn the device: \(name.lowercased())"
        case .appearance(let name): "change the appearance: \(name)"
        case .textSize(let name): "change the size of text: \(name)"
        case .advanceClock(let seconds): "wait \(seconds) seconds"
        case .assertVisible(let selector): "see \(selector.title)"
        }
    }
}

/// Names an element for a flow.
enum FlowSelector: Equatable, Sendable {
    case text(String, index: Int?)
    case identifier(String, index: Int?)
    /// In points of the upright interface.
    case point(x: Int, y: Int)
    /// In percent of the screen.
    case percent(x: Int, y: Int)

    func lines(indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        func indexLine(_ index: Int?) -> [String] { index.map { ["\(space)index: \($0)"] } ?? [] }
        return switch self {
        case .text(let text, let index): ["\(space)text: \(YAMLText.quoted(text))"] + indexLine(index)
        case .identifier(let text, let index): ["\(space)id: \(YAMLText.quoted(text))"] + indexLine(index)
        case .point(let x, let y): ["\(space)point: \"\(x), \(y)\""]
        case .percent(let x, let y): ["\(space)point: \"\(x)%, \(y)%\""]
        }
    }

    var title: String {
        switch self {
        case .text(let text, let index): "“\(text.shortened(to: 40))”" + (index.map { " (number \($0 + 1))" } ?? "")
        case .identifier(let text, let index): "#\(text)" + (index.map { " (number \($0 + 1))" } ?? "")
        case .point(let x, let y): "the point \(x), \(y)"
        case .percent(let x, let y): "the point \(x)%, \(y)%"
        }
    }
}

enum YAMLText {
    /// A text in double quotes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}", "\u{feff}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
