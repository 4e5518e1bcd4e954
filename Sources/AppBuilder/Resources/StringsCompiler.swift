import FileFormats
import Foundation

/// Reads localized strings and compiles string catalogs.
enum StringsCompiler {
    /// A file a string catalog becomes.
    struct File {
        var language: String
        var name: String
        var content: [String: Any]
        /// Where the language is first named.
        var line = 0
    }

    /// The table of a `.strings` or `.stringsdict` file.
    static func read(_ url: URL) throws -> [String: Any] {
        guard let table = try readPlist(url) as? [String: Any] else {
            throw BuildFailure("not a table of strings", at: url, line: 1, nextStep: "Write lines like \"key\" = \"value\";")
        }
        return table
    }

    static func readPlist(_ url: URL) throws -> Any {
        let data = try ProjectFile.data(url)
        do { return try PropertyList.read(data, isStringTable: url.pathExtension == "strings") } catch let error as FormatError {
            throw BuildFailure(
                error.message, at: url, line: error.line, nextStep: "Correct the line; every entry is \"key\" = \"value\";")
        }
    }

    // MARK: String catalogs

    static func compileCatalog(_ url: URL) throws -> [File] {
        let catalog = try JSONReader.object(url)
        let source = catalog["sourceLanguage"] as? String ?? "en"
        let table = url.deletingPathExtension().lastPathComponent
        var strings: [String: [String: String]] = [:]
        var plurals: [String: [String: Any]] = [:]
        for (key, value) in catalog["strings"] as? [String: Any] ?? [:] {
            let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            if localizations[source] == nil { strings[source, default: [:]][key] = key }
            for (language, entry) in localizations {
                guard let entry = entry as? [String: Any] else { continue }
                if let unit = entry["stringUnit"] as? [String: Any], let text = unit["value"] as? String, entry["substitutions"] == nil {
                    strings[language, default: [:]][key] = text
                } else if let variations = plural(entry, key: key) {
                    plurals[language, default: [:]][key] = variations
                }
            }
        }
        let files =
            strings.map { File(language: $0.key, name: table + ".strings", content: $0.value) }
            + plurals.map { File(language: $0.key, name: table + ".stringsdict", content: $0.value) }
        return files.map { file in
            guard (try? PlacedName(file.language)) == nil else { return file }
            var file = file
            file.line = AssetCatalogWalk.line(of: file.language, in: url)
            return file
        }
    }

    /// The `.stringsdict` entry of variations by plural; variations by device become the iPhone's string.
    private static func plural(_ entry: [String: Any], key: String) -> [String: Any]? {
        var result: [String: Any] = [:]
        if let forms = forms(entry) {
            result["NSStringLocalizedFormatKey"] = "%#@value@"
            result["value"] = rule(forms, type: formatType(forms["other"] ?? key))
            return result
        }
        guard let unit = entry["stringUnit"] as? [String: Any], let format = unit["value"] as? String,
            let substitutions = entry["substitutions"] as? [String: Any]
        else { return nil }
        result["NSStringLocalizedFormatKey"] = format
        for (name, value) in substitutions {
            guard let value = value as? [String: Any], let forms = forms(value) else { continue }
            let type = value["formatSpecifier"] as? String ?? "lld"
            result[name] = rule(forms.mapValues { $0.replacingOccurrences(of: "%arg", with: "%" + type) }, type: type)
        }
        return result
    }

    private static func forms(_ entry: [String: Any]) -> [String: String]? {
        guard let variations = entry["variations"] as? [String: Any] else { return nil }
        if let plural = variations["plural"] as? [String: Any] {
            return plural.compactMapValues { (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }
        }
        if let device = variations["device"] as? [String: Any], let chosen = (device["iphone"] ?? device["other"]) as? [String: Any] {
            if let text = (chosen["stringUnit"] as? [String: Any])?["value"] as? String { return ["other": text] }
            return forms(chosen)
        }
        return nil
    }

    private static func rule(_ forms: [String: String], type: String) -> [String: Any] {
        var rule: [String: Any] = forms
        rule["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        rule["NSStringFormatValueTypeKey"] = type
        return rule
    }

    /// The first conversion of a format: `lld` of `%lld files`.
    private static func formatType(_ format: String) -> String {
        guard let percent = format.firstIndex(of: "%") else { return "lld" }
        let rest = format[format.index(after: percent)...].drop { $0.isNumber || $0 == "$" }
        let type = rest.prefix { "hlqLzdiuf@".contains($0) }
        return type.isEmpty ? "lld" : String(type)
    }
}
