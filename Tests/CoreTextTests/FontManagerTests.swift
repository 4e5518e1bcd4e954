import Foundation
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
}
