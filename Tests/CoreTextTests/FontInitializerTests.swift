import CoreGraphics
import CoreText
import QuinceFoundation
import Testing

/// Core Text's fonts by their initializers in Swift.
struct FontInitializerTests {
    @Test func fontsAreMadeByUseAndName() {
        #expect(CTFontGetSize(CTFont(.alertHeader, size: 28)) == 28)
        #expect(CTFontGetSize(CTFont(.none, size: 9)) == 9)
        let named = CTFont("Courier New" as CFString, size: 14)
        #expect(CTFontGetSize(named) == 14)
        #expect(CTFontGetSize(CTFont(CTFontCopyFontDescriptor(named), size: 0)) == 14)
        #expect(CTFontGetMatrix(CTFont("Courier New" as CFString, transform: CGAffineTransform(scaleX: 2, y: 1))).a == 2)
    }
}
