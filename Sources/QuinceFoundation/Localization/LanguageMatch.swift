import Foundation

/// The match between localizations and a reader's language, by Unicode's data of languages (CLDR: likely subtags, parent locales, language matching).
enum LanguageMatch {
    /// The localizations of `available` that a reader of `language` can read, best first.
    static func matches(_ available: [String], language: String) -> [String] {
        let wanted = Tag(language)
        let ranked = available.compactMap { name in distance(from: wanted, to: Tag(name)).map { (name, $0) } }
        return ranked.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 < $1.1 }.map(\.0)
    }

    /// 0 for the very same; nil where the reader cannot read it.
    private static func distance(from wanted: Tag, to offered: Tag) -> Int? {
        let isNear = nearLanguages[wanted.language]?.contains(offered.language) ?? false
        guard wanted.language == offered.language || isNear, wanted.script == offered.script else { return nil }
        return (isNear ? 100 : 0) + regionDistance(from: wanted, to: offered)
    }

    private static func regionDistance(from wanted: Tag, to offered: Tag) -> Int {
        if wanted.region == offered.region {
            // `pt-BR` goes before `pt`, which means Brazil's, for a reader of `pt-BR`, and after it for a reader of `pt`.
            return wanted.namesRegion == offered.namesRegion ? wanted.namesScript == offered.namesScript ? 0 : 1 : 2
        }
        let parents = parentRegions(of: wanted)
        if offered.namesRegion {
            if let place = parents.firstIndex(of: offered.region) { return 10 + place }
            let isStandard = parents.contains { standardRegions[$0]?.contains(offered.region) ?? false }
            if isStandard { return 20 }
            if !parents.isEmpty, parents == parentRegions(of: offered) { return 30 }
            return 50
        }
        return 40
    }

    /// Regions whose texts a region takes first where it has none of its own, the nearest first.
    private static func parentRegions(of tag: Tag) -> [String] {
        switch tag.language {
        case "en" where tag.region != "US" && !usingAmericanEnglish.contains(tag.region): ["001"]
        case "es" where latinAmerica.contains(tag.region): ["419"]
        case "pt" where tag.region != "BR": ["PT"]
        case "zh" where tag.script == "Hant" && tag.region == "MO": ["HK"]
        default: []
        }
    }

    /// The region that stands for a group where the group itself has no texts.
    private static let standardRegions = ["001": ["GB"], "419": ["MX"]]
    private static let usingAmericanEnglish: Set<String> = ["AS", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]
    private static let latinAmerica: Set<String> = [
        "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV", "US", "UY",
        "VE",
    ]
    /// Languages whose readers read another one as well.
    private static let nearLanguages: [String: Set<String>] = ["nn": ["nb"], "nb": ["nn"]]

    /// A language with the script and the region that it most likely has where it names none.
    private struct Tag {
        let language: String
        let script: String
        let region: String
        let namesScript: Bool
        let namesRegion: Bool

        init(_ identifier: String) {
            let parts = LanguageMatch.canonical(identifier)
            let full = Locale.Language(identifier: parts.joined(separator: "-")).maximalIdentifier.split(separator: "-").map(String.init)
            language = parts[0]
            script = full.first { $0.count == 4 } ?? ""
            region = parts.dropFirst().first(where: Self.isRegion) ?? full.dropFirst().first(where: Self.isRegion) ?? ""
            namesScript = parts.dropFirst().contains { $0.count == 4 }
            namesRegion = parts.dropFirst().contains(where: Self.isRegion)
        }

        private static func isRegion(_ part: String) -> Bool {
            part.count == 2 || part.count == 3 && part.allSatisfy(\.isNumber)
        }
    }

    /// Language, script and region as Unicode writes them: `zh_TW` is `["zh", "TW"]`, `iw` is `["he"]`, `German` is `["de"]`.
    private static func canonical(_ identifier: String) -> [String] {
        let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first?.lowercased() else { return ["und"] }
        return [aliases[first] ?? first]
            + parts.dropFirst().map { $0.count == 4 ? $0.prefix(1).uppercased() + $0.dropFirst().lowercased() : $0.uppercased() }
    }

    /// Codes that languages have had, and the English names that folders had before there were codes.
    private static let aliases = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "tl": "fil", "sh": "sr",
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl", "korean": "ko",
    ]
}
