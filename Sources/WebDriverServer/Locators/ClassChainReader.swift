import AutomationModel

/// Reads class chains.
struct ClassChainReader {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text) }

    private func failure(_ reason: String) -> WebDriverError {
        WebDriverError(.invalidSelector, "the class chain “\(String(characters.prefix(120)))”: \(reason) at character \(position + 1)")
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skip(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func skipSpaces() {
        while next == " " { position += 1 }
    }

    /// - Throws: `invalid selector`.
    mutating func steps() throws(WebDriverError) -> [ClassChain.Step] {
        var steps: [ClassChain.Step] = []
        var isFirst = true
        while true {
            skipSpaces()
            guard next != nil else { break }
            var isDeep = false
            if !isFirst, !skip("/") { throw failure("a slash is missing") }
            if isFirst { _ = skip("/") }
            isFirst = false
            if next == "*", position + 1 < characters.count, characters[position + 1] == "*" {
                position += 2
                isDeep = true
                guard skip("/") else { throw failure("“**” stands before “/” and a type") }
            }
            steps.append(try step(isDeep: isDeep))
        }
        guard !steps.isEmpty else { throw failure("a type is missing") }
        return steps
    }

    private mutating func step(isDeep: Bool) throws(WebDriverError) -> ClassChain.Step {
        var step = ClassChain.Step(type: try type(), isDeep: isDeep)
        while skip("[") {
            step.filters.append(try filter())
            guard skip("]") else { throw failure("“]” is missing") }
        }
        return step
    }

    private mutating func type() throws(WebDriverError) -> ElementType? {
        if skip("*") { return nil }
        let start = position
        while let character = next, character.isLetter || character.isNumber { position += 1 }
        let name = String(characters[start..<position])
        guard let type = ElementType(className: name) else {
            position = start
            throw failure(name.isEmpty ? "a type or “*” is missing" : "there is no type “\(name.prefix(60))”")
        }
        return type == .any ? nil : type
    }

    private mutating func filter() throws(WebDriverError) -> ClassChain.Filter {
        skipSpaces()
        if next == "`" { return .own(try predicate(between: "`")) }
        if next == "$" { return .containing(try predicate(between: "$")) }
        let start = position
        _ = skip("-")
        while let character = next, character.isASCII, character.isNumber { position += 1 }
        guard let number = Int(String(characters[start..<position])), number != 0 else {
            position = start
            throw failure("a number from 1, a negative one, or a predicate between ` or $ is missing")
        }
        skipSpaces()
        return .position(number)
    }

    /// A predicate between two signs; one that is doubled stands for itself.
    private mutating func predicate(between sign: Character) throws(WebDriverError) -> ElementPredicate {
        _ = skip(sign)
        var text = ""
        while true {
            guard let character = next else { throw failure("“\(sign)” is missing") }
            position += 1
            if character == sign {
                guard skip(sign) else { break }
            }
            text.append(character)
        }
        skipSpaces()
        return try ElementPredicate(text)
    }
}
