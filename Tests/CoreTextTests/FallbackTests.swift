import Testing

@testable import CoreText

/// Fonts for what the system's font does not have.
@Suite("Fallback fonts")
struct FallbackTests {
    @Test("Chinese, Japanese and Korean are drawn", arguments: ["漢", "语", "か", "한"])
    func eastAsianText(_ text: String) throws {
        let scalar = try #require(text.unicodeScalars.first)
        for weight in [400, 700] {
            let face = try #require(FontLibrary.shared.fallback(for: scalar, weight: weight, isItalic: false))
            #expect(face.hasGlyph(for: scalar), "\(face.family) \(face.weight)")
            #expect(face.weight == weight, "\(face.family) \(face.weight)")
        }
    }

    @Test("Han characters have the forms of the first language that is written with them")
    func hanLanguage() {
        #expect(FontLibrary.hanLanguage(["en-US", "ja-JP", "zh-Hans"]) == "ja")
        #expect(FontLibrary.hanLanguage(["ko"]) == "ko")
        #expect(FontLibrary.hanLanguage(["zh-Hant-HK"]) == "zh-hk")
        #expect(FontLibrary.hanLanguage(["fr", "zh-Hant"]) == "zh-tw")
        #expect(FontLibrary.hanLanguage(["en"]) == "zh-cn")
    }
}
