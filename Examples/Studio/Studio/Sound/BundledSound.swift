import SwiftUI

/// The app's own sound: its waveform, which moves the position, a play button and a meter.
struct BundledSound: View {
    private static let url = Bundle.main.url(forResource: "Chimes", withExtension: "wav")
    @Bindable var player: SoundPlayer
    @State private var waveform = Waveform(samples: [], count: 64)

    var body: some View {
        VStack(spacing: 16) {
            WaveformView(waveform: waveform, progress: isLoaded ? player.progress : 0) { progress in
                load()
                player.seek(to: progress)
            }
            .frame(height: 88)
            HStack(spacing: 16) {
                PlayButton(isPlaying: isLoaded && player.isPlaying, name: "Chimes") {
                    load()
                    player.toggle()
                }
                VStack(alignment: .leading, spacing: 6) {
                    Text("Chimes")
                        .font(.headline)
                    LevelMeter(level: isLoaded ? player.level : 0)
                }
                Text(TimeText.text(isLoaded ? player.position : 0))
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("position")
                Toggle("Repeat", systemImage: "repeat", isOn: $player.repeats)
                    .toggleStyle(.button)
                    .labelStyle(.iconOnly)
                    .buttonBorderShape(.circle)
            }
        }
        .padding(.vertical, 8)
        .task { await read() }
    }

    private var isLoaded: Bool { Self.url != nil && player.url == Self.url }

    private func load() {
        if let url = Self.url { try? player.load(url) }
    }

    private func read() async {
        guard let url = Self.url else { return }
        let read = await Task.detached { try? Waveform(contentsOf: url, count: 64) }.value
        if let read { waveform = read }
    }
}
