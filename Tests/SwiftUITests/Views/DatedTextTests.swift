import Testing
import UIKit

@testable import SwiftUI

struct DatedTextTests {
    private let start = Date(timeIntervalSince1970: 1_600_000_000)

    /// What a text says so many seconds after the start.
    private func say(_ text: Text, _ seconds: TimeInterval, locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.textTime = .fixed(start + seconds)
        environment.locale = Locale(identifier: locale)
        environment.timeZone = .gmt
        return text.plainText(in: environment).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    @Test func timersCountDown() {
        let text = Text(timerInterval: start...(start + 600))
        #expect([-5, 0, 0.5, 1, 599.5, 600, 700].map { say(text, $0) } == ["10:00", "10:00", "10:00", "9:59", "0:01", "0:00", "0:00"])
    }

    @Test func timersCountUpAndStop() {
        let text = Text(timerInterval: start...(start + 7200), countsDown: false)
        #expect([-5, 0, 1.5, 59.9, 3600, 8000].map { say(text, $0) } == ["0:00", "0:00", "0:01", "0:59", "1:00:00", "2:00:00"])
        #expect(say(Text(timerInterval: start...(start + 7200), countsDown: false, showsHours: false), 3605) == "60:05")
        #expect(say(Text(timerInterval: start...(start + 60), pauseTime: start + 20), 50) == "0:40")
    }

    @Test func timersChangeAtWholeSeconds() {
        let text = Text(timerInterval: start...(start + 600))
        #expect(text.nextChange(after: start - 5) == start)
        #expect(text.nextChange(after: start) == start + 1)
        #expect(text.nextChange(after: start + 1.25) == start + 2)
        #expect(text.nextChange(after: start + 600) == nil)
        #expect(Text(timerInterval: start...(start + 60), pauseTime: start).nextChange(after: start + 1) == nil)
    }

    @Test func datesHaveStyles() {
        #expect(say(Text(start, style: .time), 0) == "12:26 PM")
        #expect(say(Text(start, style: .date), 0) == "September 13, 2020")
        #expect(say(Text(start, style: .date), 0, locale: "de_DE") == "13. September 2020")
        #expect(say(Text(start + 8580, style: .relative), 0) == "2 hours, 23 minutes")
        #expect(say(Text(start, style: .relative), 61) == "1 minute, 1 second")
        #expect(say(Text(start + 7300, style: .offset), 0) == "+2 hours")
        #expect(say(Text(start, style: .offset), 30) == "-30 seconds")
        #expect([-61, -0.5, 0, 61.5].map { say(Text(start, style: .timer), $0) } == ["1:01", "0:01", "0:00", "1:01"])
    }

    @Test func textsAreDatedWhereAPartIs() {
        #expect(!Text("Ready").isDated)
        #expect(Text(start, style: .timer).isDated)
        let joined = Text(verbatim: "Left: ") + Text(timerInterval: start...(start + 60))
        #expect(joined.isDated)
        #expect(say(joined, 0) == "Left: 1:00")
        let interpolated = Text("Left \(timerInterval: start...(start + 60))")
        #expect(interpolated.nextChange(after: start) == start + 1)
        #expect(say(interpolated, 1) == "Left 0:59")
    }

    @Test func textsWithOtherFormatsAreOthers() {
        let (dollars, euros) = (Text(1, format: .currency(code: "USD")), Text(1, format: .currency(code: "EUR")))
        #expect(dollars != euros)
        #expect(dollars == Text(1, format: .currency(code: "USD")))
    }
}
