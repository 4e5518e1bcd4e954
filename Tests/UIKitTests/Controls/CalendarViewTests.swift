import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct CalendarViewTests {
    @MainActor private final class Owner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        var months: [Int?] = []
        var chosen: [Int?] = []

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            dateComponents.day == 8 ? .default(color: .systemRed, size: .large) : nil
        }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            months.append(previousDateComponents.month)
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            chosen.append(dateComponents?.day)
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents?.day != 13
        }
    }

    private func march(_ owner: Owner, in device: TestDevice) -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2024, month: 3)
        view.delegate = owner
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = CGRect(x: 20, y: 100, width: 320, height: view.intrinsicContentSize.height)
        device.show(controller)
        return view
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private func days(_ view: UICalendarView) -> [MonthDay] { all(MonthDay.self, in: view).filter { !$0.isHidden } }

    @Test func monthsHaveDaysWithMarks() {
        let device = TestDevice()
        let owner = Owner(), view = march(owner, in: device)
        let days = days(view)
        #expect(days.count == 31 && days[0].accessibilityLabel == "Friday, March 1")
        #expect(abs(days[0].frame.midX - (8 + 5.5 * 304 / 7)) < 0.5 && days[0].frame.height == 56)
        #expect(days.indices.filter { days[$0].decoration != nil } == [7] && days[7].decoration?.frame.width == 10)
        view.wantsDateDecorations = false
        #expect(days[7].decoration == nil)
        #expect(view.intrinsicContentSize.height == CGFloat(44 + 22 + 6 * 44))
    }

    @Test func daysAreChosenAndGivenUp() {
        let device = TestDevice()
        let owner = Owner(), view = march(owner, in: device)
        let selection = UICalendarSelectionSingleDate(delegate: owner)
        view.selectionBehavior = selection
        #expect(days(view).indices.filter { !days(view)[$0].isEnabled } == [12])
        days(view)[4].sendActions(for: .touchUpInside)
        #expect(selection.selectedDate?.day == 5 && days(view)[4].isSelected)
        days(view)[4].sendActions(for: .touchUpInside)
        #expect(selection.selectedDate == nil && !days(view)[4].isSelected && owner.chosen == [5, nil])
    }

    @Test func chevronsTurnWithinTheAvailableDates() throws {
        let device = TestDevice()
        let owner = Owner(), view = march(owner, in: device)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let buttons = all(UIButton.self, in: view)
        #expect(buttons[0].currentTitle == "March 2024")
        buttons[2].sendActions(for: .touchUpInside)
        #expect(buttons[0].currentTitle == "April 2024" && owner.months == [3] && view.visibleDateComponents.month == 4)
        let may = try #require(view.calendar.date(from: DateComponents(timeZone: view.timeZone, year: 2024, month: 5, day: 1)))
        view.availableDateRange = DateInterval(start: may.addingTimeInterval(-86_400 * 10), end: may)
        #expect(!buttons[1].isEnabled && !buttons[2].isEnabled)
        #expect(days(view).map(\.isEnabled) == (1...30).map { $0 > 20 })
    }

    @Test func monthsStandMirroredFromRightToLeft() {
        let device = TestDevice()
        let owner = Owner(), view = march(owner, in: device)
        view.semanticContentAttribute = .forceRightToLeft
        device.settle()
        #expect(abs(days(view)[0].frame.midX - (320 - 8 - 5.5 * 304 / 7)) < 0.5)
        let buttons = all(UIButton.self, in: view)
        #expect(buttons[0].frame.maxX == 304 && buttons[2].frame.minX == 16)
    }
}
