import QuinceFoundation
import Testing

struct TextPredicateTests {
    private struct Person { var name: String }

    @Test func textsAreSearchedAsUsersDo() throws {
        let wanted = "ela"
        let predicate = #Predicate<Person> { person in person.name.localizedStandardContains(wanted) && !person.name.isEmpty }
        #expect(try predicate.evaluate(Person(name: "Élan")))
        #expect(try !predicate.evaluate(Person(name: "Ida")))
        #expect(try [Person(name: "ELA"), Person(name: "Bo")].filter(predicate).map(\.name) == ["ELA"])
    }

    @Test func textsAreCompared() throws {
        let same = ComparisonResult.orderedSame
        let insensitive = #Predicate<Person> { $0.name.caseInsensitiveCompare("IDA") == same }
        #expect(try insensitive.evaluate(Person(name: "ida")))
        #expect(try !insensitive.evaluate(Person(name: "idas")))
        let localized = #Predicate<Person> { $0.name.localizedCompare("b") == same }
        #expect(try localized.evaluate(Person(name: "b")))
        #expect(try !localized.evaluate(Person(name: "c")))
    }
}
