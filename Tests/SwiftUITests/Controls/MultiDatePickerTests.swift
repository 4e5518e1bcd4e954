import Testing
import UIKit

@testable import SwiftUI

@MainActor struct MultiDatePickerTests {
    @MainActor private final class Days { var days: Set<DateComponents> = [] }

    private func calendar(in view: UIView) -> UICalendarView? {
        view as? UICalendarView ?? view.subviews.lazy.compactMap { calendar(in: $0) }.first
    }

    @Test func daysThatPeopleChooseComeIntoTheSet() throws {
        let model = Days()
        model.days = [DateComponents(year: 2024, month: 5, day: 3)]
        let picker = MultiDatePicker(
            "Days off", selection: Binding(get: { model.days }, set: { model.days = $0 }),
            in: Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 4_000_000_000))
        let hosted = Hosted(picker)
        let shown = try #require(calendar(in: hosted.view))
        let choice = try #require(shown.selectionBehavior as? UICalendarSelectionMultiDate)
        #expect(choice.selectedDates == [DateComponents(year: 2024, month: 5, day: 3)])
        #expect(shown.availableDateRange.start == Date(timeIntervalSince1970: 0))
        #expect(hosted.found.map { $0.overlay?.label } == ["Days off"])

        let other = DateComponents(year: 2024, month: 5, day: 4)
        choice.delegate?.multiDateSelection(choice, didSelectDate: other)
        #expect(model.days.count == 2)
        #expect(model.days.contains(other))
        // Apps' days may have fewer components than the calendar's.
        choice.delegate?.multiDateSelection(choice, didDeselectDate: DateComponents(era: 1, year: 2024, month: 5, day: 3))
        #expect(model.days == [other])
    }
}
