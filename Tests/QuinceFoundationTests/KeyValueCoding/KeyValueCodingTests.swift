@_spi(Quince) @testable import QuinceFoundation
import Testing

private enum Mood: Int { case calm = 3 }

private final class Shelf: NSObject {
    var title = ""
    var price = 0
    var isOpen = false
    var mood = Mood.calm
    var note: String?
    var books: [Shelf] = []
    var parent: Shelf?

    override init() {}
    init(_ title: String, _ price: Int) { (self.title, self.price) = (title, price) }
}

private struct Plain { var name = "" }

@Suite(.serialized) struct KeyValueCodingTests {
    init() {
        ObjectRuntime.register(Shelf.self) { type in
            type.getter("title") { ($0 as! Shelf).title }
            type.setter("title") { ($0 as! Shelf).title = objectArgument($1, "title") }
            type.getter("price") { ($0 as! Shelf).price }
            type.setter("price") { ($0 as! Shelf).price = objectArgument($1, "price") }
            type.getter("isOpen") { ($0 as! Shelf).isOpen }
            type.setter("isOpen") { ($0 as! Shelf).isOpen = objectArgument($1, "isOpen") }
            type.getter("mood") { ($0 as! Shelf).mood }
            type.getter("note") { ($0 as! Shelf).note }
            type.setter("note") { ($0 as! Shelf).note = objectArgument($1, "note") }
            type.getter("books") { ($0 as! Shelf).books }
            type.getter("parent") { ($0 as! Shelf).parent }
            type.method("fullName") { object, _ in (object as! Shelf).title + "!" }
            type.method("getWeight") { _, _ in 7 }
            type.method("isEmpty") { object, _ in (object as! Shelf).books.isEmpty }
        }
    }

    private var shelf: Shelf {
        let shelf = Shelf("all", 0)
        shelf.books = [Shelf("a", 3), Shelf("b", 4), Shelf("a", 5)]
        shelf.books[0].parent = shelf
        return shelf
    }

    @Test func propertiesAndMethodsAreKeys() {
        let shelf = Shelf("x", 5)
        #expect(shelf.value(forKey: "title") as? String == "x")
        #expect(shelf.value(forKey: "price") as? Int == 5)
        #expect(shelf.value(forKey: "price") as? Double == 5)
        #expect(shelf.value(forKey: "mood") as? Int == 3)
        #expect(shelf.value(forKey: "fullName") as? String == "x!")
        #expect(shelf.value(forKey: "weight") as? Int == 7)
        #expect(shelf.value(forKey: "empty") as? Bool == true)
        #expect(shelf.value(forKey: "note") == nil)
        shelf.setValue(NSNumber(value: 8.0), forKey: "price")
        shelf.setValue(true, forKey: "open")
        #expect(shelf.price == 8)
        #expect(shelf.isOpen)
        shelf.setValue(nil, forKey: "note")
        #expect(shelf.note == nil)
    }

    @Test func keyPathsGoThroughCollections() {
        let shelf = shelf
        #expect(shelf.value(forKeyPath: "books.title") as? [String] == ["a", "b", "a"])
        #expect(shelf.value(forKeyPath: "books.@sum.price") as? Int == 12)
        #expect(shelf.value(forKeyPath: "books.@avg.price") as? Double == 4)
        #expect(shelf.value(forKeyPath: "books.@max.price") as? Int == 5)
        #expect(shelf.value(forKeyPath: "books.@count") as? Int == 3)
        #expect(shelf.value(forKeyPath: "books.@distinctUnionOfObjects.title") as? [String] == ["a", "b"])
        #expect(shelf.value(forKeyPath: "books.@unionOfObjects.title") as? [String] == ["a", "b", "a"])
        #expect(shelf.value(forKeyPath: "books.parent") as? [Any] != nil)
        #expect(shelf.books[0].value(forKeyPath: "parent.books.title.length") as? [Int] == [1, 1, 1])
        #expect(shelf.books[1].value(forKeyPath: "parent.title") == nil)
        shelf.books[0].setValue("top", forKeyPath: "parent.title")
        #expect(shelf.title == "top")
        (shelf.books as NSArray).setValue(1, forKey: "price")
        #expect(shelf.books.map(\.price) == [1, 1, 1])
        #expect((shelf.books as NSArray).value(forKeyPath: "@sum.price") as? Int == 3)
    }

    @Test func dictionariesAnswerTheirKeys() {
        let dictionary: NSMutableDictionary = ["a": ["b": 1]]
        #expect(dictionary.value(forKeyPath: "a.b") as? Int == 1)
        dictionary.setValue(5, forKey: "c")
        #expect(dictionary["c"] as? Int == 5)
        #expect(Shelf("t", 2).dictionaryWithValues(forKeys: ["title", "note"]) as NSDictionary == ["title": "t", "note": NSNull()])
        let shelf = Shelf()
        shelf.setValuesForKeys(["title": "n", "price": 3, "note": NSNull()])
        #expect(shelf.title == "n")
        #expect(shelf.price == 3)
    }

    @Test func objectsAreFilteredAndSorted() {
        let books = shelf.books as NSArray
        #expect((books.filtered(using: NSPredicate(format: "title == 'a' AND price > 3")) as? [Shelf])?.map(\.price) == [5])
        #expect(NSPredicate(format: "ANY books.price == 4 AND books.@count > 2").evaluate(with: shelf))
        let descriptors = [NSSortDescriptor(key: "title", ascending: false), NSSortDescriptor(key: "price", ascending: false)]
        #expect((books.sortedArray(using: descriptors) as? [Shelf])?.map(\.price) == [4, 5, 3])
        #expect(NSPredicate(format: "mood == 3 AND isOpen == NO AND open == NO").evaluate(with: shelf))
        #expect(NSPredicate(format: "SELF IN %@", books).evaluate(with: books[0]))
        #expect(NSPredicate(format: "parent == %@", shelf).evaluate(with: Shelf()) == false)
        #expect(NSPredicate(format: "FUNCTION(SELF, 'fullName') == 'all!'").evaluate(with: shelf))
    }

    @Test func unknownKeysAreNamed() {
        let problem = Shelf().attemptSetting(1, forKey: "nothing") ?? ""
        #expect(problem.hasSuffix("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."))
        #expect(problem.contains("Shelf"))
        #expect(!KeyedValue.isDefined("name", of: Plain()))
        #expect(!KeyedValue.isDefined("nothing", of: Shelf()))
        #expect(KeyedValue.isDefined("price", of: Shelf()))
    }

    @Test func exceptionsHaveTheWordsOfIOS() async throws {
        let nilNumber = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            ObjectRuntime.register(Shelf.self) { type in
                type.getter("price") { ($0 as! Shelf).price }
                type.setter("price") { ($0 as! Shelf).price = objectArgument($1, "price") }
            }
            Shelf().setValue(nil, forKey: "price")
        }
        let text = String(decoding: nilNumber.standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException'"))
        #expect(text.contains("setNilValueForKey]: could not set nil as the value for the key price."))
        let format = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "name ==")
        }
        #expect(
            String(decoding: format.standardErrorContent, as: UTF8.self).contains(
                "'NSInvalidArgumentException', reason: 'Unable to parse the format string \"name ==\"'"))
        let type = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: 3)
        }
        #expect(
            String(decoding: type.standardErrorContent, as: UTF8.self).contains(
                "Can't do a substring operation with something that isn't a string (lhs = 3 rhs = a)"))
    }

    private enum Place: Int { case left, right }
    private struct Edges: OptionSet { let rawValue: UInt }

    /// Objective-C's enumerations are numbers.
    @Test func numbersBecomeCasesAndOptions() {
        let place: Place = objectArgument(NSNumber(value: 1), "place")
        #expect(place == .right)
        let edges: Edges = objectArgument(6, "edges")
        #expect(edges == Edges(rawValue: 6))
        let none: Place? = objectArgument(nil, "place")
        #expect(none == nil)
    }
}
