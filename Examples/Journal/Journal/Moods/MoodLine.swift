import Charts
import SwiftUI

/// The average mood of each day as a line.
struct MoodLine: View {
    let statistics: MoodStatistics

    var body: some View {
        Chart(statistics.days) { day in
            AreaMark(x: .value("Day", day.id, unit: .day), yStart: .value("Mood", 1), yEnd: .value("Mood", day.average))
                .foregroundStyle(.linearGradient(colors: [.accentColor.opacity(0.35), .clear], startPoint: .top, endPoint: .bottom))
                .interpolationMethod(.monotone)
            LineMark(x: .value("Day", day.id, unit: .day), y: .value("Mood", day.average))
                .interpolationMethod(.monotone)
                .foregroundStyle(Color.accentColor)
            PointMark(x: .value("Day", day.id, unit: .day), y: .value("Mood", day.average))
                .foregroundStyle(Color.accentColor)
        }
        .chartXScale(domain: statistics.range)
        .chartYScale(domain: 1...5)
        .chartYAxis {
            AxisMarks(position: .leading, values: Mood.allCases.map(\.rawValue)) { value in
                AxisGridLine()
                AxisValueLabel { if let mood = value.as(Int.self).flatMap(Mood.init) { Text(mood.face) } }
            }
        }
        .frame(height: 220)
    }
}
