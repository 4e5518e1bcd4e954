import FileFormats
import Foundation

/// The texts of an app's string tables, by language.
struct Translations {
    /// Language → table and key → text.
    private var tables: [String: [String: String]] = [:]

    /// - Parameter folder: The app's bundle.
    init(bundle folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".lproj") {
            var texts: [String: String] = [:]
            let place = folder.appendingPathComponent(name, isDirectory: true)
            for file in ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted() {
                guard file.hasSuffix(".strings"), file != "InfoPlist.strings",
                    let data = try? RegularFile.read(place.appendingPathComponent(file)),
                    let table = (try? PropertyList.read(data, isStringTable: true)) as? [String: Any]
                else { continue }
                for (key, value) in table { if let text = value as? String { texts["\(file)/\(key)"] = text } }
            }
            if !texts.isEmpty { tables[String(name.dropLast(6))] = texts }
        }
    }

    /// For tests.
    init(tables: [String: [String: String]]) { self.tables = tables }

    /// The languages that the app ships, in alphabetical order.
    var languages: [String] { tables.keys.filter { $0 != "Base" }.sorted() }

    /// The locale in which a language is shown.
    static func locale(of language: String) -> String { language.replacingOccurrences(of: "-", with: "_") }

    /// The texts that are the same in a language as in another one that the app ships, and are words.
    func untranslated(in language: String) -> Set<String> {
        guard let own = tables[language] else { return [] }
        var result: Set<String> = []
        for other in languages where other != language {
            guard let texts = tables[other] else { continue }
            for (key, text) in texts where (own[key] ?? text) == text && Self.isProse(text) { result.insert(text) }
        }
        // What no language changes is a name.
        return result.filter { text in
            languages.count < 3 || !languages.allSatisfy { tables[$0]?.values.contains(text) == true }
        }
    }

    /// Whether a text has words to translate: letters besides names in capitals and placeholders.
    private static func isProse(_ text: String) -> Bool {
        let plain = text.replacing(/%[0-9$.]*(?:ll|l|h)?[@a-zA-Z]/, with: "")
        return plain.count(where: \.isLowercase) >= 3
    }

    /// Texts on a screen that are not translated to the language in which it is shown.
    static func issues(on screen: ScreenModel, _ untranslated: Set<String>, _ language: String) -> [ScreenIssue] {
        screen.items.compactMap { item in
            guard untranslated.contains(item.name), item.frame.intersects(screen.bounds) else { return nil }
            return ScreenIssue(
                kind: .untranslatedText, severity: .warning, message: "“\(item.name.shortened(to: 60))” has no translation to \(language)",
                elementKey: item.name, elementTitle: item.title, frame: item.frame)
        }
    }
}
