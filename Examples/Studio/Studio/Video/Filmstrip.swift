import SwiftUI

/// Pictures of a clip, which lead to their times.
struct Filmstrip: View {
    let model: VideoModel

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Scenes")
                .font(.headline)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8) {
                ForEach(model.frames) { frame in
                    Button {
                        model.seek(to: frame)
                    } label: {
                        picture(of: frame)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Scene at \(TimeText.text(frame.time))")
                    .accessibilityAddTraits(model.isCurrent(frame) ? .isSelected : [])
                }
            }
        }
    }

    private func picture(of frame: VideoModel.Frame) -> some View {
        Image(uiImage: frame.image)
            .resizable()
            .aspectRatio(16 / 9, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
                Text(TimeText.text(frame.time))
                    .font(.caption2.monospacedDigit().weight(.semibold))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 6)
                    .padding(.vertical, 2)
                    .background(.black.opacity(0.6), in: .capsule)
                    .padding(4)
            }
            .clipShape(.rect(cornerRadius: 10))
            .overlay { if model.isCurrent(frame) { RoundedRectangle(cornerRadius: 10).strokeBorder(.tint, lineWidth: 3) } }
    }
}
