import Testing

@testable import SwiftUI

/// A list that keeps its first element in itself behaves as an array does.
struct ShortListTests {
    private func list(_ count: Int) -> ShortList<Int> {
        var list = ShortList<Int>()
        for number in 0..<count { list.append(number) }
        return list
    }

    private func elements(_ list: ShortList<Int>) -> [Int] { list.indices.map { list[$0] } }

    @Test(arguments: 0...4) func elementsStandInTheOrderTheyCameIn(_ count: Int) {
        #expect(list(count).count == count)
        #expect(elements(list(count)) == Array(0..<count))
        var changed = list(count)
        for index in changed.indices { changed[index] += 10 }
        #expect(elements(changed) == Array(10..<(10 + count)))
    }

    @Test(arguments: 1...4) func whatIsRemovedLeavesTheRestInOrder(_ count: Int) {
        for index in 0..<count {
            var (list, array) = (list(count), Array(0..<count))
            list.remove(at: index)
            array.remove(at: index)
            #expect(elements(list) == array)
            list.append(9)
            #expect(elements(list) == array + [9])
        }
    }

    @Test(arguments: 0...4) func partsAreRemoved(_ count: Int) {
        for index in 0...count {
            var list = list(count)
            if index < count { list.removeSuffix(from: index) }
            #expect(elements(list) == Array(0..<index))
        }
        for divisor in 1...3 {
            var list = list(count)
            list.removeAll { $0.isMultiple(of: divisor) }
            #expect(elements(list) == (0..<count).filter { !$0.isMultiple(of: divisor) })
        }
    }

    @Test func elementsAreFound() {
        let list = list(4)
        #expect(list.lastIndex { $0 < 3 } == 2)
        #expect(list.lastIndex { $0 > 3 } == nil)
        #expect(list.lastIndex { $0 == 0 } == 0)
        #expect(list.firstIndex(before: 2) { $0 > 0 } == 1)
        #expect(list.firstIndex(before: 1) { $0 > 0 } == nil)
        #expect(list.firstIndex(before: 9) { $0 == 3 } == 3)
        #expect(list.contains { $0 == 3 })
        #expect(!list.contains { $0 == 4 })
        #expect(!self.list(0).contains { _ in true })
    }
}
