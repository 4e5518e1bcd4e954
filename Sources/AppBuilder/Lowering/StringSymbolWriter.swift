import FileFormats
import Foundation

/// Writes the names that Xcode 26 generates for the keys of string catalogs that are managed by hand: `LocalizedStringResource.title`, a function
/// where the text has placeholders, and a type of the table's name around those of tables other than `Localizable`.
struct StringSymbolWriter {
    private struct Symbol {
        let member: String
        let key: String
        let arguments: [StringSymbolFormat.Argument]
    }

    private var tables: [String: [Symbol]] = [:]

    /// - Throws: `BuildFailure` for catalogs that cannot be read.
    init(_ target: AppTarget) throws {
        guard target.settings.bool("STRING_CATALOG_GENERATE_SYMBOLS") else { return }
        for resource in target.resources where resource.url.pathExtension == "xcstrings" {
            let table = resource.url.deletingPathExtension().lastPathComponent
            let symbols = try Self.symbols(JSONReader.object(resource.url))
            // Of two tables of one name in Swift, the first has symbols.
            let isTaken = tables.keys.contains { AssetSymbolName.type($0) == AssetSymbolName.type(table) }
            if !symbols.isEmpty, !isTaken { tables[table] = symbols }
        }
    }

    private static func symbols(_ catalog: [String: Any]) -> [Symbol] {
        let source = catalog["sourceLanguage"] as? String ?? "en"
        var symbols: [Symbol] = []
        for (key, value) in (catalog["strings"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let value = value as? [String: Any], value["extractionState"] as? String == "manual" else { continue }
            let entry = (value["localizations"] as? [String: Any])?[source] as? [String: Any] ?? [:]
            let format = StringSymbolFormat(
                StringsCompiler.sourceText(entry) ?? key, substitutions: entry["substitutions"] as? [String: Any] ?? [:])
            // Two keys of one name in Swift: the second is reached by its key, as is one without letters.
            guard let arguments = format.arguments, let member = AssetSymbolName.member(spelled(key), without: ""),
                !symbols.contains(where: { $0.member == member })
            else { continue }
            symbols.append(Symbol(member: member, key: key, arguments: arguments))
        }
        return symbols
    }

    /// Keys in capitals (`CART_TITLE`) have words without them.
    private static func spelled(_ key: String) -> String { key.contains(where: \.isLowercase) ? key : key.lowercased() }

    // MARK: Writing

    /// The declarations; empty where the target has no such keys or does not ask for symbols.
    func text() -> String {
        guard !tables.isEmpty else { return "" }
        var text = "import QuinceFoundation\nextension QuinceFoundation.LocalizedStringResource {\n"
        for (table, symbols) in tables.sorted(by: { $0.key < $1.key }) {
            let members = symbols.map { Self.declaration($0, table) }.joined()
            text += table == "Localizable" ? members : "enum \(AssetSymbolName.type(table)) {\n\(members)}\n"
        }
        return text + "}\n"
    }

    private static func declaration(_ symbol: Symbol, _ table: String) -> String {
        let type = "QuinceFoundation.LocalizedStringResource"
        let names = symbol.arguments.indices.map { "arg\($0 + 1)" }
        let parameters = zip(symbol.arguments, names).map { argument, name in
            "\(argument.name.flatMap { AssetSymbolName.member($0, without: "") } ?? "_") \(name): Swift.\(argument.type)"
        }
        // The catalog has a text for every key: the default only carries the arguments.
        let value = names.isEmpty ? literal(symbol.key) : "\"" + names.map { "\\(\($0))" }.joined(separator: " ") + "\""
        let head = names.isEmpty ? "static var \(symbol.member)" : "static func \(symbol.member)(\(parameters.joined(separator: ", ")))"
        let result = "\(type)(\(literal(symbol.key)), defaultValue: \(value), table: \(literal(table)), bundle: .main)"
        return "nonisolated \(head)\(names.isEmpty ? ":" : " ->") \(type) { \(result) }\n"
    }

    private static func literal(_ text: String) -> String { text.debugDescription }
}
