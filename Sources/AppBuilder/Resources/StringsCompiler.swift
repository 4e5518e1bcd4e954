import FileFormats
import Foundation

/// Reads localized strings and compiles string catalogs.
enum StringsCompiler {
    /// A file a string catalog becomes.
    struct File {
        var language: String
        var name: String
        var content: [String: Any]
        /// The line of the first mention of the language.
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
                if let text = text(entry), entry["substitutions"] == nil {
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

    /// The `.stringsdict` entry of variations by plural or device, and of substitutions.
    private static func plural(_ entry: [String: Any], key: String) -> [String: Any]? {
        var result: [String: Any] = [:]
        if let devices = variations(entry, by: "device") {
            result[deviceRule] = devices.compactMapValues { device(in: $0, key: key) }
            return result
        }
        if let forms = forms(entry) {
            result[formatKey] = "%#@value@"
            result["value"] = rule(forms, type: formatType(forms["other"] ?? key))
            return result
        }
        guard let format = text(entry), let substitutions = entry["substitutions"] as? [String: Any] else { return nil }
        var positions: [String: Int] = [:]
        for (name, value) in substitutions { positions[name] = (value as? [String: Any])?["argNum"] as? Int }
        result[formatKey] = numbered(format, positions)
        for (name, value) in substitutions {
            guard let value = value as? [String: Any], let forms = forms(value) else { continue }
            let type = value["formatSpecifier"] as? String ?? "lld"
            result[name] = rule(
                forms.mapValues { numbered($0.replacingOccurrences(of: "%arg", with: "%" + type), positions) }, type: type)
        }
        return result
    }

    private static let formatKey = "NSStringLocalizedFormatKey"
    private static let deviceRule = "NSStringDeviceSpecificRuleType"

    /// The compiled form of a device's variation: its text, or an entry of its own.
    private static func device(in entry: [String: Any], key: String) -> Any? { text(entry) ?? plural(entry, key: key) }

    /// A format whose substitutions say which argument is theirs: `%2$#@name@`.
    private static func numbered(_ format: String, _ positions: [String: Int]) -> String {
        positions.reduce(format) { format, substitution in
            format.replacingOccurrences(of: "%#@\(substitution.key)@", with: "%\(substitution.value)$#@\(substitution.key)@")
        }
    }

    /// The text of a localization; of one that varies, that of `other` or of the iPhone. Placeholders keep their names.
    static func sourceText(_ entry: [String: Any]) -> String? {
        if let text = (entry["stringUnit"] as? [String: Any])?["value"] as? String { return text }
        guard let forms = variations(entry, by: "plural") ?? variations(entry, by: "device") else { return nil }
        return (forms["iphone"] ?? forms["other"]).flatMap(sourceText)
    }

    private static func text(_ entry: [String: Any]) -> String? {
        ((entry["stringUnit"] as? [String: Any])?["value"] as? String).map(StringSymbolFormat.withoutNames)
    }

    private static func variations(_ entry: [String: Any], by kind: String) -> [String: [String: Any]]? {
        ((entry["variations"] as? [String: Any])?[kind] as? [String: Any])?.compactMapValues { $0 as? [String: Any] }
    }

    /// The forms by plural; of a substitution that differs by device, the iPhone's.
    private static func forms(_ entry: [String: Any]) -> [String: String]? {
        if let plural = variations(entry, by: "plural") { return plural.compactMapValues(text) }
        guard let devices = variations(entry, by: "device"), let chosen = devices["iphone"] ?? devices["other"] else { return nil }
        return text(chosen).map { ["other": $0] } ?? forms(chosen)
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
