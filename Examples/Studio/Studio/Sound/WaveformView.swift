import SwiftUI

/// The peaks of a sound as bars; a drag moves the position.
struct WaveformView: View {
    let waveform: Waveform
    /// The part that has been played, 0 to 1.
    let progress: Double
    let seek: (Double) -> Void

    var body: some View {
        GeometryReader { geometry in
            HStack(alignment: .center, spacing: 2) {
                ForEach(Array(waveform.peaks.enumerated()), id: \.offset) { index, peak in
                    Capsule()
                        .fill(isPlayed(index) ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
                        .frame(height: max(CGFloat(peak) * geometry.size.height, 3))
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .contentShape(.rect)
            .gesture(DragGesture(minimumDistance: 0).onChanged { seek($0.location.x / geometry.size.width) })
        }
        .accessibilityElement()
        .accessibilityLabel("Position")
        .accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))
        .accessibilityAdjustableAction { seek(progress + ($0 == .increment ? 0.1 : -0.1)) }
        .accessibilityIdentifier("waveform")
    }

    private func isPlayed(_ index: Int) -> Bool { Double(index) < progress * Double(waveform.peaks.count) }
}

#Preview {
    WaveformView(waveform: Waveform(samples: (0..<640).map { sin(Float($0) / 40) }, count: 64), progress: 0.4) { _ in }
        .frame(height: 88)
        .padding()
}
