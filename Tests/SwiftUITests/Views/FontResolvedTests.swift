import Testing
import UIKit

@testable import SwiftUI

@MainActor struct FontResolvedTests {
    private func facts(_ font: Font) -> Font.Resolved { font.resolve(in: EnvironmentValues().fontResolutionContext) }

    @Test func factsSayHowAFontLooks() {
        #expect(facts(.system(size: 20)).pointSize == 20)
        #expect(facts(.system(size: 20, weight: .bold)).isBold)
        #expect(!facts(.system(size: 20)).isBold)
        #expect(facts(.body.italic()).isItalic)
        #expect(facts(.body.monospaced()).isMonospaced)
        #expect(facts(.body.smallCaps()).isSmallCaps)
        #expect(facts(.body.leading(.tight)).leading == .tight)
    }

    @Test func stylesAreTakenBack() {
        #expect(!facts(.system(size: 20, weight: .bold).bold(false)).isBold)
        #expect(facts(.system(size: 20).bold(true)).isBold)
        #expect(!facts(.body.italic().italic(false)).isItalic)
        #expect(!facts(.body.monospaced().monospaced(false)).isMonospaced)
        #expect(!facts(.body.smallCaps().lowercaseSmallCaps(false)).isLowercaseSmallCaps)
        #expect(facts(.body.smallCaps().lowercaseSmallCaps(false)).isUppercaseSmallCaps)
    }

    @Test func sizesAreSetAndScaled() {
        #expect(facts(.body.pointSize(31)).pointSize == 31)
        #expect(facts(.system(size: 20).scaled(by: 1.5)).pointSize == 30)
    }
}
