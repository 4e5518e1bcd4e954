import Testing

@testable import CoreText

/// The typographic features of fonts by Apple's numbers.
@Suite struct FontFeatureTests {
    private let font = CTFontCreateUIFontForLanguage(.system, 20, nil)!

    private func selectors(_ type: Int, of font: CTFont) -> [[String: Any]] {
        let types = CTFontCopyFeatures(font) as? [[String: Any]] ?? []
        let found = types.first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == type }
        return found?[kCTFontFeatureTypeSelectorsKey] as? [[String: Any]] ?? []
    }

    private func with(_ type: Int, _ selector: Int) -> CTFont {
        let setting: [String: Any] = [kCTFontFeatureTypeIdentifierKey: type, kCTFontFeatureSelectorIdentifierKey: selector]
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: [setting]] as [String: Any])
        return CTFontCreateCopyWithAttributes(font, 0, nil, descriptor)
    }

    @Test func theFilesFeaturesAreListed() throws {
        let spacing = selectors(kNumberSpacingType, of: font)
        #expect(spacing.contains { $0[kCTFontFeatureSelectorIdentifierKey] as? Int == kMonospacedNumbersSelector })
        #expect(spacing.allSatisfy { $0[kCTFontFeatureSelectorNameKey] is String })
        let sets = selectors(kStylisticAlternativesType, of: font)
        #expect(sets.contains { $0[kCTFontFeatureSelectorIdentifierKey] as? Int == kStylisticAltOneOnSelector })
        let types = try #require(CTFontCopyAttribute(font, kCTFontFeaturesAttribute) as? [[String: Any]])
        #expect(
            types.first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == kNumberSpacingType }?[kCTFontFeatureTypeExclusiveKey] as? Bool
                == true)
        #expect(types.allSatisfy { $0[kCTFontFeatureTypeNameKey] is String })
    }

    @Test func settingsAreThoseThatDifferFromTheDefault() throws {
        #expect(CTFontCopyFeatureSettings(font) == nil)
        for (type, selector) in [
            (kNumberSpacingType, kMonospacedNumbersSelector), (kNumberSpacingType, kProportionalNumbersSelector),
            (kStylisticAlternativesType, kStylisticAltTwoOnSelector), (kLowerCaseType, kLowerCaseSmallCapsSelector),
        ] {
            let settings = try #require(CTFontCopyFeatureSettings(with(type, selector)) as? [[String: Int]])
            #expect(settings == [[kCTFontFeatureTypeIdentifierKey: type, kCTFontFeatureSelectorIdentifierKey: selector]])
        }
    }

    @Test func selectorsSayWhetherTheyAreOn() {
        let set = selectors(kStylisticAlternativesType, of: with(kStylisticAlternativesType, kStylisticAltOneOnSelector))
            .first { $0[kCTFontFeatureSelectorIdentifierKey] as? Int == kStylisticAltOneOnSelector }
        #expect(set?[kCTFontFeatureSelectorSettingKey] as? Bool == true)
        #expect(set?[kCTFontFeatureSelectorDefaultKey] == nil)
    }

    @Test func numbersAreThoseOfTheRegistry() {
        #expect([kStylisticAltTwentyOnSelector, kStylisticAltTwentyOffSelector] == [40, 41])
        #expect([kDesignComplexityType, kCJKRomanSpacingType, kLastFeatureType] == [18, 103, -1])
    }
}
