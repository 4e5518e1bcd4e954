import SwiftUI

/// A round button that plays or pauses something.
struct PlayButton: View {
    let isPlaying: Bool
    let name: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .font(.title3)
                .foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(.tint, in: .circle)
                .contentTransition(.symbolEffect(.replace))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isPlaying ? "Pause \(name)" : "Play \(name)")
    }
}
