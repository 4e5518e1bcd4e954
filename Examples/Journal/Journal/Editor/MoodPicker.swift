import SwiftUI

/// The five moods, side by side.
struct MoodPicker: View {
    @Binding var mood: Mood

    var body: some View {
        HStack {
            ForEach(Mood.allCases) { choice in
                Button {
                    mood = choice
                } label: {
                    face(choice)
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(choice.title)
                .accessibilityAddTraits(choice == mood ? [.isButton, .isSelected] : .isButton)
            }
        }
        .sensoryFeedback(.selection, trigger: mood)
    }

    private func face(_ choice: Mood) -> some View {
        Text(choice.face)
            .font(.title)
            .grayscale(choice == mood ? 0 : 1)
            .opacity(choice == mood ? 1 : 0.5)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
            .background(choice == mood ? choice.color.opacity(0.25) : .clear, in: .rect(cornerRadius: 12))
    }
}

#Preview {
    @Previewable @State var mood = Mood.good
    MoodPicker(mood: $mood).padding()
}
