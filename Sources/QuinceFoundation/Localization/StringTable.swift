import Foundation

/// The texts of one `.strings` file and the plural rules of the `.stringsdict` beside it.
final class StringTable {
    private let texts: [String: String]
    private let rules: [String: [String: Any]]
    /// The texts of rules already handed out, with their variables registered.
    private var ruleTexts: [String: String] = [:]
    private let language: String

    private init(texts: [String: String], rules: [String: [String: Any]], language: String) {
        (self.texts, self.rules, self.language) = (texts, rules, language)
    }

    func text(for key: String) -> String? {
        if let rule = rules[key] {
            if let text = ruleTexts[key] { return text }
            let text = PluralFormat.register(rule, language: language)
            ruleTexts[key] = text
            return text
        }
        return texts[key]
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [URL: StringTable?] = [:]

    /// The table in a folder (`ru.lproj`), or nil where it has neither file.
    static func table(named name: String, in folder: URL) -> StringTable? {
        let base = folder.appendingPathComponent(name)
        return lock.withLock {
            if let known = cache[base] { return known }
            let texts = dictionary(at: base.appendingPathExtension("strings")) as? [String: String]
            let rules = dictionary(at: base.appendingPathExtension("stringsdict")) as? [String: [String: Any]]
            let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "en"
            let table =
                texts == nil && rules == nil
                ? nil : StringTable(texts: texts ?? [:], rules: rules ?? [:], language: language == "Base" ? "en" : language)
            cache[base] = .some(table)
            return table
        }
    }

    private static func dictionary(at file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }
}
