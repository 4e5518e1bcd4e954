import Testing
import UIKit

@testable import SwiftUI

@MainActor struct FormatterSubjectTests {
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
