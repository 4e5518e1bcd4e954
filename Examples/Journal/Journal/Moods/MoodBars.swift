import Charts
import SwiftUI

/// How often each mood was there, as bars.
struct MoodBars: View {
    let counts: [Mood: Int]

    var body: some View {
        Chart(Mood.allCases) { mood in
            BarMark(x: .value("Mood", mood.face), y: .value("Entries", counts[mood] ?? 0))
                .foregroundStyle(mood.color.gradient)
                .cornerRadius(6)
                .accessibilityLabel(mood.title)
        }
        .chartYScale(domain: 0...max(4, counts.values.max() ?? 0))
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
        .frame(height: 180)
    }
}
