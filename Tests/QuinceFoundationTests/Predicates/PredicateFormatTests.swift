@testable import QuinceFoundation
import Testing

struct PredicateFormatTests {
    /// Formats, and how iOS prints them again.
    @Test(arguments: [
        ("name = 'Bob'", #"name == "Bob""#), ("age=>18 and age=<30", "age >= 18 AND age <= 30"), ("a <> 1 || b == 2", "a != 1 OR b == 2"),
        ("(a == 1 OR b == 2) AND c == 3", "(a == 1 OR b == 2) AND c == 3"),
        ("a == 1 AND b == 2 AND c == 3", "a == 1 AND b == 2 AND c == 3"),
        ("!(a == 1)", "NOT a == 1"), ("NOT (a == 1 OR b == 2)", "NOT (a == 1 OR b == 2)"),
        ("name contains[dc] 'x'", #"name CONTAINS[cd] "x""#),
        ("done == YES", "done == 1"), ("x == null", "x == nil"), ("any a.b > 1.5", "ANY a.b > 1.5"), ("none a.b > 1", "NOT ANY a.b > 1"),
        ("all a.b in {1, 'x'}", #"ALL a.b IN {1, "x"}"#), ("self matches 'a\"b'", #"SELF MATCHES "a\"b""#),
        ("$x.age between {1,2}", "$x.age BETWEEN {1, 2}"),
        ("SUBQUERY(items, $i, $i.price > 3).@count > 0", "SUBQUERY(items, $i, $i.price > 3).@count > 0"),
        ("a.@sum.b + 2 * 3 == (1 + 2) * c", "a.@sum.b + (2 * 3) == (1 + 2) * c"), ("sum(a) > 1", "sum(a) > 1"),
        ("now() > day", "now() > day"),
        ("list[first] == list[2]", "list[FIRST] == list[2]"), ("#in == 1", "#in == 1"), ("truepredicate", "TRUEPREDICATE"),
        ("TERNARY(a == 1, 2, 3) == b", "TERNARY(a == 1, 2, 3) == b"), ("CAST(0, 'NSDate') < day", #"CAST(0, "NSDate") < day"#),
    ])
    func predicatesArePrinted(format: String, printed: String) throws {
        let predicate = try PredicateParser.predicate(format)
        #expect(predicate.predicateFormat == printed)
        // What is printed reads as the same predicate.
        let again = try PredicateParser.predicate(printed)
        #expect(again == predicate)
    }

    @Test func constantsArePrinted() {
        let date = Date(timeIntervalSinceReferenceDate: 12.5)
        #expect(NSPredicate(format: "day > %@", date as NSDate).predicateFormat == #"day > CAST(12.500000, "NSDate")"#)
        #expect(NSPredicate(format: "a IN %@", ["x", "y"]).predicateFormat == #"a IN {"x", "y"}"#)
        #expect(NSPredicate(format: "%K == %f", "a.b", 2.5).predicateFormat == "a.b == 2.5")
        #expect(NSCompoundPredicate(andPredicateWithSubpredicates: []).predicateFormat == "TRUEPREDICATE")
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [NSPredicate(format: "a == 1")]).predicateFormat == "a == 1")
    }

    @Test(arguments: [
        "", " ", "name", "name ==", "== 1", "name = = 1", "(a == 1", "a == 1)", "a == 1 b == 2", "a == 'x", "a ==[z] 1", "a ==[c 1",
        "ANY a", "NOT",
        "a AND b", "a == 1 AND", "1 + ", "a ? b", "a == %y", "a == $", "f(1) == 2", "a[1 == 2", "{1, 2", "SUBQUERY(a, b, c)", "a == b == c",
        "a.",
        "a == 0x", "a == 1x", "a == '\\u12'", "(a == 1) + 2 == 3", "a == {1,}", "@ == 1", "CAST(1) == 1", "a BETWEEN", "a.1 == 2",
    ])
    func unreadableFormatsAreRefused(format: String) {
        #expect(throws: PredicateSyntaxError.unparsable(format)) { try PredicateParser.predicate(format) }
    }

    @Test func missingArgumentsAreRefused() {
        #expect(throws: PredicateSyntaxError.insufficientArguments) { try PredicateParser.predicate("a == %@") }
        #expect(throws: PredicateSyntaxError.insufficientArguments) { try PredicateParser.predicate("%K == 1") }
    }

    @Test func deepFormatsAreRefused() {
        for format in [
            String(repeating: "(", count: 100_000) + "a == 1", String(repeating: "NOT ", count: 100_000) + "a == 1",
            "a == " + String(repeating: "-", count: 100_000) + "1", "a == " + String(repeating: "{", count: 100_000),
            "a == 1" + String(repeating: " + 1", count: 100_000), "a == " + String(repeating: "abs(", count: 100_000),
        ] {
            #expect(throws: PredicateSyntaxError.self) { try PredicateParser.predicate(format) }
        }
    }

    @Test func longFormatsAreRead() throws {
        let many = try PredicateParser.predicate((0..<20_000).map { "a == \($0)" }.joined(separator: " OR "))
        #expect(many.evaluate(with: ["a": 19_999]))
        #expect(!many.evaluate(with: ["a": 20_000]))
    }

    @Test func formatsGiveTheClassesOfTheirPredicates() throws {
        let comparison = try #require(NSPredicate(format: "name ==[c] 'Bob'") as? NSComparisonPredicate)
        #expect(comparison.predicateOperatorType == .equalTo)
        #expect(comparison.options == .caseInsensitive)
        #expect(comparison.comparisonPredicateModifier == .direct)
        #expect(comparison.leftExpression.expressionType == .keyPath)
        #expect(comparison.leftExpression.keyPath == "name")
        #expect(comparison.rightExpression.expressionType == .constantValue)
        #expect(comparison.rightExpression.constantValue as? String == "Bob")
        let compound = try #require(NSPredicate(format: "a == 1 OR b == 2") as? NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .or)
        #expect(compound.subpredicates.count == 2)
    }

    @Test func predicatesOfOneFormatAreEqual() {
        #expect(NSPredicate(format: "a == 1 AND b > 2") == NSPredicate(format: "(a = 1) && b > %d", 2))
        #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a == 2"))
        #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a != 1"))
    }
}
