import Testing

@testable import UIKit

/// Features of fonts by Apple's numbers.
@Suite struct FontFeatureTests {
    private func font(_ type: Int, _ selector: Int) -> UIFont {
        let settings = [[UIFontDescriptor.FeatureKey.type: type, UIFontDescriptor.FeatureKey.selector: selector]]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
        return UIFont(descriptor: descriptor, size: 0)
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }

    @Test func digitsOfOneWidth() {
        let tabular = font(kNumberSpacingType, kMonospacedNumbersSelector)
        #expect(width("111", tabular) == width("888", tabular))
        #expect(width("111", .systemFont(ofSize: 17)) < width("888", .systemFont(ofSize: 17)))
    }

    @Test func traitsOfWidthAreTheFontsWidth() throws {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
        let condensed = try #require(descriptor.withSymbolicTraits([.traitCondensed, .traitBold]))
        #expect(condensed.symbolicTraits == [.traitCondensed, .traitBold])
        #expect(width("width", UIFont(descriptor: condensed, size: 0)) < width("width", .boldSystemFont(ofSize: 17)))
        let expanded = try #require(condensed.withSymbolicTraits(.traitExpanded))
        #expect(expanded.symbolicTraits == .traitExpanded)
        #expect(expanded.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(descriptor.withSymbolicTraits([.traitCondensed, .traitExpanded]) == nil)
        #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(.classSansSerif))
    }

    @Test func stylisticSets() {
        #expect(FontFeature(type: kStylisticAlternativesType, selector: kStylisticAltOneOnSelector).openType == ["ss01": 1])
        #expect(FontFeature(type: kStylisticAlternativesType, selector: kStylisticAltSixOffSelector).openType == ["ss06": 0])
        #expect(FontFeature(type: 999, selector: 1).openType.isEmpty)
    }

    @Test func descriptorsKeepThem() throws {
        let settings = font(kLowerCaseType, kLowerCaseSmallCapsSelector).fontDescriptor.object(forKey: .featureSettings)
        let known = try #require(settings as? [[UIFontDescriptor.FeatureKey: Int]])
        #expect(known == [[.type: 37, .selector: 1]])
    }

    @Test func serifFamiliesAreSetInSerifs() {
        #expect(UIFont(name: "Georgia", size: 17)?.textFont == UIFont(name: "Times New Roman", size: 17)?.textFont)
        #expect(UIFont(name: "Georgia", size: 17)?.textFont != UIFont(name: "Futura", size: 17)?.textFont)
    }

    @Test func markersOfLists() {
        #expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 3) == "\u{2022}")
        #expect(NSTextList(markerFormat: .decimal, options: 0).marker(forItemNumber: 3) == "3")
        #expect(NSTextList(markerFormat: .init("({lower-roman})"), options: 0).marker(forItemNumber: 14) == "(xiv)")
        #expect(NSTextList(markerFormat: .uppercaseAlpha, options: 0).marker(forItemNumber: 28) == "AB")
        #expect(NSTextList(markerFormat: .decimal, startingItemNumber: 1).isOrdered)
        #expect(!NSTextList(markerFormat: .hyphen, options: 0).isOrdered)
    }

    @Test func archivedDescriptorsAreEqual() throws {
        func archived(_ descriptor: UIFontDescriptor) throws -> UIFontDescriptor? {
            let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
            return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
        }
        let featured = font(kNumberSpacingType, kMonospacedNumbersSelector).fontDescriptor
        let rounded = try #require(UIFont.systemFont(ofSize: 21, weight: .semibold).fontDescriptor.withDesign(.rounded))
        let named = UIFontDescriptor(name: "Georgia-BoldItalic", size: 12)
        let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        for descriptor in [featured, rounded, named, style] { #expect(try archived(descriptor) == descriptor) }
    }
}
