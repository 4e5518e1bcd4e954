@_spi(Quince) import QuinceFoundation
import Testing

struct SortDescriptorTests {
    private let people: [[String: Any]] = [
        ["name": "bo", "age": 9], ["name": "Ida", "age": 31], ["name": "una", "age": 9], ["name": "Äda"],
    ]

    private func names(_ descriptors: NSSortDescriptor...) -> [String] {
        ((people as NSArray).sortedArray(using: descriptors) as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func keysOrder() {
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Ida", "bo", "una", "Äda"])
        #expect(
            names(NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: false)) == [
                "Äda", "una", "bo", "Ida",
            ])
        #expect(names(NSSortDescriptor(key: "name.length", ascending: false)).last == "bo")
    }

    @Test func selectorsOrder() {
        let insensitive = NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        #expect(names(insensitive).filter { $0 != "Äda" } == ["bo", "Ida", "una"])
        #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))).first == "Äda")
        #expect(insensitive.selector == Selector("caseInsensitiveCompare:"))
        let numbers = ["10", "9", "a1"] as NSArray
        #expect(
            numbers.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true, selector: Selector("localizedStandardCompare:"))])
                as? [String] == ["9", "10", "a1"])
    }

    @Test func comparatorsOrder() {
        let byLength = NSSortDescriptor(key: "name", ascending: false) { left, right in
            NSNumber(value: (left as! String).count).compare(NSNumber(value: (right as! String).count))
        }
        #expect(names(byLength).last == "bo")
        #expect(byLength.selector == nil)
        #expect(names(byLength.reversedSortDescriptor as! NSSortDescriptor).first == "bo")
    }

    @Test func keyPathsOrder() {
        let words = ["pear", "fig"] as NSArray
        #expect(words.sortedArray(using: [NSSortDescriptor(keyPath: \String.count, ascending: true)]) as? [String] == ["fig", "pear"])
        let array = NSMutableArray(array: [3, 1, 2])
        array.sort(using: [NSSortDescriptor(key: "self", ascending: false)])
        #expect(array as? [Int] == [3, 2, 1])
        #expect(NSSet(array: [3, 1, 2]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [Int] == [1, 2, 3])
        let ordered = NSMutableOrderedSet(array: [3, 1, 2])
        ordered.sort(using: [NSSortDescriptor(key: "doubleValue", ascending: true)])
        #expect(ordered.array as? [Int] == [1, 2, 3])
    }

    private final class Person: NSObject {
        let name: String
        let nickname: String?
        init(_ name: String, _ nickname: String? = nil) { (self.name, self.nickname) = (name, nickname) }
    }

    /// Stores order by keys and methods only.
    @Test func swiftDescriptorsOfTextsHaveKeysAndMethods() {
        _ = __quinceKeyPath(\Person.name, "name")
        _ = __quinceKeyPath(\Person.nickname, "nickname")
        let name = NSSortDescriptor(SortDescriptor(\Person.name, order: .reverse))
        #expect(name.key == "name")
        #expect(name.selector == Selector("localizedStandardCompare:"))
        #expect(name.ascending == false)
        let dictionary = NSSortDescriptor(SortDescriptor(\Person.name, comparator: .localized))
        #expect(dictionary.key == "name")
        #expect(dictionary.selector == Selector("localizedCompare:"))
        let nickname = NSSortDescriptor(SortDescriptor(\Person.nickname))
        #expect(nickname.key == "nickname")
        #expect(nickname.selector == Selector("localizedStandardCompare:"))
    }

    @Test func equalDescriptorsAreEqual() {
        #expect(NSSortDescriptor(key: "a", ascending: true) == NSSortDescriptor(key: "a", ascending: true))
        #expect(NSSortDescriptor(key: "a", ascending: true) != NSSortDescriptor(key: "a", ascending: false))
        #expect(NSSortDescriptor(key: "a", ascending: true) == NSSortDescriptor(key: "a", ascending: true, selector: Selector("compare:")))
    }
}
