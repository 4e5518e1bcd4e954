/// The dictionaries that are installed: pairs of `<language>_<REGION>.aff` and `.dic`.
enum SpellingDictionaryFiles {
    /// The folder in which Debian's packages install the dictionaries.
    private static let folder = "/usr/share/hunspell"
    /// The main region of a language whose code differs from the region's; for other languages, both codes are the same.
    private static let home = ["en": "US", "zh": "CN", "pt": "BR", "sv": "SE", "da": "DK", "el": "GR", "uk": "UA"]

    /// Names of the dictionaries; regions that only borrow another's are left out.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }.filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0).aff")
                && (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0).dic")) == nil
        }.sorted()
    }

    /// The files of a language without their endings: the region's, or those of the language where the region has none.
    static func path(of language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let base = parts.first?.lowercased(), base.allSatisfy(\.isLetter) else { return nil }
        var wanted = [base + "_" + (home[base] ?? base.uppercased()), base]
        if let region = parts.dropFirst().last, region.allSatisfy({ $0.isLetter || $0.isNumber }) {
            wanted.insert("\(base)_\(region.uppercased())", at: 0)
        }
        wanted += names.filter { $0.hasPrefix(base + "_") }
        return wanted.first { FileManager.default.fileExists(atPath: "\(folder)/\($0).dic") }.map { "\(folder)/\($0)" }
    }
}
