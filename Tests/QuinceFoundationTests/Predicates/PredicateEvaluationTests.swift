@testable import QuinceFoundation
import Testing

struct PredicateEvaluationTests {
    private func holds(_ format: String, _ object: Any?, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test(arguments: [
        ("age == 31", true), ("age = 31", true), ("age != 31", false), ("age <> 30", true), ("age < 32", true), ("age > 31", false),
        ("age <= 31", true), ("age =< 30", false), ("age >= 31", true), ("age => 32", false), ("age BETWEEN {30, 31}", true),
        ("age BETWEEN {32, 40}", false), ("age IN {1, 31}", true), ("NOT age IN {1, 31}", false), ("age + 1 == 32", true),
        ("age * 2 - 2 == 60", true), ("age / 2 == 15", true), ("age / 2.0 == 15.5", true), ("2 ** 3 == 8", true), ("-age == -31", true),
        ("(age - 1) * 2 == 60", true), ("age & 1 == 1", true), ("age | 32 == 63", true), ("age << 1 == 62", true), ("~age == -32", true),
        ("0x1F == age", true), ("0b11111 == age", true), ("0o37 == age", true), ("1.5e1 < age", true), ("3_1 == age", false),
    ])
    func numbersAreCompared(format: String, expected: Bool) throws {
        guard format != "3_1 == age" else {
            #expect(throws: PredicateSyntaxError.self) { try PredicateParser.predicate(format) }
            return
        }
        #expect(holds(format, ["age": 31]) == expected)
    }

    @Test(arguments: [
        ("SELF == 'Élan'", true), ("SELF ==[cd] 'elan'", true), ("SELF ==[c] 'elan'", false), ("SELF !=[cd] 'elan'", false),
        ("SELF BEGINSWITH 'É'", true), ("SELF BEGINSWITH[d] 'E'", true), ("SELF BEGINSWITH 'e'", false), ("SELF ENDSWITH[c] 'AN'", true),
        ("SELF CONTAINS 'la'", true), ("SELF CONTAINS[cd] 'EL'", true), ("SELF CONTAINS 'x'", false), ("SELF LIKE 'É*'", true),
        ("SELF LIKE '?lan'", true), ("SELF LIKE 'la'", false), ("SELF LIKE[cd] 'E??N'", true), ("SELF MATCHES '.lan'", true),
        ("SELF MATCHES 'la'", false), ("SELF MATCHES[cd] 'EL[A-Z]n'", true), ("SELF IN 'x Élan y'", true), ("'la' IN SELF", true),
        ("SELF.length == 4", true), ("SELF.uppercaseString == 'ÉLAN'", true), ("SELF CONTAINS ''", true), ("SELF < 'Ía'", true),
        ("lowercase(SELF) == 'élan'", true), ("length(SELF) == 4", true), ("SELF CONTAINS[n] 'EL'", false),
    ])
    func textsAreCompared(format: String, expected: Bool) { #expect(holds(format, "Élan") == expected) }

    @Test func wildcardsCanBeEscaped() {
        #expect(holds("SELF LIKE %@", "a*b", ["a\\*b"]))
        #expect(!holds("SELF LIKE %@", "axb", ["a\\*b"]))
        #expect(holds("SELF LIKE %@", "line\nend", ["line*end"]))
        #expect(holds("SELF LIKE %@", "a.b(c", ["a.b(*"]))
        #expect(!holds("SELF LIKE %@", "axb(c", ["a.b(*"]))
    }

    @Test(arguments: [
        ("a == 1 AND b == 2", true), ("a == 1 && b == 3", false), ("a == 2 OR b == 2", true), ("a == 2 || b == 3", false),
        ("NOT a == 2", true), ("!(a == 1)", false), ("a == 2 OR a == 1 AND b == 2", true), ("(a == 2 OR a == 1) AND b == 3", false),
        ("not (a == 2) and not (b == 3)", true), ("((((a == 1))))", true), ("(a) == (1)", true), ("TRUEPREDICATE", true),
        ("FALSEPREDICATE OR a == 1", true), ("TRUEPREDICATE AND NOT FALSEPREDICATE", true), ("c == nil", true), ("c != NULL", false),
        ("a != nil", true), ("c > 0", false), ("c <= nil", true), ("c CONTAINS 'x'", false), ("yes == YES", true), ("yes == true", true),
        ("yes == NO", false), ("yes == 1", true), ("d.e.f == 'deep'", true), ("d.x.f == nil", true), ("TERNARY(a == 1, b, 5) == 2", true),
        ("CAST('3', 'NSNumber') == 3", true), ("CAST(a, 'NSString') == '1'", true), ("CAST(0, 'NSDate') < now()", true),
    ])
    func conditionsAreCombined(format: String, expected: Bool) {
        #expect(holds(format, ["a": 1, "b": 2, "yes": true, "d": ["e": ["f": "deep"]]]) == expected)
    }

    private let team: [String: Any] = [
        "members": [
            ["name": "Ida", "age": 31, "tags": ["a", "b"]], ["name": "Bo", "age": 9, "tags": ["b"]],
            ["name": "Una", "age": 70, "tags": []],
        ], "lucky": Set([3, 5]), "empty": [Int](),
    ]

    @Test(arguments: [
        ("ANY members.age > 60", true), ("SOME members.age > 80", false), ("ALL members.age > 5", true), ("ALL members.age > 10", false),
        ("NONE members.age > 80", true), ("NONE members.age > 60", false), ("ANY members.name BEGINSWITH[c] 'u'", true),
        ("ANY empty > 1", false), ("ALL empty > 1", true), ("ANY missing > 1", false), ("members.@count == 3", true),
        ("members.@sum.age == 110", true), ("members.@max.age == 70", true), ("members.@min.name == 'Bo'", true),
        ("members.@avg.age > 36.6", true), ("members.@distinctUnionOfArrays.tags == {'a', 'b'}", true),
        ("members.name CONTAINS 'Ida'", true), ("'Bob' IN members.name", false), ("members[0].name == 'Ida'", true),
        ("members[FIRST].age == 31", true), ("members[LAST].age == 70", true), ("members[SIZE] == 3", true), ("5 IN lucky", true),
        ("SUBQUERY(members, $m, $m.age > 5 AND $m.name CONTAINS 'a').@count == 2", true),
        ("SUBQUERY(members, $m, ANY $m.tags == 'b').@count == 2", true), ("sum(members.age) == 110", true),
        ("average(members.age) > 36", true), ("median(members.age) == 31", true), ("max({1, 7, 3}) == 7", true),
        ("count(members) == 3", true),
        ("stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2", true), ("{1, 2} UNION {2, 3} == SELF.lucky", false),
        ("lucky INTERSECT {5, 9} == lucky MINUS {3}", true),
        ("modulus:by:(7, 3) == 1", true), ("abs(-3) == 3", true), ("floor(2.7) == 2", true), ("ceiling(2.1) == 3", true),
        ("sqrt(16) == 4", true), ("trunc(-2.7) == -2", true),
    ])
    func collectionsAreAsked(format: String, expected: Bool) { #expect(holds(format, team) == expected) }

    @Test func argumentsTakeTheirPlaces() {
        let date = Date(timeIntervalSinceReferenceDate: 100)
        #expect(NSPredicate(format: "%K == %@ AND %K >= %d", "name", "Ida", "age", 18).evaluate(with: ["name": "Ida", "age": 31]))
        #expect(
            NSPredicate(format: "age == %ld AND size == %f AND u == %u", 5, 1.5, 7 as UInt32).evaluate(with: [
                "age": 5, "size": 1.5, "u": 7,
            ]))
        #expect(NSPredicate(format: "day > %@", date as NSDate).evaluate(with: ["day": date + 1]))
        #expect(
            NSPredicate(format: "id == %@", UUID(uuidString: "00000000-0000-0000-0000-000000000001")! as CVarArg)
                .evaluate(with: ["id": UUID(uuidString: "00000000-0000-0000-0000-000000000001")!]))
        #expect(NSPredicate(format: "day == %@", date as CVarArg).evaluate(with: ["day": date]))
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
        #expect(NSPredicate(format: "SELF.%K == %@", "name.length", NSNumber(value: 3)).evaluate(with: ["name": "Ida"]))
        #expect(NSPredicate(format: "done == %@", NSNumber(value: true)).evaluate(with: ["done": true]))
        #expect(NSPredicate(format: "%@ AND age > 1", NSPredicate(format: "age < 3")).evaluate(with: ["age": 2]))
        #expect(NSPredicate(format: "SELF == '%@'").evaluate(with: "%@"))
        #expect(NSPredicate(format: "n == %d", 5_000_000_000).evaluate(with: ["n": Int32(truncatingIfNeeded: 5_000_000_000)]))
    }

    @Test func variablesAreSubstituted() {
        let template = NSPredicate(format: "name BEGINSWITH[cd] $letter AND age > $age")
        let predicate = template.withSubstitutionVariables(["letter": "i", "age": 18])
        #expect(predicate.evaluate(with: ["name": "Ida", "age": 31]))
        #expect(!predicate.evaluate(with: ["name": "Bo", "age": 31]))
        #expect(predicate.predicateFormat == #"name BEGINSWITH[cd] "i" AND age > 18"#)
        #expect(template.evaluate(with: ["name": "Bo", "age": 31], substitutionVariables: ["letter": "b", "age": 1]))
        #expect(template.withSubstitutionVariables(["letter": "i"]).predicateFormat == #"name BEGINSWITH[cd] "i" AND age > $age"#)
        #expect(
            NSPredicate(format: "SUBQUERY(a, $x, $x > $y).@count == 1").withSubstitutionVariables(["x": 0, "y": 2]).evaluate(with: [
                "a": [1, 2, 3]
            ]))
    }

    @Test func collectionsAreFiltered() {
        let words = ["pear", "plum", "fig"]
        let short = NSPredicate(format: "SELF.length < 4")
        #expect((words as NSArray).filtered(using: short) as? [String] == ["fig"])
        let array = NSMutableArray(array: words)
        array.filter(using: NSPredicate(format: "SELF BEGINSWITH 'p'"))
        #expect(array as? [String] == ["pear", "plum"])
        #expect(NSSet(array: words).filtered(using: short) == ["fig"])
        let set = NSMutableSet(array: words)
        set.filter(using: short)
        #expect(set.allObjects as? [String] == ["fig"])
        #expect(NSOrderedSet(array: words).filtered(using: NSPredicate(format: "SELF ENDSWITH 'm'")).array as? [String] == ["plum"])
        let ordered = NSMutableOrderedSet(array: words)
        ordered.filter(using: short)
        #expect(ordered.array as? [String] == ["fig"])
    }

    @Test func blocksAndCompoundsAreAsked() {
        let block = NSPredicate { object, bindings in (object as? Int) == bindings?["wanted"] as? Int }
        #expect(block.evaluate(with: 3, substitutionVariables: ["wanted": 3]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [block, NSPredicate(format: "SELF > 2")])
        #expect(both.evaluate(with: 3, substitutionVariables: ["wanted": 3]))
        #expect(!both.evaluate(with: 2, substitutionVariables: ["wanted": 2]))
        #expect(NSCompoundPredicate(andPredicateWithSubpredicates: []).evaluate(with: nil))
        #expect(!NSCompoundPredicate(orPredicateWithSubpredicates: []).evaluate(with: nil))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(value: false)).evaluate(with: nil))
    }

    @Test func uniformTypesAreCompared() {
        #expect(holds("SELF UTI-CONFORMS-TO 'public.image'", "public.png"))
        #expect(!holds("SELF UTI-CONFORMS-TO 'public.audio'", "public.png"))
        #expect(holds("SELF UTI-EQUALS 'public.png'", "public.png"))
    }
}
