import AutomationModel
import Foundation
import Simulator

/// A search for elements by one of their attributes, as `idb` has markers.
struct IdbSearch {
    private let text: String
    private let key: String
    private let ignoresCase: Bool
    /// Whether the attribute only has to contain the text.
    private let isPart: Bool

    /// - Throws: `ShimUsage` for an attribute that there is not.
    init(_ text: String, _ arguments: ShimArguments, isPart: Bool = false) throws {
        (self.text, self.isPart, ignoresCase) = (text, isPart, arguments.has("--ignore-case"))
        key = arguments["--match-key"] ?? "AXLabel"
        guard Self.keys.contains(key) else {
            throw ShimUsage("there is no key “\(key)”; there are \(Self.keys.sorted().joined(separator: ", "))")
        }
    }

    private static let keys: Set<String> = [
        "AXLabel", "AXUniqueId", "AXValue", "title", "role", "role_description", "subrole", "help", "placeholder",
    ]

    /// - Throws: `ShimUsage` for an attribute that there is not.
    static func value(of element: AutomationElement, _ key: String) throws -> String {
        guard keys.contains(key) else { throw ShimUsage("there is no key “\(key)”") }
        switch key {
        case "AXLabel": return element.label
        case "AXUniqueId": return element.identifier
        case "AXValue": return element.value ?? ""
        case "placeholder": return element.placeholder ?? ""
        case "role": return IdbElement.role(of: element).role
        case "subrole": return IdbElement.role(of: element).subrole ?? ""
        case "role_description": return IdbElement.role(of: element).description
        // iOS's elements have none.
        default: return ""
        }
    }

    func matches(_ element: AutomationElement) -> Bool {
        guard let value = try? Self.value(of: element, key) else { return false }
        if isPart { return value.range(of: text, options: ignoresCase ? .caseInsensitive : []) != nil }
        return ignoresCase ? value.caseInsensitiveCompare(text) == .orderedSame : value == text
    }

    /// The first element that matches, the outermost of several: a button's own text has its label, too.
    ///
    /// Markers are labels in fb-idb; an element with the text as its identifier is found after them.
    ///
    /// - Throws: `SimulatorError` where there is none.
    func first(of screen: ScreenSnapshot) throws -> AutomationElement {
        let all = IdbElement.all(screen)
        if let found = all.first(where: matches) ?? (key == "AXLabel" ? all.first { $0.identifier == text } : nil) { return found }
        throw SimulatorError("nothing on the screen has the \(key) “\(text)”", nextStep: "See: idb ui describe-all")
    }
}
