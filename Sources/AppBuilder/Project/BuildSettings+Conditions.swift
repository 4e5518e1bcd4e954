import Foundation

/// Conditions of settings: `NAME[sdk=iphonesimulator*][arch=x86_64]`.
extension BuildSettings {
    /// The values of the conditions, besides the configuration.
    private static let parameters = ["arch": "x86_64", "variant": "normal"]

    /// The name of a setting whose conditions hold on a simulator and in a configuration; nil for others.
    ///
    /// - Parameter key: The name with its conditions, if it has any.
    static func name(of key: String, in configuration: String, _ system: SimulatedSystem) -> String? {
        guard let bracket = key.firstIndex(of: "[") else { return key }
        let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
        guard conditions.allSatisfy({ holds($0, in: configuration, system) }) else { return nil }
        return key[..<bracket].trimmingCharacters(in: .whitespaces)
    }

    private static func holds(_ condition: Substring, in configuration: String, _ system: SimulatedSystem) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { return false }
        let own = ["config": configuration, "sdk": system.sdkName]
        guard let value = own[parts[0]] ?? parameters[parts[0]] else { return false }
        return matches(value, pattern: parts[1])
    }

    /// A layer without conditions. Settings with conditions that hold win over those without, and inherit from them.
    static func unconditional(_ layer: [String: String], in configuration: String, _ system: SimulatedSystem) -> [String: String] {
        var result = layer.filter { !$0.key.contains("[") }
        for (key, value) in layer.filter({ $0.key.contains("[") }).sorted(by: { $0.key < $1.key }) {
            guard let name = name(of: key, in: configuration, system) else { continue }
            result[name] = result[name].flatMap { inheriting(value, $0, name) } ?? value
        }
        return result
    }

    /// The value with an earlier one in the place of `$(inherited)` and of references to the setting itself; nil where that is too long.
    static func inheriting(_ value: String, _ earlier: String, _ name: String) -> String? {
        var result = value
        for reference in ["$(inherited)", "${inherited}", "$(value)", "${value}", "$(\(name))", "${\(name)}"]
        where result.contains(reference) {
            let parts = result.components(separatedBy: reference)
            guard result.utf8.count + (parts.count - 1) * earlier.utf8.count <= SettingExpansion.maximumLength else { return nil }
            result = parts.joined(separator: earlier)
            // What was said before is whole: its own references are to what is below.
            break
        }
        return result
    }

    /// Whether a text has the form of a pattern, in which `*` stands for any characters and `?` for one.
    static func matches(_ text: String, pattern: String) -> Bool {
        let (text, pattern) = (Array(text), Array(pattern))
        var (position, place) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
                (position, place) = (position + 1, place + 1)
            } else if let last = star {
                // The star takes one character more.
                star = (last.place, last.position + 1)
                (place, position) = (last.place + 1, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
