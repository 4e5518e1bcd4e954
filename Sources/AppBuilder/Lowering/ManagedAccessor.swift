import Foundation

/// The functions that Core Data has for a to-many relationship, by their Objective-C names: `addItemsObject:` adds to `items`.
///
/// Source: Apple's “Core Data Programming Guide”, “Managed Object Accessor Methods”.
enum ManagedAccessor {
    /// The parts of a name around the relationship's, and the call that does it; `0` and `1` stand for the arguments.
    private static let forms: [(start: String, end: String, call: String)] = [
        ("insertObject:in", "AtIndex:", "_insertManaged(0, at: 1, "),
        ("removeObjectFrom", "AtIndex:", "_removeManaged(at: 0, "),
        ("replaceObjectIn", "AtIndex:withObject:", "_replaceManaged(at: 0, with: 1, "),
        ("insert", ":atIndexes:", "_insertManaged(0, at: 1, "),
        ("remove", "AtIndexes:", "_removeManaged(at: 0, "),
        ("add", "Object:", "_addManaged(0, "),
        ("remove", "Object:", "_removeManaged(0, "),
        ("add", ":", "_addManaged(0, "),
        ("remove", ":", "_removeManaged(0, "),
    ]

    /// The names that Swift gives them; they are used where a class leaves out the Objective-C name.
    private static let swiftForms: [(start: String, end: String, call: String)] = [
        ("insertInto", ":at:", "_insertManaged(0, at: 1, "),
        ("removeFrom", "At:", "_removeManaged(at: 0, "),
        ("replace", "At:with:", "_replaceManaged(at: 0, with: 1, "),
        ("addTo", ":", "_addManaged(0, "),
        ("removeFrom", ":", "_removeManaged(0, "),
    ]

    /// The body of a function.
    ///
    /// - Parameters:
    ///   - isNamed: Whether the source says the Objective-C name.
    ///   - arguments: Names of the parameters.
    ///   - isProperty: Whether the module has a property of a name.
    /// - Returns: nil for a function that is none of them.
    static func call(_ selector: String, isNamed: Bool, _ arguments: [String], isProperty: (String) -> Bool) -> String? {
        var found: [(key: String, call: String)] = []
        for form in isNamed ? forms : swiftForms + forms {
            guard let name = middle(selector, form.start, form.end), !name.contains(":") else { continue }
            found.append((name, form.call))
        }
        if let name = replacedName(selector) { found.append((name, "_replaceManaged(at: 0, with: 1, ")) }
        // `addToDosObject:` may be of `toDos`, and `addTo…` of `dos`.
        let known = found.first { isProperty($0.key.uncapitalizedFirst) || isProperty($0.key) }
        guard let (name, call) = known ?? found.first else { return nil }
        let key = !isProperty(name.uncapitalizedFirst) && isProperty(name) ? name : name.uncapitalizedFirst
        return text(call, arguments).map { $0 + "\"\(key)\")" }
    }

    private static func text(_ call: String, _ arguments: [String]) -> String? {
        guard arguments.count == (call.contains("1") ? 2 : 1) else { return nil }
        return call.map { $0 == "0" ? arguments[0] : $0 == "1" ? arguments[1] : String($0) }.joined()
    }

    private static func middle(_ selector: String, _ start: String, _ end: String) -> String? {
        guard selector.hasPrefix(start), selector.hasSuffix(end), selector.utf8.count > start.utf8.count + end.utf8.count else {
            return nil
        }
        let name = selector.dropFirst(start.count).dropLast(end.count)
        return name.first?.isUppercase == true || name.first == "_" ? String(name) : nil
    }

    /// `replaceItemsAtIndexes:withItems:` has the name twice.
    private static func replacedName(_ selector: String) -> String? {
        guard let parts = middle(selector, "replace", ":")?.components(separatedBy: "AtIndexes:with"), parts.count == 2,
            parts[0] == parts[1]
        else { return nil }
        return parts[0]
    }

    /// The property that `primitiveName` is the value of, without its accessors.
    static func primitiveKey(_ name: String) -> String? {
        let rest = name.dropFirst("primitive".count)
        guard name.hasPrefix("primitive"), let first = rest.first, first.isUppercase else { return nil }
        return String(rest).uncapitalizedFirst
    }
}
