import Testing

@testable import Simulator

struct FlowExpressionTests {
    @Test(arguments: [
        ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("'a' + 1", "a1"), ("10 % 4", "2"), ("7 / 2", "3.5"), ("'3' * '4'", "12"),
        ("1 < 2 && !false", "true"), ("1 == '1'", "true"), ("1 === '1'", "false"), ("undefined == null", "true"),
        ("NAME.toUpperCase()", "ADA"), ("NAME.length > 2 ? 'long' : 'short'", "long"), ("parseInt('12px') + 1", "13"),
        ("MISSING || 'default'", "default"), ("-3 + +'4'", "1"), ("'ab'.includes('b')", "true"),
    ])
    func evaluates(source: String, expected: String) throws {
        var variables = FlowVariables(values: ["NAME": .string("ada")])
        #expect(try variables.evaluate(source).text == expected)
    }

    @Test func expandsTexts() throws {
        var variables = FlowVariables(values: ["A": .string("x")])
        #expect(try variables.expand("${A}-${'}' + A}-\\${A}") == "x-}x-${A}")
        #expect(try variables.expand("${output.n = 2; output.n + 1}") == "3")
        #expect(variables.values["output.n"] == .number(2))
    }

    @Test(arguments: ["1 +", "foo(", "a => b", "'open", "[1]", "new Date()", "1 2"])
    func saysWhatItDoesNotUnderstand(source: String) {
        var variables = FlowVariables()
        #expect(throws: FlowExpressionError.self) { try variables.evaluate(source) }
    }
}
