/// A label and the value it names: at the two ends of a line; in rows of lists, where texts have one of the sizes for accessibility, the
/// value stands below its label.
struct LabeledLine<Label: View, Value: View>: View {
    let alignment: VerticalAlignment
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let value: Value
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(alignment: VerticalAlignment = .center, @ViewBuilder value: () -> Value, @ViewBuilder label: () -> Label) {
        (self.alignment, self.label, self.value) = (alignment, label(), value())
    }

    var body: some View {
        if isInListRow, dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                label
                value
            }
        } else {
            HStack(alignment: alignment) {
                label
                Spacer()
                value.multilineTextAlignment(.trailing)
            }
        }
    }
}
