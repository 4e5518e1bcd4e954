/// The rules of a style sheet whose selectors are elements, classes, identifiers, or descendants of these; others are left out.
struct CSSSheet {
    /// What a part of a selector asks of an element.
    private struct Compound {
        var element: String?
        var identifier: String?
        var classes: [String] = []

        func matches(_ other: HTMLElement) -> Bool {
            (element.map { $0 == other.name } ?? true) && (identifier.map { $0 == other.identifier } ?? true)
                && classes.allSatisfy(other.classes.contains)
        }
        var weight: Int { (identifier == nil ? 0 : 10000) + classes.count * 100 + (element == nil ? 0 : 1) }
    }

    private struct Rule {
        let selector: [Compound]
        let declarations: [(name: String, value: String)]
        var weight: Int { selector.reduce(0) { $0 + $1.weight } }

        /// Whether the rule is for the last of the elements, which lie in each other.
        func matches(_ elements: [HTMLElement]) -> Bool {
            guard let last = elements.last, let own = selector.last, own.matches(last) else { return false }
            var rest = elements.dropLast()
            for part in selector.dropLast().reversed() {
                guard let index = rest.lastIndex(where: part.matches) else { return false }
                rest = rest[..<index]
            }
            return true
        }
    }

    /// The most rules of a document.
    private static let limit = 2000
    private var rules: [Rule] = []

    /// The declarations for the last of the elements, the most important last.
    func declarations(for elements: [HTMLElement]) -> [(name: String, value: String)] {
        rules.enumerated().filter { $0.element.matches(elements) }
            .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.flatMap(\.element.declarations)
    }

    mutating func add(_ text: String) {
        var rest = Substring(Self.withoutComments(text))
        while rules.count < Self.limit, let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            rest = rest[rest.index(after: open)...]
            if selectors.contains("@") {
                rest = Self.after(block: rest)
                continue
            }
            let close = rest.firstIndex(of: "}") ?? rest.endIndex
            let declarations = Self.declarations(String(rest[..<close]))
            for selector in selectors.split(separator: ",") {
                if let parts = Self.selector(selector) { rules.append(Rule(selector: parts, declarations: declarations)) }
            }
            rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
        }
    }

    /// The declarations of a block, or of an element's `style`.
    static func declarations(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
            return (name, value.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = "", rest = Substring(text)
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return result + rest
    }

    /// The text after a block that has begun, with the blocks in it.
    private static func after(block text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 } else if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return ""
    }

    private static func selector(_ text: Substring) -> [Compound]? {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard !parts.isEmpty, !text.contains(where: { ":[>+~".contains($0) }) else { return nil }
        return parts.map { part in
            var result = Compound(), kind: Character = "e", name = ""
            func end() {
                guard !name.isEmpty, name != "*" else { return }
                switch kind {
                case ".": result.classes.append(name)
                case "#": result.identifier = name
                default: result.element = name.lowercased()
                }
            }
            for character in part {
                if character == "." || character == "#" {
                    end()
                    (kind, name) = (character, "")
                } else {
                    name.append(character)
                }
            }
            end()
            return result
        }
    }
}

/// An element of a document.
struct HTMLElement {
    let name: String
    let attributes: [String: String]

    var identifier: String? { attributes["id"] }
    var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }
}

extension Array where Element == Substring {
    fileprivate func contains(_ text: String) -> Bool { contains { $0 == text } }
}
