import Foundation
import Testing

@testable import Studio

struct PhotoEditTests {
    @Test func anEditBeginsEmpty() {
        #expect(PhotoEdit().isEmpty)
        for adjustment in Adjustment.allCases { #expect(PhotoEdit()[adjustment] == 0) }
    }

    @Test func valuesStayWithinTheirRanges() {
        var edit = PhotoEdit()
        edit[.exposure] = 7
        edit[.vignette] = -1
        #expect(edit[.exposure] == 1)
        #expect(edit[.vignette] == 0)
    }

    @Test func goingBackToZeroUndoesAnAdjustment() {
        var edit = PhotoEdit()
        edit[.warmth] = 0.4
        #expect(!edit.isEmpty)
        edit[.warmth] = 0
        #expect(edit.isEmpty)
    }

    @Test func editsCanBeKept() throws {
        var edit = PhotoEdit(filter: .noir)
        edit[.contrast] = 0.25
        let copy = try JSONDecoder().decode(PhotoEdit.self, from: JSONEncoder().encode(edit))
        #expect(copy == edit)
    }
}
