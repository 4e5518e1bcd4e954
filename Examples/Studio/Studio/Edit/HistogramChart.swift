import Charts
import SwiftUI

/// A histogram, with an area for each channel.
struct HistogramChart: View {
    let histogram: Histogram

    var body: some View {
        Chart(histogram.samples) { sample in
            AreaMark(x: .value("Level", sample.level), y: .value("Share", sample.share), stacking: .unstacked)
                .foregroundStyle(by: .value("Channel", sample.channel.title))
                .opacity(0.35)
                .interpolationMethod(.monotone)
            LineMark(x: .value("Level", sample.level), y: .value("Share", sample.share))
                .foregroundStyle(by: .value("Channel", sample.channel.title))
                .lineStyle(StrokeStyle(lineWidth: 1.5))
                .interpolationMethod(.monotone)
        }
        .chartForegroundStyleScale(["Red": Color.red, "Green": .green, "Blue": .blue])
        .chartXScale(domain: 0...1)
        .chartXAxis {
            AxisMarks(values: [0, 0.25, 0.5, 0.75, 1]) {
                AxisGridLine()
                AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
            }
        }
        .chartYAxis(.hidden)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Histogram")
        .accessibilityValue(spokenMeans)
        .accessibilityIdentifier("histogram")
    }

    private var spokenMeans: String {
        Histogram.Channel.allCases.compactMap { channel in
            histogram.mean(of: channel).map { "\(channel.title) \($0.formatted(.percent.precision(.fractionLength(0))))" }
        }
        .joined(separator: ", ")
    }
}
