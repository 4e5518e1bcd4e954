import DeviceProtocol
import Foundation
import Testing

@testable import Explorer

struct ChecksTests {
    private typealias Make = ScreenBuilder

    private func kinds(_ children: ElementNode...) -> [FindingKind] {
        ScreenChecks.issues(of: Make.screen(children), PhoneVariation(), frame: nil).map(\.kind)
    }

    @Test func clippedTextIsFound() {
        var text = Make.node("text", "A long sentence")
        #expect(kinds(text) == [])
        text.audit = ElementAudit(isTruncated: true, fontSize: 17)
        #expect(kinds(text) == [.clippedText])
    }

    @Test func overlappingTextsAreFoundByTheirLines() {
        let first = Make.node("text", "One", at: [10, 100, 200, 50])
        var second = Make.node("text", "Two", at: [10, 130, 200, 50])
        #expect(kinds(first, second) == [.overlappingTexts])
        // Frames may overlap where the texts in them do not.
        second.audit = ElementAudit(fontSize: 17, textFrame: [10, 158, 30, 20])
        #expect(kinds(first, second) == [])
    }

    @Test func smallTargetsAreFoundWhereTouchesAroundThemDoNotReachThem() {
        var button = Make.node("button", "i", at: [100, 100, 24, 24])
        #expect(kinds(button) == [.smallTarget])
        button.audit = ElementAudit(hasWholeTarget: true)
        #expect(kinds(button) == [])
        button.audit = ElementAudit(hasWholeTarget: false)
        #expect(kinds(button) == [.smallTarget])
        #expect(kinds(Make.node("navigationBar", at: [0, 59, 393, 44], [Make.node("button", "Edit", at: [350, 64, 30, 34])])) == [])
        #expect(kinds(Make.node("switch", "On", at: [100, 100, 51, 31], className: "UISwitch")) == [])
    }

    @Test func missingLabelsAreFound() {
        #expect(kinds(Make.node("button", at: [100, 100, 60, 60])) == [.missingLabel])
        #expect(kinds(Make.node("button", "Save", at: [100, 100, 60, 60])) == [])
    }

    @Test func warningsOfFrameworksAreFoundAndPrintsAreNot() {
        let lines = [
            "hello", "[LayoutConstraints] Unable to simultaneously satisfy constraints.", "(",
            "    \"<NSLayoutConstraint:0x55d0 UILabel:0x5510.width == 100   (active)>\"", ")", "",
            "Will attempt to recover by breaking constraint <NSLayoutConstraint:0x55d0 UILabel:0x5510.width == 100   (active)>",
            "[SwiftUI] No image named 'Missing' found in asset catalog for main bundle",
        ]
        let old = lines.flatMap { line in
            line.hasPrefix("Will")
                ? ["Will attempt to recover by breaking constraint ", "<NSLayoutConstraint:0x55d0 UILabel:0x5510.width == 100   (active)>"]
                : [line]
        }
        let issues = LogCheck.issues(in: old)
        #expect(issues.map(\.kind) == [.conflictingConstraints, .runtimeWarning])
        #expect(issues.first?.message.contains("<NSLayoutConstraint UILabel.width == 100   (active)>") == true)
    }

    @Test func textsThatNoLanguageChangesAreNames() {
        let three = Translations(tables: [
            "en": ["a": "Save file", "b": "Quince", "c": "Open %@"], "de": ["a": "Sichern", "b": "Quince"],
            "fr": ["a": "Save file", "b": "Quince", "c": "Ouvrir %@"],
        ])
        #expect(three.untranslated(in: "fr") == ["Save file"])
        #expect(three.untranslated(in: "de") == ["Open %@", "Ouvrir %@"])
        let screen = Make.screen([Make.node("text", "Save file")])
        #expect(Translations.issues(on: screen, three.untranslated(in: "fr"), "fr").map(\.kind) == [.untranslatedText])
    }

    @Test func memoryGrowsOnlyWhereItDoesEveryTime() {
        #expect(ProcessMemory.growth(of: [100, 200, 300, 400], least: 50) == 100)
        #expect(ProcessMemory.growth(of: [100, 400, 400, 400], least: 50) == nil)
        #expect(ProcessMemory.growth(of: [100, 110, 120, 130], least: 50) == nil)
        #expect(ProcessMemory.privateBytes(of: ProcessInfo.processInfo.processIdentifier) ?? 0 > 0)
    }
}
