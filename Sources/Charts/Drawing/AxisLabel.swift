import SwiftUI

/// The label of a value.
struct AxisLabel: View {
    let item: AxisItem

    var body: some View {
        content
            .font(item.item.font ?? .caption)
            .foregroundStyle(item.item.foreground ?? AnyShapeStyle(.secondary))
            .rotationEffect(
                item.item.orientation.direction == .vertical
                    ? .degrees(90) : item.item.orientation.direction == .verticalReversed ? .degrees(-90) : .zero
            )
            .offset(item.item.offset)
    }

    @ViewBuilder private var content: some View {
        if let view = item.item.content {
            view
        } else {
            Text(verbatim: item.item.text.flatMap { $0(item.value.plotted) } ?? item.value.format.text(item.value.plotted))
                .multilineTextAlignment(.center)
        }
    }
}
