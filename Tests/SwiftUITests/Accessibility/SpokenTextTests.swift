import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SpokenTextTests {
    @Test func partsOfATextAreSpokenInOtherWords() {
        let hosted = Hosted(Text("See ") + Text("p. 4").accessibilityLabel("page four"))
        #expect(hosted.found.map(\.label) == ["See page four"])
    }

    @Test func howATextIsSpokenIsInItsAttributes() throws {
        let hosted = Hosted(Text("A") + Text("BC").speechSpellsOutCharacters().speechAdjustedPitch(0.5))
        let text = try #require(hosted.found[0].element?.accessibilityAttributedLabel)
        #expect(text.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.accessibilitySpeechSpellOut, at: 1, effectiveRange: nil) as? Bool == true)
        #expect(text.attribute(.accessibilitySpeechPitch, at: 1, effectiveRange: nil) as? Double == 1.5)
    }

    @Test func attributesSayHowPartsAreSpoken() throws {
        var string = AttributedString("A"), part = AttributedString("BC")
        part.accessibilitySpeechAdjustedPitch = -1
        part.accessibilitySpeechPhoneticNotation = "biːsiː"
        part.accessibilityTextualContext = .sourceCode
        string.append(part)
        let text = try #require(Hosted(Text(string)).found[0].element?.accessibilityAttributedLabel)
        #expect(text.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.accessibilitySpeechPitch, at: 1, effectiveRange: nil) as? Double == 0)
        #expect(text.attribute(.accessibilitySpeechIPANotation, at: 1, effectiveRange: nil) as? String == "biːsiː")
        part.accessibilitySpeechAnnouncementPriority = .high
        let converted = NSAttributedString(part)
        #expect(converted.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) as? Double == 0)
        #expect(AttributedString(converted).accessibilitySpeechAdjustedPitch == -1)
        #expect(AttributedString(converted).accessibilityTextualContext == .sourceCode)
        #expect(part.accessibilitySpeechAnnouncementPriority == .high)
        part.underlineStyle = Text.LineStyle(nsUnderlineStyle: [.single, .patternDash])
        #expect(part.underlineStyle == Text.LineStyle(pattern: .dash))
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    }

    @Test func whatIsSaidOfAViewGoesForItsTexts() {
        let hosted = Hosted(VStack { Text("A, B") }.speechAlwaysIncludesPunctuation())
        let text = hosted.found[0].element?.accessibilityAttributedLabel
        #expect(text?.attribute(.accessibilitySpeechPunctuation, at: 0, effectiveRange: nil) as? Bool == true)
    }

    @Test func headingsHaveLevels() {
        let hosted = Hosted(Text("Chapter").accessibilityHeading(.h1))
        #expect(hosted.found[0].overlay?.headingLevel == 1 && hosted.found[0].traits == [.staticText, .header])
    }
}
