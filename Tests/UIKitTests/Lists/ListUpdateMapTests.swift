import Testing

@testable import UIKit

struct ListUpdateMapTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func reason(_ changes: ListChanges, _ old: [Int], _ new: [Int], _ nouns: ListNouns = .table) -> String? {
        ListUpdateMap(changes, old: old, new: new).inconsistency(nouns)
    }

    // MARK: Places

    @Test func placesFollowDeletionsInsertionsAndMoves() {
        let changes = ListChanges(
            deletedItems: [path(1), path(3)], insertedItems: [path(0)], movedItems: [.init(from: path(4), to: path(1))])
        let map = ListUpdateMap(changes, old: [6], new: [5])
        // 0 1 2 3 4 5 → new, 4, 0, 2, 5
        #expect((0..<6).map { map.path(path($0))?.item } == [2, nil, 3, nil, 1, 4])
        #expect((0..<5).map { map.oldPath(path($0))?.item } == [nil, 4, 0, 2, 5])
    }

    @Test func itemsGoWithTheirSections() {
        let changes = ListChanges(deletedSections: [0], insertedSections: [2], movedSections: [.init(from: 3, to: 0)])
        let map = ListUpdateMap(changes, old: [1, 2, 3, 4], new: [4, 2, 0, 3])
        #expect((0..<4).map { map.section($0) } == [nil, 1, 3, 0])
        #expect((0..<4).map { map.oldSection($0) } == [3, 1, nil, 2])
        #expect(map.path(path(2, 3)) == path(2, 0))
        #expect(map.path(path(0, 0)) == nil)
        #expect(map.oldPath(path(1, 3)) == path(1, 2))
        #expect(map.oldPath(path(0, 2)) == nil)
    }

    /// Against the plain way: build the list before and after and look where everything went.
    @Test(arguments: 0..<50) func agreesWithArrays(seed: Int) {
        var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let count = 1 + random(12)
        let removed = Set((0..<random(count + 1)).map { _ in random(count) })
        let kept = (0..<count).filter { !removed.contains($0) }
        var after: [Int?] = kept
        for _ in 0..<random(6) { after.insert(nil, at: random(after.count + 1)) }
        let inserted = after.indices.filter { after[$0] == nil }
        let changes = ListChanges(deletedItems: removed.map { path($0) }, insertedItems: inserted.map { path($0) })
        let map = ListUpdateMap(changes, old: [count], new: [after.count])
        for old in 0..<count { #expect(map.path(path(old))?.item == after.firstIndex(of: old)) }
        for new in after.indices { #expect(map.oldPath(path(new))?.item == after[new]) }
        #expect(map.inconsistency(.table) == nil)
    }

    // MARK: Errors, in the words of iOS

    @Test func wrongNumberOfRows() {
        let changes = ListChanges(deletedItems: [path(1)])
        #expect(reason(changes, [5], [4]) == nil)
        #expect(
            reason(changes, [5], [5])
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (5) must be equal to the number of rows contained in that section before the update (5), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
    }

    @Test func wrongNumberOfItemsNamesMoves() {
        let changes = ListChanges(insertedItems: [path(0, 1)], movedItems: [.init(from: path(0), to: path(1, 1))])
        #expect(reason(changes, [3, 1], [2, 3], .collection) == nil)
        #expect(
            reason(changes, [3, 1], [2, 2], .collection)
                == "Invalid update: invalid number of items in section 1. The number of items contained in an existing section after the update (2) must be equal to the number of items contained in that section before the update (1), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 0 moved out)."
        )
    }

    @Test func wrongNumberOfSections() {
        #expect(
            reason(ListChanges(insertedSections: [0]), [1], [1], .collection)
                == "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (1) must be equal to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
        )
    }

    @Test func placesOutOfBounds() {
        #expect(
            reason(ListChanges(deletedItems: [path(5)]), [5], [4])
                == "attempt to delete row 5 from section 0 which only contains 5 rows before the update")
        #expect(
            reason(ListChanges(insertedItems: [path(7)]), [5], [6])
                == "attempt to insert row 7 into section 0, but there are only 6 rows in section 0 after the update")
        #expect(
            reason(ListChanges(insertedItems: [path(0, 2)]), [5], [5], .collection)
                == "attempt to insert item 0 into section 2, but there are only 1 sections after the update")
        #expect(
            reason(ListChanges(deletedSections: [3]), [1], [1])
                == "attempt to delete section 3, but there are only 1 sections before the update")
    }

    @Test func contradictions() {
        #expect(
            reason(ListChanges(deletedItems: [path(0)], reloadedItems: [path(0)]), [2], [1])
                == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    }
}
