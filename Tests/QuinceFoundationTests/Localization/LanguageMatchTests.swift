import QuinceFoundation
import Testing

struct LanguageMatchTests {
    @Test(arguments: [
        ("zh-Hans-CN", ["zh_CN", "zh_TW", "en"], "zh_CN"), ("zh-Hant-TW", ["zh_CN", "zh_TW", "en"], "zh_TW"),
        ("zh-Hans", ["zh_CN", "en"], "zh_CN"), ("zh-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"), ("zh-SG", ["zh-Hans", "zh-Hant"], "zh-Hans"),
        ("zh_HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-MO", ["zh-Hans", "zh-Hant", "zh-HK"], "zh-HK"),
        ("zh-MO", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-Hant-HK", ["zh-Hant", "zh-HK"], "zh-HK"),
        ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
        ("no", ["nb", "en"], "nb"), ("nn-NO", ["nb", "en"], "nb"), ("nb-NO", ["no", "en"], "no"), ("nn", ["nn", "nb"], "nn"),
        ("pt-BR", ["pt", "pt-PT"], "pt"), ("pt_BR", ["pt-PT", "pt-BR", "pt"], "pt-BR"), ("pt-PT", ["pt", "pt-PT"], "pt-PT"),
        ("pt-AO", ["pt", "pt-PT"], "pt-PT"), ("pt-BR", ["pt-PT", "en"], "pt-PT"), ("pt", ["pt-PT", "pt-BR"], "pt-BR"),
        ("iw", ["he", "en"], "he"), ("he", ["iw", "en"], "iw"), ("in", ["id", "en"], "id"), ("fil-PH", ["tl", "en"], "tl"),
        ("en-AU", ["en", "en-GB"], "en-GB"), ("en-AU", ["en", "en-GB", "en-AU"], "en-AU"), ("en-US", ["en-GB", "en"], "en"),
        ("en-US", ["en-GB", "de"], "en-GB"), ("en-IN", ["en", "de"], "en"), ("en-PH", ["en", "en-GB"], "en"),
        ("es-AR", ["es", "es-419"], "es-419"), ("es-AR", ["es", "es-MX"], "es-MX"), ("es-ES", ["es-419", "es"], "es"),
        ("de-AT", ["de", "en"], "de"), ("de", ["de-CH", "en"], "de-CH"), ("fr-CA", ["fr-FR", "en"], "fr-FR"),
        ("sr-Latn", ["sr", "en"], "en"), ("sr-Latn-RS", ["sr", "sr-Latn"], "sr-Latn"), ("de-DE", ["German", "English"], "German"),
        ("ko-KR", ["ko", "en"], "ko"), ("ru", ["de", "en"], "en"),
    ]) func readersGetTheBestLocalization(_ language: String, _ available: [String], _ expected: String) {
        #expect(Bundle.preferredLocalizations(from: available, forPreferences: [language]).first == expected)
    }

    @Test func theNextLanguageIsTakenWhereTheFirstHasNone() {
        #expect(Bundle.preferredLocalizations(from: ["en", "fr"], forPreferences: ["de", "fr-CH"]) == ["fr"])
    }
}
