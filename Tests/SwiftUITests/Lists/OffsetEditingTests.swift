import Testing
import UIKit

@testable import SwiftUI

struct OffsetEditingTests {
    @Test func removesAtOffsets() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: IndexSet([0, 2]))
        #expect(letters == ["b", "d"])
    }

    @Test func movesForwardsAndBackwards() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
        #expect(letters == ["b", "c", "a", "d"])
        letters.move(fromOffsets: IndexSet([2, 3]), toOffset: 0)
        #expect(letters == ["a", "d", "b", "c"])
    }
}
