import Testing

@_spi(Quince) import UIKit

/// The words of the home screen, of Settings and of the system's alerts.
struct SystemTextsTests {
    private let folder = SystemTexts.bundle.bundleURL

    private func table(_ language: String, _ name: String = "Localizable") throws -> [String: String] {
        let data = try Data(contentsOf: folder.appendingPathComponent("\(language).lproj/\(name).strings"))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    }

    private func values(in text: String) -> Int { text.components(separatedBy: "%@").count - 1 }

    @Test(arguments: ["de", "es", "fr", "hr", "ru", "sr-Latn", "ar"])
    func everyLanguageHasEveryWord(_ language: String) throws {
        let english = try table("en"), other = try table(language)
        #expect(Set(english.keys).subtracting(other.keys).isEmpty)
        #expect(other.count == english.count)
        for (key, text) in other {
            #expect(!text.isEmpty, "\(language): \(key)")
            #expect(values(in: text) == values(in: key), "\(language): \(key)")
        }
        #expect(try table(language, "InfoPlist")["CFBundleDisplayName"] == other["Settings"])
    }

    @Test(arguments: [
        ("de-AT", "de"), ("sr-Latn-RS", "sr-Latn"), ("fr-FR", "fr"), ("ar-EG", "ar"), ("en-GB", "en"),
        // Where nobody has translated them they are English.
        ("ja-JP", "en"), ("sr-RS", "en"),
    ])
    func wordsFollowTheLanguage(_ language: String, _ found: String) {
        let localizations = Bundle.preferredLocalizations(from: SystemTexts.bundle.localizations, forPreferences: [language])
        #expect(localizations.first == found)
    }

    @Test func valuesStandInTheirPlaces() { #expect(systemText("Delete “\("Uhr")”?") == "Delete “Uhr”?") }

    @Test func everyWordInTheSourcesIsTranslated() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources")
        let known = try table("en")
        let word = try NSRegularExpression(pattern: #"systemText\(\s*"((?:[^"\\]|\\.)*)""#)
        var count = 0
        for module in [
            "QuinceHomeScreen", "QuinceSettings", "UIKit/Application", "UserNotifications", "MultipeerConnectivity", "Photos",
            "LocalAuthentication", "StoreKit", "AVKit", "SafariServices", "EventKitUI",
        ] {
            let files = FileManager.default.enumerator(at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                for match in word.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                    let key = withoutValues((text as NSString).substring(with: match.range(at: 1)))
                    count += 1
                    #expect(known[key] != nil, "\(file.lastPathComponent): \(key)")
                }
            }
        }
        #expect(count > 50)
    }

    /// A literal as a key: `Delete “%@”?` of `Delete “\(app.name)”?`.
    private func withoutValues(_ literal: String) -> String {
        var key = "", depth = 0
        for character in literal {
            switch character {
            case "(" where depth > 0 || key.last == "\\":
                depth += 1
                if depth == 1 { key = key.dropLast() + "%@" }
            case ")" where depth > 0: depth -= 1
            default: if depth == 0 { key.append(character) }
            }
        }
        return key
    }
}
