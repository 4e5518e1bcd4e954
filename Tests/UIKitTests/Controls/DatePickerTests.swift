import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct DatePickerTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func picker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: Date, locale: String = "en_US", in device: TestDevice
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        let controller = UIViewController()
        controller.view.addSubview(picker)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
        device.show(controller)
        return picker
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private func titles(_ picker: UIDatePicker) -> [String] {
        let wheels = all(UIPickerView.self, in: picker)[0], content = picker.subviews[0] as! DatePickerWheels
        return (0..<wheels.numberOfComponents).map {
            content.pickerView(wheels, attributedTitleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0)?.string ?? ""
        }
    }

    private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) {
        let wheels = all(UIPickerView.self, in: picker)[0], content = picker.subviews[0] as! DatePickerWheels
        content.pickerView(wheels, didSelectRow: wheels.selectedRow(inComponent: component) + rows, inComponent: component)
    }

    @Test func aMarkTellsThatTheMonthCanBeTapped() throws {
        let device = TestDevice()
        let picker = picker(.date, .inline, date(2024, 3, 5), in: device)
        let grid = try #require(all(MonthGrid.self, in: picker).first)
        let mark = try #require(grid.subviews.compactMap { $0 as? UIImageView }.first)
        let month = try #require(all(UIButton.self, in: grid).first)
        #expect(!mark.isHidden)
        #expect(month.frame.contains(mark.center))
        #expect(mark.frame.minX > month.intrinsicContentSize.width)
        #expect(mark.transform == .identity)
        month.sendActions(for: .touchUpInside)
        #expect(mark.transform == CGAffineTransform(rotationAngle: .pi / 2))
        let isHiddenElsewhere = MonthGrid().subviews.compactMap { $0 as? UIImageView }.allSatisfy(\.isHidden)
        #expect(isHiddenElsewhere)
    }

    @Test func stylesFollowTheMode() {
        let device = TestDevice()
        let picker = picker(.dateAndTime, .automatic, date(2024, 3, 5), in: device)
        #expect(picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
    }

    @Test func wheelsStandInTheOrderOfTheLanguage() {
        let device = TestDevice()
        #expect(titles(picker(.date, .wheels, date(2024, 3, 5), in: device)) == ["March", "5", "2024"])
        #expect(titles(picker(.date, .wheels, date(2024, 3, 5), locale: "de_DE", in: device)) == ["5", "März", "2024"])
        #expect(titles(picker(.time, .wheels, date(2024, 3, 5, 15, 4), in: device)) == ["3", "04", "PM"])
        #expect(titles(picker(.time, .wheels, date(2024, 3, 5, 15, 4), locale: "ru_RU", in: device)) == ["15", "04"])
        #expect(titles(picker(.dateAndTime, .wheels, date(2024, 3, 5, 9, 30), in: device)) == ["Tue, Mar 5", "9", "30", "AM"])
    }

    @Test func turningAWheelChooses() {
        let device = TestDevice()
        let picker = picker(.date, .wheels, date(2024, 1, 31), in: device)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        // A month without a 31st ends earlier.
        turn(picker, 0, by: 1)
        #expect(picker.date == date(2024, 2, 29))
        #expect(changes == 1)
        turn(picker, 2, by: 1)
        #expect(picker.date == date(2025, 2, 28))
        #expect(titles(picker) == ["February", "28", "2025"])
        picker.date = date(2020, 1, 1)
        #expect(changes == 2)
    }

    @Test func halvesOfTheDayChangeTheHour() {
        let device = TestDevice()
        let picker = picker(.time, .wheels, date(2024, 1, 1, 9, 30), in: device)
        turn(picker, 2, by: 1)
        #expect(picker.date == date(2024, 1, 1, 21, 30))
    }

    @Test func limitsHoldTheDate() {
        let device = TestDevice()
        let picker = picker(.date, .wheels, date(2024, 5, 10), in: device)
        picker.minimumDate = date(2024, 5, 5)
        picker.maximumDate = date(2024, 5, 20)
        turn(picker, 1, by: 15)
        #expect(picker.date == date(2024, 5, 20))
        picker.date = date(2023, 1, 1)
        #expect(picker.date == date(2024, 5, 5))
        // Limits in the wrong order count for nothing.
        picker.minimumDate = date(2025, 1, 1)
        picker.date = date(2023, 1, 1)
        #expect(picker.date == date(2023, 1, 1))
    }

    @Test func minutesGoInSteps() {
        let device = TestDevice()
        let picker = picker(.time, .wheels, date(2024, 1, 1, 9, 0), in: device)
        picker.minuteInterval = 15
        turn(picker, 1, by: 1)
        #expect(picker.date == date(2024, 1, 1, 9, 15))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func countdownsHaveADuration() {
        let device = TestDevice()
        let picker = picker(.countDownTimer, .automatic, date(2024, 1, 1), in: device)
        picker.countDownDuration = 3_725
        #expect(picker.countDownDuration == 3_720)
        #expect(titles(picker) == ["1 hour", "2 min"])
        turn(picker, 0, by: 1)
        #expect(picker.countDownDuration == 7_320)
    }

    @Test func calendarsChooseDaysAndKeepTheTime() {
        let device = TestDevice()
        let picker = picker(.dateAndTime, .inline, date(2024, 3, 5, 9, 41), in: device)
        let days = all(MonthDay.self, in: picker).filter { !$0.isHidden }
        #expect(days.count == 31)
        #expect(days.filter(\.isSelected).map(\.accessibilityLabel) == ["Tuesday, March 5"])
        // The first of March 2024 was a Friday: the sixth column of a week from Sunday.
        #expect(abs(days[0].frame.midX - (8 + 5.5 * 304 / 7)) < 0.5)
        days[19].sendActions(for: .touchUpInside)
        #expect(picker.date == date(2024, 3, 20, 9, 41))
        let next = all(UIButton.self, in: picker)[2]
        next.sendActions(for: .touchUpInside)
        #expect(all(UIButton.self, in: picker)[0].currentTitle == "April 2024")
        #expect(picker.date == date(2024, 3, 20, 9, 41))
    }

    @Test func calendarsStandMirroredFromRightToLeft() {
        let device = TestDevice()
        let picker = picker(.dateAndTime, .inline, date(2024, 3, 5, 9, 41), in: device)
        picker.semanticContentAttribute = .forceRightToLeft
        device.settle()
        let days = all(MonthDay.self, in: picker).filter { !$0.isHidden }
        #expect(abs(days[0].frame.midX - (320 - 8 - 5.5 * 304 / 7)) < 0.5)
        let buttons = all(UIButton.self, in: picker)
        #expect(buttons[0].frame.maxX == 304 && buttons[2].frame.minX == 16 && buttons[1].frame.minX == 60)
        let time = all(DatePickerButton.self, in: picker)[0]
        #expect(time.frame.minX == 16)
    }

    @Test func daysOutsideTheLimitsCannotBeChosen() {
        let device = TestDevice()
        let picker = picker(.date, .inline, date(2024, 3, 5), in: device)
        picker.minimumDate = date(2024, 3, 3)
        let days = all(MonthDay.self, in: picker).filter { !$0.isHidden }
        #expect(days.prefix(3).map(\.isEnabled) == [false, false, true])
    }

    @Test func compactPickersOpenACalendar() {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let picker = picker(.dateAndTime, .compact, date(2024, 3, 5, 9, 41), in: device)
        let buttons = all(DatePickerButton.self, in: picker)
        #expect(buttons.map(\.text).first == "Mar 5, 2024" && buttons[1].text.hasPrefix("9:41"))
        #expect(picker.intrinsicContentSize.height == 34)
        buttons[0].sendActions(for: .touchUpInside)
        device.settle()
        let panel = all(DatePickerPanel.self, in: picker.window!)[0]
        #expect(buttons[0].isOpen)
        all(MonthDay.self, in: panel).filter { !$0.isHidden }[9].sendActions(for: .touchUpInside)
        #expect(picker.date == date(2024, 3, 10, 9, 41) && buttons[0].text == "Mar 10, 2024")
        panel.dismiss()
        #expect(!buttons[0].isOpen)
        #expect(panel.superview == nil)
    }

    @Test func pickersComeFromStoryboards() throws {
        let storyboard = InterfaceReader.storyboard(
            InterfaceReader.controller(
                subviews: """
                    <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" id="picker">
                    <rect key="frame" x="0" y="100" width="320" height="216"/>
                    <date key="date" timeIntervalSinceReferenceDate="0"/><date key="maximumDate" timeIntervalSinceReferenceDate="86400"/>
                    <locale key="locale" localeIdentifier="ru_RU"/></datePicker>
                    """))
        let controller = try #require(storyboard.instantiateInitialViewController())
        let picker = try #require(controller.view.subviews.first as? UIDatePicker)
        #expect(picker.datePickerMode == .date)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.minuteInterval == 5)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
        #expect(picker.minimumDate == nil)
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 86_400))
        #expect(picker.locale?.identifier == "ru_RU")
    }
}
