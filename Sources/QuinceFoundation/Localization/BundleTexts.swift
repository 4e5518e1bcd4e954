import Foundation

/// The locations of a bundle's localized strings, determined once for the user's languages: an app asks for hundreds of strings at a time, and a
/// bundle copies its whole Info.plist at each access.
final class BundleTexts {
    /// Preferred languages, `Base`, the development language.
    let folders: [URL]
    private let root: URL
    private let languages: [String]
    /// Kept, so that no other bundle comes to have its address.
    private let bundle: Bundle
    private var tables: [String: [StringTable]] = [:]

    private init(_ bundle: Bundle, languages: [String]) {
        (self.bundle, self.languages) = (bundle, languages)
        let root = bundle.bundleURL
        self.root = root
        let names = bundle.preferredLocalizations.prefix(1) + ["Base"] + [bundle.developmentLocalization].compactMap { $0 }
        var seen: Set<String> = []
        folders = names.filter { seen.insert($0).inserted }.map { root.appendingPathComponent("\($0).lproj", isDirectory: true) }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: BundleTexts] = [:]
    /// Apps have few bundles; one that makes many must not keep all of them.
    private static let limit = 64

    static func of(_ bundle: Bundle) -> BundleTexts {
        let languages = LocaleSettings.languages
        if let found = lock.withLock({ known[ObjectIdentifier(bundle)] }), found.languages == languages { return found }
        let made = BundleTexts(bundle, languages: languages)
        lock.withLock {
            if known.count >= limit { known = [:] }
            known[ObjectIdentifier(bundle)] = made
        }
        return made
    }

    /// The tables of a name, those that are asked first at the front.
    func tables(named name: String) -> [StringTable] {
        if let found = Self.lock.withLock({ tables[name] }) { return found }
        let made = (folders + [root]).compactMap { StringTable.table(named: name, in: $0) }
        Self.lock.withLock { tables[name] = made }
        return made
    }
}
