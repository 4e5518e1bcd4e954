import Foundation

/// Build settings in layers, weakest first; a stronger layer's `$(inherited)` is the weaker layers' value.
struct BuildSettings: Sendable {
    private var layers: [[String: String]] = []
    /// The origin of each layer, for display.
    private var origins: [String] = []
    /// Configuration and platform that `NAME[sdk=iphonesimulator*]`-like conditions are matched with.
    var configuration: String

    /// The iOS whose SDK the weakest layer stands for, and which `NAME[sdk=iphonesimulator17.0]` is matched with.
    var system: SimulatedSystem {
        didSet { layers[0] = system.settings }
    }

    init(configuration: String, system: SimulatedSystem = .oldest) {
        (self.configuration, self.system) = (configuration, system)
        (layers, origins) = ([system.settings], [Self.defaultOrigin])
    }

    /// The origin of the layers that stand for Xcode's own.
    static let defaultOrigin = "Xcode's default"

    /// Adds a layer stronger than those before.
    ///
    /// - Parameter origin: The layer's origin, for display: `target, Debug`.
    mutating func push(_ layer: [String: String], from origin: String = "the build") {
        layers.append(Self.unconditional(layer, in: configuration, system))
        origins.append(origin)
    }

    /// A setting as it is written in the strongest layer that has it, and where that is from; nil where it is not set.
    func source(of name: String) -> (text: String, origin: String)? {
        for index in layers.indices.reversed() {
            if let text = layers[index][name] { return (text, origins[index]) }
        }
        return nil
    }

    /// Lists in a project file are joined as Xcode joins them, by spaces, with quotes where an element has spaces itself.
    static func layer(from raw: [String: Any]) -> [String: String] {
        raw.mapValues { value in
            if let list = value as? [Any] {
                return list.map { element in
                    let text = "\(element)"
                    return text.contains(" ") && !text.hasPrefix("\"") ? "\"\(text)\"" : text
                }.joined(separator: " ")
            }
            return "\(value)"
        }
    }

    /// The value with every reference replaced; nil where it is not set. What `problem` says of it is left out.
    subscript(name: String) -> String? {
        var expansion = SettingExpansion()
        return value(of: name, below: layers.count, resolving: [:], &expansion)
    }

    /// The first setting, by name, that stands for more than can be expanded, and why.
    var problem: (name: String, problem: SettingExpansion.Problem)? {
        for name in names.sorted() {
            var expansion = SettingExpansion()
            _ = value(of: name, below: layers.count, resolving: [:], &expansion)
            if let problem = expansion.problem { return (name, problem) }
        }
        return nil
    }

    func string(_ name: String, default fallback: String = "") -> String {
        let value = self[name] ?? ""
        return value.isEmpty ? fallback : value
    }

    func bool(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// The words of a list setting; quotes and backslashes keep spaces together.
    func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

    /// All names set in any layer.
    var names: Set<String> { Set(layers.flatMap(\.keys)) }

    /// `text` with `$(NAME)` and `${NAME}` replaced, operators (`:lower`, `:rfc1034identifier`, `:default=…`) included.
    ///
    /// - Throws: `SettingExpansion.Problem` for a text that stands for too much.
    func expand(_ text: String) throws(SettingExpansion.Problem) -> String {
        var expansion = SettingExpansion()
        let value = expand(text, owner: nil, below: layers.count, resolving: [:], &expansion)
        if let problem = expansion.problem { throw problem }
        return value
    }

    /// - Parameter resolving: The settings that are being expanded, with the layers of their values.
    private func value(of name: String, below limit: Int, resolving: [String: Int], _ expansion: inout SettingExpansion) -> String? {
        for index in stride(from: limit - 1, through: 0, by: -1) {
            guard let raw = layers[index][name] else { continue }
            return expand(raw, owner: name, below: index, resolving: resolving.merging([name: index]) { $1 }, &expansion)
        }
        return nil
    }

    private func expand(
        _ text: String, owner: String?, below limit: Int, resolving: [String: Int], _ expansion: inout SettingExpansion
    ) -> String {
        guard text.contains("$") else { return expansion.checked(text) }
        var result = ""
        var rest = Substring(text)
        while expansion.problem == nil, let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{", let end = Self.closing(of: rest) else {
                result += "$"
                expansion.countText()
                continue
            }
            let reference = String(rest[rest.index(after: rest.startIndex)..<end])
            result += expansion.entering(reference) { resolve(reference, owner: owner, below: limit, resolving: resolving, &$0) }
            result = expansion.checked(result)
            rest = rest[rest.index(after: end)...]
        }
        return expansion.checked(result + rest)
    }

    private func resolve(
        _ reference: String, owner: String?, below limit: Int, resolving: [String: Int], _ expansion: inout SettingExpansion
    ) -> String {
        // Colons of a value are no separators of operators: each part is expanded by itself.
        var parts = Self.parts(of: reference).map { expand($0, owner: owner, below: limit, resolving: resolving, &expansion) }
        let name = parts.isEmpty ? "" : parts.removeFirst()
        var value: String
        if name == "inherited" || name == "value" && owner != nil || name == owner {
            value = owner.flatMap { self.value(of: $0, below: limit, resolving: resolving, &expansion) } ?? ""
        } else if let layer = resolving[name] {
            // Through others it refers to itself: as in Xcode, to its value in the layers below.
            value = self.value(of: name, below: layer, resolving: resolving, &expansion) ?? ""
            let circle = expansion.circle(to: name)
            let ends = circle.contains { each in layers[..<(resolving[each] ?? 0)].contains { $0[each] != nil } }
            if !ends { expansion.fail(circle: circle) }
        } else {
            value = self.value(of: name, below: layers.count, resolving: resolving, &expansion) ?? ""
        }
        for part in parts { value = SettingOperator.apply(part, to: value) }
        return value
    }

    /// The name in a reference and its operators, which colons outside of inner references separate.
    private static func parts(of reference: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in reference {
            if character == "(" || character == "{" { depth += 1 }
            if character == ")" || character == "}" { depth -= 1 }
            if character == ":", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    private static func closing(of text: Substring) -> Substring.Index? {
        guard let open = text.utf8.first else { return nil }
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        var depth = 0
        for index in text.utf8.prefix(SettingExpansion.maximumReference).indices {
            if text.utf8[index] == open { depth += 1 }
            if text.utf8[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// A name as Swift identifiers are made from it: `My App-2` → `My_App_2`.
    static func identifier(_ value: String) -> String {
        var result = String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if result.first?.isNumber == true { result = "_" + result.dropFirst() }
        return result
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        var hasWord = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, hasWord) = (true, true)
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                (quote, hasWord) = (character, true)
            } else if quote == nil, character.isWhitespace {
                if hasWord { words.append(word) }
                (word, hasWord) = ("", false)
            } else {
                word.append(character)
                hasWord = true
            }
        }
        if hasWord { words.append(word) }
        return words
    }
}
