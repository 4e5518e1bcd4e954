import SwiftUI

/// A view of marks that stand for data.
///
/// Source: Apple's documentation of `Chart`.
@MainActor @preconcurrency public struct Chart<Content: ChartContent>: View {
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.self) private var environment
    private let content: () -> Content

    public init(@ChartContentBuilder content: () -> Content) {
        let content = content()
        self.content = { content }
    }

    /// A chart of the content of elements that know their identity.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = { ForEach(data, content: content) }
    }

    /// A chart of the content of elements whose identity `id` has.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = { ForEach(data, id: id, content: content) } }

    public var body: some View {
        FlexibleLayout {
            GeometryReader { geometry in
                ChartBody(model: ChartModel(content(), configuration, environment, size: geometry.size))
            }
        }
    }
}

/// As large as there is room, and of a size of its own where nobody says how much that is.
private struct FlexibleLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
