/// Shows details beside a view, in a sheet where the width is compact.
private struct InspectorModifier<Details: View>: ViewModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let details: Details
    @Environment(\.horizontalSizeClass) private var width

    nonisolated init(isPresented: Binding<Bool>, details: Details) {
        self.isPresented = isPresented
        self.details = details
    }

    func body(content: Content) -> some View {
        let isNarrow = width == .compact
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if !isNarrow, isPresented.wrappedValue {
                Divider().ignoresSafeArea()
                InspectorColumn(details: details)
            }
        }
        .sheet(isPresented: isNarrow ? isPresented : .constant(false)) { details.presentationDetents([.medium, .large]) }
    }
}

/// The column of an inspector, as wide as its content wants.
private struct InspectorColumn<Details: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let details: Details

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = Details._makeView(view: view.map(inputs.scope) { $0.details }, inputs: inputs).node
        return _ViewOutputs(InspectorNode(node, inputs))
    }
}

@MainActor private final class InspectorNode: WrapperNode {
    /// An inspector's width by itself, in points.
    private static let usualWidth: CGFloat = 270

    private var width: CGFloat { (content.trait(ObjectIdentifier(InspectorWidthKey.self)) as CGFloat?) ?? Self.usualWidth }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width, height: proposal.height ?? content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = ProposedViewSize(size)
        let taken = content.sizeThatFits(inner)
        content.place(at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), inner)
    }
}

/// Under which the width of an inspector's column is kept.
private enum InspectorWidthKey {}

extension View {
    /// Shows details beside the view, in a sheet where the width is compact.
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, details: content()))
    }
    /// Sets the width of an inspector's column, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(RowTraitModifier(InspectorWidthKey.self, width))
    }
    /// Sets the width of an inspector's column, in points; people cannot change it here.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(ideal)
    }
}
