import CoreGraphics
import Foundation
import QuinceFoundation
import Testing

@testable import CoreText

/// Fonts that apps register.
@Suite(.serialized) struct FontManagerTests {
    private let url = NSURL(fileURLWithPath: "/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf")

    @Test func filesRegisterOnce() throws {
        var error: Unmanaged<NSError>?
        #expect(CTFontManagerRegisterFontsForURL(url, .process, &error))
        #expect(FontLibrary.shared.registeredFamilyNames.contains("Caladea"))
        #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
        let problem = try #require(error?.takeRetainedValue())
        #expect(problem.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(problem.domain == kCTFontManagerErrorDomain)
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        #expect(!CTFontManagerUnregisterFontsForURL(url, .process, nil))
    }

    @Test func missingFilesAreReported() throws {
        var codes: [Int] = []
        let urls = [NSURL(fileURLWithPath: "/nowhere/a.ttf"), NSURL(fileURLWithPath: "/etc/hostname")]
        CTFontManagerRegisterFontURLs(urls, .process, true) { errors, isDone in
            codes = errors.compactMap { ($0 as? NSError)?.code }
            return isDone
        }
        #expect(codes == [CTFontManagerError.fileNotFound.rawValue, CTFontManagerError.unrecognizedFormat.rawValue])
    }

    @Test func fontsOfDataAreRegistered() throws {
        let provider = try #require(CGDataProvider(url: url))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "Caladea-Regular")
        #expect(font.fullName == "Caladea Regular")
        #expect(font.unitsPerEm == 1000)
        #expect(font.numberOfGlyphs > 100)
        #expect(font.ascent > 0)
        #expect(font.descent < 0)
        var error: Unmanaged<NSError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(FontLibrary.shared.registeredFamilyNames.contains("Caladea"))
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }

    @Test func fontsAreFoundByName() throws {
        _ = FontLibrary.shared
        #expect(CGFont("Caladea-Regular" as CFString)?.postScriptName == "Caladea-Regular")
        #expect(CGFont("No such font" as CFString) == nil)
    }

    @Test func damagedFontsAreNone() throws {
        let whole = try Data(contentsOf: url as URL)
        for count in [0, 3, 11, 40, 200] {
            let provider = try #require(CGDataProvider(data: NSData(data: whole.prefix(count))))
            #expect(CGFont(provider) == nil)
        }
    }
}
