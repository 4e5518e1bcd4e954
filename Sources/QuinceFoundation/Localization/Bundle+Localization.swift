import Foundation

extension Bundle {
    /// The bundle's localizations that match the user's preferred languages, best first; never empty for a localized bundle.
    public var preferredLocalizations: [String] {
        Self.preferredLocalizations(from: localizations.filter { $0 != "Base" }, forPreferences: nil, development: developmentLocalization)
    }

    /// Of `localizations`, those that match `preferences` (the user's languages if nil), best first.
    public class func preferredLocalizations(from localizations: [String], forPreferences preferences: [String]?) -> [String] {
        preferredLocalizations(from: localizations, forPreferences: preferences, development: nil)
    }

    /// Of `localizations`, those that match the user's languages, best first.
    public class func preferredLocalizations(from localizations: [String]) -> [String] {
        preferredLocalizations(from: localizations, forPreferences: nil, development: nil)
    }

    private class func preferredLocalizations(
        from localizations: [String], forPreferences preferences: [String]?, development: String?
    ) -> [String] {
        let available = localizations.sorted()
        for language in preferences ?? LocaleSettings.languages {
            let matches = LanguageMatch.matches(available, language: language)
            if !matches.isEmpty { return matches }
        }
        if let development, available.contains(development) { return [development] }
        return available.contains("en") ? ["en"] : available.first.map { [$0] } ?? []
    }

    /// The localization the bundle's texts are written in.
    public var developmentLocalization: String? {
        infoDictionary?["CFBundleDevelopmentRegion"] as? String
    }

    /// The value of a key in the bundle's Info.plist, in the user's language where its `InfoPlist.strings` has one.
    public func object(forInfoDictionaryKey key: String) -> Any? {
        for folder in localizationFolders {
            if let text = StringTable.table(named: "InfoPlist", in: folder)?.text(for: key) { return text }
        }
        return infoDictionary?[key]
    }

    /// Folders that localized resources are looked for in: preferred languages, `Base`, the development language.
    @_spi(Quince) public var localizationFolders: [URL] { BundleTexts.of(self).folders }

    /// The text of a key in a table of the bundle; `value`, or else the key itself, where the table has none.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        localizedText(forKey: key, value: value, table: tableName)
    }

    /// `localizedString(forKey:value:table:)` under a name that Foundation does not have, for modules that see both.
    @_spi(Quince) public func localizedText(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for table in BundleTexts.of(self).tables(named: table) {
            if let text = table.text(for: key) { return text }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The file of a resource: in the bundle's root or else in the folder of the best localization.
    public func path(forResource name: String?, ofType type: String?) -> String? {
        path(forResource: name, ofType: type, inDirectory: nil)
    }

    /// The file of a resource in a folder of the bundle, localized or not.
    public func path(forResource name: String?, ofType type: String?, inDirectory folder: String?) -> String? {
        url(forResource: name, withExtension: type, subdirectory: folder)?.path
    }

    /// The file of a resource: in the bundle's root or else in the folder of the best localization.
    public func url(forResource name: String?, withExtension type: String?) -> URL? {
        url(forResource: name, withExtension: type, subdirectory: nil)
    }

    /// The file of a resource in a folder of the bundle, localized or not.
    public func url(forResource name: String?, withExtension type: String?, subdirectory folder: String?) -> URL? {
        let roots = ([bundleURL] + localizationFolders).map { root in folder.map { root.appendingPathComponent($0) } ?? root }
        let suffix = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        for root in roots {
            if let name {
                let file = root.appendingPathComponent(name + suffix)
                if FileManager.default.fileExists(atPath: file.path) { return file }
            } else if let first = Self.files(in: root, suffix: suffix).first {
                return first
            }
        }
        return nil
    }

    private static func files(in folder: URL, suffix: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
    }
}

/// The localized text of a key; the Foundation function of this name.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
