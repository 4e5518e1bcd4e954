import SwiftUI

/// The recorder's button, levels and time.
struct RecorderRow: View {
    let recorder: SoundRecorder
    let toggle: () -> Void

    var body: some View {
        HStack(spacing: 16) {
            Button(action: toggle) { RecordSymbol(isRecording: recorder.isRecording) }
                .buttonStyle(.plain)
                .accessibilityLabel(recorder.isRecording ? "Stop Recording" : "Record")
                .accessibilityIdentifier("record")
            LevelHistory(levels: recorder.levels)
            Text(TimeText.text(recorder.duration))
                .font(.subheadline.monospacedDigit())
                .foregroundStyle(recorder.isRecording ? .red : .secondary)
                .accessibilityLabel(recorder.isRecording ? "Recorded so far" : "Last recording")
                .accessibilityValue(TimeText.text(recorder.duration))
        }
        .padding(.vertical, 8)
        .sensoryFeedback(.impact, trigger: recorder.isRecording)
    }
}

/// A ring around a red circle, which becomes a square while recording.
private struct RecordSymbol: View {
    let isRecording: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: isRecording ? 6 : 19)
            .fill(.red)
            .frame(width: isRecording ? 22 : 38, height: isRecording ? 22 : 38)
            .frame(width: 48, height: 48)
            .overlay { Circle().strokeBorder(.secondary, lineWidth: 3) }
            .contentShape(.circle)
            .animation(.snappy, value: isRecording)
    }
}
