import Foundation
import Testing

@testable import AppBuilder

/// What the compiler prints, as diagnostics of the user's files.
struct DiagnosticParserTests {
    private func parse(_ output: String) -> [String] { DiagnosticParser(columns: [:]).parse(output).map(\.description) }

    @Test func notesAreLeftOut() {
        let output = """
            /app/A.swift:3:9: error: cannot find 'x' in scope
                    x()
                    ^
            /app/B.swift:1:1: note: did you mean this?
            """
        #expect(parse(output) == ["/app/A.swift:3:9: error: cannot find 'x' in scope"])
    }

    @Test func anErrorInAMacrosCodeIsWhereTheMacroIs() {
        let output = """
            /tmp/generated/@__swiftmacro_3App4name8TrackedfMp_.swift:2:14: error: 'name' is mutable
            private var name
                        ^
            /tmp/generated/@__swiftmacro_3App10ObservablefMr_.swift:1:1: note: in expansion of macro 'Tracked' on property 'name' here
            /app/Store.swift:7:5: note: in expansion of macro 'Observable' on class 'Store' here
            /app/Store.swift:9:5: error: another
            """
        #expect(parse(output) == ["/app/Store.swift:7:5: error: 'name' is mutable", "/app/Store.swift:9:5: error: another"])
    }

    @Test func anErrorInAMacrosCodeWithoutItsPlaceNamesNoFile() {
        let output = """
            /tmp/generated/@__swiftmacro_3App4name8TrackedfMp_.swift:2:14: error: 'name' is mutable
            /tmp/generated/@__swiftmacro_3App10ObservablefMr_.swift:1:1: note: in expansion of macro 'Tracked' on property 'name' here
            /app/Store.swift:9:5: warning: another
            """
        #expect(parse(output) == ["error: 'name' is mutable", "/app/Store.swift:9:5: warning: another"])
    }
}
