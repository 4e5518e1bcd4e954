import AVKit
import SwiftUI

/// The app's clip in a player, with a strip of its pictures and a choice of speeds.
struct VideoScreen: View {
    var body: some View {
        NavigationStack {
            Group {
                if let url = Bundle.main.url(forResource: "Orbits", withExtension: "mp4") {
                    ClipView(url: url)
                } else {
                    ContentUnavailableView("No Clip", systemImage: "film")
                }
            }
            .navigationTitle("Video")
        }
    }
}

private struct ClipView: View {
    @State private var model: VideoModel

    init(url: URL) { _model = State(initialValue: VideoModel(url: url)) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                VideoPlayer(player: model.player)
                    .aspectRatio(16 / 9, contentMode: .fit)
                    .clipShape(.rect(cornerRadius: 16))
                    .accessibilityIdentifier("player")
                Filmstrip(model: model)
                speeds
                LabeledContent("Length", value: TimeText.text(model.duration))
            }
            .padding()
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
        .task { await model.prepare() }
        .onDisappear { model.player.pause() }
    }

    private var speeds: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Speed")
                .font(.headline)
            Picker("Speed", selection: $model.speed) {
                Text("½×").tag(Float(0.5))
                Text("1×").tag(Float(1))
                Text("2×").tag(Float(2))
            }
            .pickerStyle(.segmented)
        }
    }
}

#Preview {
    VideoScreen()
}
