import SwiftUI

/// A court to choose: its picture with its name below.
struct CourtChoice: View {
    let court: Court
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            VStack(spacing: 6) {
                CourtPicture(court: court)
                    .frame(width: 84, height: 112)
                    .clipShape(.rect(cornerRadius: 14))
                    .padding(3)
                    .overlay {
                        RoundedRectangle(cornerRadius: 17).stroke(isSelected ? Color.accentColor : .clear, lineWidth: 3)
                    }
                Text(court.name)
                    .font(.caption.weight(isSelected ? .semibold : .regular))
                    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            }
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(court.name)
        .accessibilityValue(court.surface)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}
