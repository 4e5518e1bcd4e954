@_spi(Quince) import QuinceFoundation
import Testing
import UIKit

@testable import SwiftUI

/// As lowering leaves a formatter of an app: its method is registered by its selector.
private final class Shout: Formatter {
    static let registered: Void = {
        ObjectRuntime.register(Shout.self) { type in
            type.method("getObjectValue:for:errorDescription:") { object, arguments in
                (object as! Shout).getObjectValue(
                    objectArgument(arguments, 0, ""), for: objectArgument(arguments, 1, ""),
                    errorDescription: objectArgument(arguments, 2, ""))
            }
        }
    }()

    override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }

    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard !string.isEmpty else { return false }
        obj?.pointee = NSString(string: string.lowercased())
        return true
    }
}

@MainActor struct FormatterSubjectTests {
    /// What is typed goes through the formatter's own method.
    @Test func fieldsReadByFormattersOfTheApp() {
        _ = Shout.registered
        var text = "one"
        let field = FormattedField.text(Binding(get: { text }, set: { text = $0 }), Shout())
        #expect(field.wrappedValue == "ONE")
        field.wrappedValue = "TWO"
        #expect(text == "two")
        field.wrappedValue = ""
        #expect(text == "two")
        let dates = DateFormatter()
        (dates.locale, dates.timeZone, dates.dateFormat) = (Locale(identifier: "en_US_POSIX"), TimeZone(secondsFromGMT: 0), "yyyy-MM-dd")
        var date = Date(timeIntervalSince1970: 0)
        FormattedField.text(Binding(get: { date }, set: { date = $0 }), dates).wrappedValue = "1970-01-02"
        #expect(date == Date(timeIntervalSince1970: 86_400))
    }

    @Test func datesStandInTextsByTheirFormatter() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy"
        let date = Date(timeIntervalSince1970: 0)
        #expect(Text("in \(date, formatter: formatter)").plainText(in: EnvironmentValues()) == "in 1970")
        #expect(Text(date, formatter: formatter).plainText(in: EnvironmentValues()) == "1970")
        #expect(Text("\(Decimal(3), formatter: NumberFormatter())").plainText(in: EnvironmentValues()) == "3")
    }

    @Test func deprecatedOrdersOfClosuresCompile() {
        let hosted = Hosted(
            VStack {
                Stepper(onIncrement: {}, onDecrement: {}) { Text("a") }
                Slider(value: .constant(2), in: 0...4, step: 1, onEditingChanged: { _ in }, label: { Text("b") })
            })
        #expect(hosted.view.subviews.contains { $0 is UIStepper })
        #expect(hosted.view.subviews.contains { $0 is UISlider })
    }

    @Test func bindingsOfCollectionsHaveTheirOwnInitializers() {
        struct Item: Identifiable { var (id, name) = (0, "one") }
        #expect(Hosted(List(.constant([Item(), Item(id: 1, name: "two")])) { $item in TextField("name", text: $item.name) }).list != nil)
    }
}
