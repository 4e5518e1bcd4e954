import Foundation
import Testing
import UIKit

@testable import Journal

@MainActor struct RichTextTests {
    private var text: AttributedString {
        var strong = AttributedString("very"), soft = AttributedString(" soft ")
        strong.inlinePresentationIntent = .stronglyEmphasized
        soft.inlinePresentationIntent = .emphasized
        return AttributedString("It was ") + strong + soft + AttributedString("snow.")
    }

    @Test func stylesAreKept() {
        #expect(RichText.decode(RichText.encode(text)) == text)
        #expect(RichText.decode(Data()) == AttributedString())
    }

    @Test func marksStandNextToLetters() {
        #expect(RichText.markdown(text) == "It was **very** _soft_ snow.")
    }

    @Test func fontsAndIntentsSayTheSame() {
        let fonts = FontText.text(from: text)
        #expect(fonts.string == "It was very soft snow.")
        let font = fonts.attribute(.font, at: 8, effectiveRange: nil) as? UIFont
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(FontText.intents(of: fonts) == text)
    }

    @Test func theStylerChangesTheSelection() {
        let view = UITextView(), styler = TextStyler()
        view.attributedText = FontText.text(from: AttributedString("one two"))
        styler.textView = view
        view.selectedRange = NSRange(location: 4, length: 3)
        styler.toggle(.bold)
        #expect(styler.active == [.bold])
        #expect(RichText.markdown(FontText.intents(of: view.attributedText)) == "one **two**")
        styler.toggle(.bold)
        #expect(RichText.markdown(FontText.intents(of: view.attributedText)) == "one two")
    }
}
