import SwiftUI

/// A slider for each adjustment.
struct AdjustmentList: View {
    @Binding var edit: PhotoEdit

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                ForEach(Adjustment.allCases) { AdjustmentRow(adjustment: $0, value: $edit[$0]) }
            }
            .padding(.horizontal)
        }
    }
}

private struct AdjustmentRow: View {
    let adjustment: Adjustment
    @Binding var value: Double

    var body: some View {
        VStack(spacing: 2) {
            HStack {
                Label(adjustment.title, systemImage: adjustment.symbol)
                Spacer()
                Text(value * 100, format: .number.precision(.fractionLength(0)).sign(strategy: .always(includingZero: false)))
                    .monospacedDigit()
                    .foregroundStyle(value == 0 ? .secondary : .primary)
            }
            .font(.subheadline)
            .accessibilityHidden(true)
            Slider(value: $value, in: adjustment.range)
                .accessibilityLabel(adjustment.title)
                .accessibilityIdentifier(adjustment.rawValue)
        }
        .onTapGesture(count: 2) { value = 0 }
    }
}

#Preview {
    @Previewable @State var edit = PhotoEdit()
    AdjustmentList(edit: $edit)
}
