import Foundation
import FoundationBase
import _FoundationICU

/// Formats with variables that depend on numbers: what a `.stringsdict` entry means (Foundation's "Handling different plural forms").
///
/// A text from such an entry contains `%#@name@`. The variables belong to the entry, not to the text, so the names are made unique when
/// the text is handed out: formatting, which happens later and knows the text alone, finds them again.
enum PluralFormat {
    private struct Variable {
        var forms: [String: String]
        var language: String
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var variables: [String: Variable] = [:]
    nonisolated(unsafe) private static var entryCount = 0

    /// Makes the entry's variables known and returns its text, with unique names for them.
    static func register(_ entry: [String: Any], language: String) -> String? {
        if let choice = TextVariation.choice(of: entry) {
            return choice as? String ?? (choice as? [String: Any]).flatMap { register($0, language: language) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        return lock.withLock {
            entryCount += 1
            let mark = "\u{2063}\(entryCount)"
            for (name, value) in entry {
                guard let rule = value as? [String: Any] else { continue }
                let forms = rule.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSStringFormat") }
                variables[name + mark] = Variable(forms: forms.mapValues { Self.marking($0, with: mark) }, language: language)
            }
            return marking(format, with: mark)
        }
    }

    /// The arguments put into a format, variables resolved.
    static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        if let text = PlainFormat.formatted(format, locale: locale, arguments) { return text }
        guard format.contains("#@") else { return Originals.format(format, locale: locale, arguments.map(\.foundationArgument)) }
        let (expanded, used) = dense(expand(format, arguments: arguments), arguments)
        return Originals.format(expanded, locale: locale, used.map(\.foundationArgument))
    }

    /// A format with numbered arguments, and those of them that it uses: one that a form leaves out would be taken for whatever comes next.
    private static func dense(_ format: String, _ arguments: [any CVarArg]) -> (String, [any CVarArg]) {
        var (pieces, values): ([String], [(position: Int, text: String)?]) = ([], [])
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            pieces.append(String(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            switch FormatSpecifier(consumedFrom: &rest) {
            case .literalPercent: values.append(nil)
            case .value(let position?, let text) where arguments.indices.contains(position - 1) && !text.contains("*"):
                values.append((position, text))
            default: return (format, arguments)
            }
        }
        let positions = Set(values.compactMap { $0?.position }).sorted()
        let specifiers = values.map { value in
            value.map { "%\((positions.firstIndex(of: $0.position) ?? 0) + 1)$\($0.text)" } ?? "%%"
        }
        return (zip(pieces, specifiers).map { $0 + $1 }.joined() + rest, positions.map { arguments[$0 - 1] })
    }

    /// Replaces every `%#@name@` in `format` by the form its argument selects; the result is an ordinary format with numbered arguments.
    static func expand(_ format: String, arguments: [any CVarArg]) -> String {
        guard format.contains("#@") else { return format }
        var next = 1
        return expand(format, arguments: arguments, next: &next)
    }

    private static func expand(_ format: String, arguments: [any CVarArg], next: inout Int) -> String {
        var result = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let specifier = FormatSpecifier(consumedFrom: &rest)
            switch specifier {
            case .literalPercent: result += "%%"
            case .variable(let position, let name):
                let index = position ?? next
                if position == nil { next += 1 }
                result += form(of: name, arguments: arguments, index: index)
            case .value(let position, let rest):
                result += "%\(position ?? next)$\(rest)"
                if position == nil { next += 1 }
            }
        }
        return result + rest
    }

    /// The form of a variable for its argument, with the specifiers inside it bound to that argument.
    private static func form(of name: String, arguments: [any CVarArg], index: Int) -> String {
        guard let variable = lock.withLock({ variables[name] }) else { return "%#@\(name)@" }
        let number = arguments.indices.contains(index - 1) ? Self.number(arguments[index - 1]) : 0
        let category = number == 0 && variable.forms["zero"] != nil ? "zero" : Self.category(of: number, language: variable.language)
        let form = variable.forms[category] ?? variable.forms["other"] ?? ""
        var inner = index
        return expand(form, arguments: arguments, next: &inner)
    }

    private static func number(_ argument: any CVarArg) -> Double {
        switch argument {
        case let value as any BinaryInteger: Double(exactly: value) ?? Double(Int64(truncatingIfNeeded: value))
        case let value as Double: value
        case let value as Float: Double(value)
        default: 0
        }
    }

    /// The plural category (`one`, `few`, …) of a number by Unicode's CLDR rules.
    private static func category(of number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var keyword = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
        return length > 0 ? String(decoding: keyword.prefix(Int(length)), as: UTF16.self) : "other"
    }

    private static func marking(_ format: String, with mark: String) -> String {
        format.replacingOccurrences(of: "(%(?:[0-9]+\\$)?#@[^@]+)@", with: "$1\(mark)@", options: .regularExpression)
    }
}
