import SwiftUI

/// A recording with a button that plays it.
struct RecordingRow: View {
    let recording: Recording
    let player: SoundPlayer

    var body: some View {
        HStack(spacing: 16) {
            PlayButton(isPlaying: isPlaying, name: recording.name, action: toggle)
            VStack(alignment: .leading, spacing: 2) {
                Text(recording.name)
                    .font(.headline)
                Text(TimeText.text(recording.duration))
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
            Spacer()
            ShareLink(item: recording.url)
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
        }
    }

    private var isPlaying: Bool { player.url == recording.url && player.isPlaying }

    private func toggle() {
        try? player.load(recording.url)
        player.toggle()
    }
}
