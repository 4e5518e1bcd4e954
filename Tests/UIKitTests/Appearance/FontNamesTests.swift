import Testing

@testable import UIKit

/// Source: `UIFont.fontNames(forFamilyName:)` of iOS 17.
@MainActor @Suite struct FontNamesTests {
    @Test(arguments: [
        ("ArialMT", "Arial"), ("Arial-BoldMT", "Arial"), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman"), ("Avenir-Roman", "Avenir"),
        ("AmericanTypewriter-CondensedBold", "American Typewriter"), ("SnellRoundhand-Black", "Snell Roundhand"),
        ("MarkerFelt-Wide", "Marker Felt"), ("ChalkboardSE-Regular", "Chalkboard SE"), ("Menlo-Regular", "Menlo"),
        ("CourierNewPSMT", "Courier New"), ("Papyrus", "Papyrus"), ("Futura-CondensedExtraBold", "Futura"),
    ])
    func fontsHaveTheNamesOfIOS(name: String, family: String) {
        let font = UIFont(name: name, size: 12)
        #expect(font?.fontName == name)
        #expect(font?.familyName == family)
        #expect(UIFont.fontNames(forFamilyName: family).contains(name))
    }

    @Test(arguments: [
        ("Arial", "ArialMT"), ("Times New Roman", "TimesNewRomanPSMT"), ("Avenir Next", "AvenirNext-Regular"), ("Menlo", "Menlo-Regular"),
        ("Snell Roundhand", "SnellRoundhand"), ("Helvetica Neue", "HelveticaNeue"), ("Avenir Next Bold", "AvenirNext-Bold"),
    ])
    func familiesGiveTheirRegularFace(family: String, name: String) { #expect(UIFont(name: family, size: 12)?.fontName == name) }

    @Test func unknownFacesAreNil() {
        #expect(UIFont(name: "Helvetica-Fantasy", size: 12) == nil)
        #expect(UIFont(name: "Nothing", size: 12) == nil)
    }

    @Test func traitsChooseAFaceOfTheFamily() throws {
        let font = try #require(UIFont(name: "TimesNewRomanPSMT", size: 12))
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "TimesNewRomanPS-BoldItalicMT")
    }

    @Test func fontsOfOneWidthStayMonospaced() throws {
        let font = try #require(UIFont(name: "CourierNewPS-BoldMT", size: 12))
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        let widths = ["i", "W"].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
        #expect(widths[0] == widths[1])
    }
}
