import Testing

@testable import WebDriverServer

struct ElementPredicateTests {
    private let screen = SampleScreen.snapshot()

    private func find(_ format: String) throws -> [String] {
        screen.names(try ElementLocator(using: "-ios predicate string", value: format).find(in: screen))
    }

    @Test func comparesTexts() throws {
        #expect(try find("label == 'Apple'") == ["Apple"])
        #expect(try find("label ==[c] 'apple'") == ["Apple"])
        #expect(try find("label CONTAINS 'an' AND type == 'XCUIElementTypeStaticText'") == ["Banana"])
        #expect(try find("type == 'XCUIElementTypeStaticText' AND label MATCHES '.*rr.*'") == ["Cherry"])
        #expect(try find("label LIKE 'Add *' AND NOT label ENDSWITH 'Apple'") == ["Add Banana", "Add Cherry"])
        #expect(try find("label IN {'Apple', 'Cherry'}") == ["Apple", "Cherry"])
    }

    @Test func comparesFlagsAndNumbers() throws {
        #expect(try find("enabled == false") == ["Buy & <go>"])
        #expect(try find("isEnabled == 0 AND wdName == 'buy'") == ["Buy & <go>"])
        #expect(try find("rect.y > 350 AND type == 'XCUIElementTypeButton'") == ["Buy & <go>"])
        #expect(try find("y BETWEEN {290, 310} AND type == 'XCUIElementTypeTextField'") == ["TextField"])
        #expect(try find("type == 'XCUIElementTypeCell' AND index == 1").count == 1)
    }

    @Test func missingAttributesAreNil() throws {
        #expect(try find("placeholderValue != nil") == ["TextField"])
        #expect(try find("identifier == 'amount'") == ["TextField"])
    }

    @Test(arguments: [
        "", "label ==", "label == %@", "label == $name", "nothing == 1", "label > 5", "rect > 3", "label BETWEEN {1, 2}",
        "enabled CONTAINS 'a'",
        "label MATCHES '('", "ANY label == 'a'", "SELF == 'a'", "FUNCTION(label, 'description') == 'a'", "uppercase(label) == 'A'",
        "SUBQUERY(label, $x, $x == 1).@count > 0", "rect.@sum.x > 1", "CAST(label, 'Class') == 'a'", "label.length > 3", "rect.depth == 1",
        "y BETWEEN 5", "label MATCHES name", "label == 'a' AND", "1 + 1 == 2", "label BEGINSWITH 5",
    ])
    func refusesWhatWouldEndTheProcess(_ format: String) {
        #expect { try ElementPredicate(format) } throws: { ($0 as? WebDriverError)?.code == .invalidSelector }
    }
}
