import SwiftUI
import Testing

@testable import Charts

/// Where the scrolling of charts comes to rest.
@MainActor struct ScrollTargetTests {
    private func plot(_ marks: some ChartContent) -> ScrolledValues {
        ScrolledValues(model: ChartModel(marks, ChartConfiguration(), EnvironmentValues()), width: 1000, visible: 250)
    }

    @Test func numbersRestAtMultiples() throws {
        let plot = plot(
            ForEach([0.0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) })
        let wanted = try #require(plot.offset(of: .number(20)))
        let near = try #require(plot.offset(of: .number(18)))
        let rest = try #require(ValueGrid.unit(10).offset(near: near, plot))
        #expect(abs(rest - wanted) < 0.001)
        // Not beyond what is in sight at the end.
        #expect(plot.offset(of: .number(100)) == 750)
        #expect(ValueGrid.page.offset(near: 300, plot) == 250)
    }

    @Test func datesRestAtTheNearestThatMatches() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var components = DateComponents(hour: 0)
        components.calendar = calendar
        let noon = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 9, hour: 13)))
        let midnight = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 10)))
        #expect(ValueGrid.nearest(noon, components) == midnight)
        #expect(ValueGrid.nearest(midnight, components) == midnight)
    }
}
