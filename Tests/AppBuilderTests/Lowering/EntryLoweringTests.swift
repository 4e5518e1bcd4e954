import Testing

@testable import AppBuilder

/// `@Entry` becomes a property with a key of its own, in its own line.
struct EntryLoweringTests {
    @Test func anEntryGetsAKeyInItsLine() {
        let source = """
            import SwiftUI
            extension EnvironmentValues {
                @Entry var theme: Theme = .plain
                @Entry public var size = 12
            }
            let after = 1
            """
        let lines = Lowering.body(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines[2]
                == "           var theme: Theme { get { self[__Key_theme.self] } set { self[__Key_theme.self] = newValue } }; fileprivate struct __Key_theme: SwiftUI.EnvironmentKey { static var defaultValue: Theme { .plain } }"
        )
        #expect(lines[3].contains("public var size: Int {") && lines[3].contains("defaultValue: Int { 12 }"))
        #expect(lines[5] == "let after = 1")
        #expect(Lowering.errors(source).isEmpty)
    }

    @Test(arguments: [
        ("1.5", "Double"), ("-2", "Int"), ("\"a\"", "String"), ("true", "Bool"), ("Theme()", "Theme"),
        ("Outer.Theme(size: 1)", "Outer.Theme"),
        ("Theme.dark", "Theme"), ("[1, 2]", "[Int]"), ("[String]()", "[String]"), ("Box<Int>()", "Box<Int>"), ("1 as CGFloat", "CGFloat"),
    ])
    func typesAreToldFromDefaults(value: String, type: String) {
        #expect(Lowering.body("extension EnvironmentValues { @Entry var a = \(value) }").contains("var a: \(type) {"))
    }

    @Test func valuesOverSeveralLinesKeepThem() {
        let source = "extension Transaction {\n  @Entry var a: [Int] = [\n    1,\n    2,\n  ]\n}\nlet after = 1"
        let lines = Lowering.body(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[6] == "let after = 1")
        #expect(Lowering.body(source).contains("SwiftUI.TransactionKey"))
    }

    @Test func focusedValuesAreOptional() {
        let text = Lowering.body("extension FocusedValues { @Entry var name: String? }")
        #expect(text.contains("var name: String? {"))
        #expect(text.contains("SwiftUI.FocusedValueKey { typealias Value = String }"))
    }

    @Test func aTypeThatCannotBeToldIsAnErrorAtItsPlace() {
        let errors = Lowering.errors("extension EnvironmentValues {\n  @Entry var a = make()\n}")
        #expect(errors.count == 1 && errors[0].line == 2)
        #expect(errors[0].message == "the type of 'a' cannot be told from its default value")
        #expect(Lowering.errors("struct A { @Entry var a = 1 }").count == 1)
    }
}
