import Testing

@testable import AppBuilder

/// Members of Foundation whose types differ on Linux.
struct FoundationLoweringTests {
    @Test func matchesAreEnumeratedWithoutEscaping() {
        let body = Lowering.body(
            "import Foundation\nexpression.enumerateMatches(in: text, options: [], range: all) { _, _, _ in }\nother.enumerateMatches(in: text) { }\n"
        )
        #expect(body.contains("expression.__quinceEnumerateMatches(in: text, options: [], range: all) {"))
        #expect(body.contains("other.enumerateMatches(in: text) {"))
    }

    @Test func functionsOfTheModuleKeepTheirName() {
        let body = Lowering.body(
            """
            import Foundation
            extension Finder { func enumerateMatches(in text: String, range: NSRange, using block: () -> Void) {} }
            finder.enumerateMatches(in: text, range: all) { }
            """)
        #expect(body.contains("finder.enumerateMatches(in: text, range: all) {"))
    }

    @Test func symbolsOfDatesAreOptionalWhereTheyAreUnwrapped() {
        let body = Lowering.body(
            """
            import Foundation
            let first = formatter.weekdaySymbols?[0]
            let second = formatter.shortMonthSymbols![1]
            if let names = formatter.veryShortWeekdaySymbols { print(names) }
            let later = formatter.monthSymbols
            print(later!)
            let plain = formatter.monthSymbols[3]
            let names = calendar.weekdaySymbols
            """)
        #expect(body.contains("formatter.__quinceWeekdaySymbols?[0]"))
        #expect(body.contains("formatter.__quinceShortMonthSymbols![1]"))
        #expect(body.contains("if let names = formatter.__quinceVeryShortWeekdaySymbols {"))
        #expect(body.contains("let later = formatter.__quinceMonthSymbols\n"))
        #expect(body.contains("let plain = formatter.monthSymbols[3]"))
        #expect(body.contains("let names = calendar.weekdaySymbols"))
    }
}

/// Registrations of members of nested classes.
struct NestedRegistrationTests {
    @Test func typesOfTheTypesAroundAreNamedByTheirPath() {
        let body = Lowering.registrations(
            """
            import UIKit
            struct Map: UIViewRepresentable {
                typealias Place = NSObject
                class Pin: NSObject {}
                class Coordinator: NSObject {
                    class Inner: NSObject {}
                    @objc func show(_ view: UIViewType, at places: [Place], pin: Map.Pin, inner: Inner?) {}
                    @objc var pin: Pin?
                }
            }
            """)
        #expect(body.contains("as Map.UIViewType"))
        #expect(body.contains("as [Map.Place]"))
        #expect(body.contains("as Map.Pin,"))
        #expect(body.contains("as Inner?"))
        #expect(body.contains("as Map.Pin?"))
    }
}
