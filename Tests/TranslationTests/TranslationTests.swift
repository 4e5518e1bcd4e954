import SwiftUI
import Testing

@testable import Translation

@Suite struct TranslationTests {
    private let english = Locale.Language(identifier: "en"), german = Locale.Language(identifier: "de")

    @Test func nothingCanBeTranslated() async throws {
        let availability = LanguageAvailability()
        #expect(await availability.supportedLanguages.isEmpty)
        #expect(await availability.status(from: english, to: german) == .unsupported)
        #expect(try await availability.status(for: "Hello", to: german) == .unsupported)
        await #expect(throws: TranslationError.nothingToTranslate) { try await availability.status(for: " ", to: nil) }
    }

    @Test func sessionsFail() async throws {
        let session = TranslationSession(.init(source: english, target: german))
        #expect(session.sourceLanguage == english)
        await #expect(throws: TranslationError.unsupportedLanguagePairing) { try await session.translate("Hello") }
        await #expect(throws: TranslationError.nothingToTranslate) { try await session.translations(from: []) }
        await #expect(throws: TranslationError.unsupportedLanguagePairing) {
            for try await _ in session.translate(batch: [.init(sourceText: "Hello", clientIdentifier: "1")]) {}
        }
        session.cancel()
        await #expect(throws: TranslationError.alreadyCancelled) { try await session.prepareTranslation() }
        do { _ = try await session.translate("Hello") } catch TranslationError.alreadyCancelled { return }
        #expect(Bool(false), "the error does not match")
    }

    @Test func invalidatedLanguagesAreOthers() {
        var configuration = TranslationSession.Configuration(source: english)
        let before = configuration
        configuration.invalidate()
        #expect(configuration != before)
    }
}
