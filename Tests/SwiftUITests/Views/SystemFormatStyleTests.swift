import Foundation
import Testing

@testable import SwiftUI

@MainActor struct SystemFormatStyleTests {
    private let start = Date(timeIntervalSince1970: 1000)
    private func text(_ style: some FormatStyle<Date, AttributedString>, _ seconds: Double) -> String {
        String(style.format(start.addingTimeInterval(seconds)).characters)
    }

    @Test func timersCountDownAndUp() {
        let interval = start..<start.addingTimeInterval(3700)
        let down = SystemFormatStyle.Timer(countingDownIn: interval)
        #expect(text(down, -5) == "1:01:40")
        #expect(text(down, 0.5) == "1:01:40")
        #expect(text(down, 3455) == "4:05")
        #expect(text(down, 9999) == "0:00")
        let up = SystemFormatStyle.Timer(countingUpIn: interval, showsHours: false)
        #expect(text(up, 65.9) == "1:05")
        #expect(text(up, 3700) == "61:40")
        #expect(down.discreteInput(after: start.addingTimeInterval(0.5)) == start.addingTimeInterval(1))
        #expect(down.discreteInput(after: start.addingTimeInterval(3700)) == nil)
    }

    @Test func stopwatchesShowHundredths() {
        let watch = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(text(watch, -1) == "00:00.00")
        #expect(text(watch, 4.05) == "00:04.05")
        #expect(text(watch, 3661.5) == "1:01:01.50")
        #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: 2), 65.5) == "01:05")
    }

    @Test func textsFollowTheTime() {
        var environment = EnvironmentValues()
        environment.textTime = .fixed(start.addingTimeInterval(65))
        let format = SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(600))
        let label = Text(.currentDate, format: format)
        #expect(label.plainText(in: environment) == "1:05")
        #expect(label.nextChange(after: start.addingTimeInterval(65)) == start.addingTimeInterval(66))
    }
}
