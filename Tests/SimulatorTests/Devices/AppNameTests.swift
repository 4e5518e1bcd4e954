import Foundation
import Testing

@testable import Simulator

/// What an app is called in people's languages.
struct AppNameTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func app() throws -> AppBundle {
        let bundle = try FakeBundle.make(in: folder.url, name: "News")
        for (language, text) in [
            ("de", #""CFBundleDisplayName" = "Nachrichten";"#), ("sr-Latn", #"CFBundleName = "Vesti";"#), ("pt_BR", "broken"), ("en", nil),
        ] {
            let localized = bundle.appendingPathComponent(language + ".lproj")
            try FileManager.default.createDirectory(at: localized, withIntermediateDirectories: true)
            if let text { try Data(text.utf8).write(to: localized.appendingPathComponent("InfoPlist.strings")) }
        }
        return try AppBundle(folder: bundle)
    }

    @Test(
        arguments: [
            (["de"], "Nachrichten"), (["de-AT", "en"], "Nachrichten"), (["fr", "de"], "Nachrichten"), (["sr-Latn-RS"], "Vesti"),
            (["pt-BR"], "News"),
            (["fr"], "News"), ([], "News"), (["en", "de"], "News"),
        ] as [([String], String)])
    func theFirstLanguageTheAppHasCounts(_ languages: [String], _ name: String) throws {
        #expect(try app().displayName(in: languages) == name)
    }
}
