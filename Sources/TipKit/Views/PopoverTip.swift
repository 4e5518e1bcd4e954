import SwiftUI

/// Displays a tip in a popover while it is eligible.
struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    let action: TipHandler
    @State private var display = TipDisplay()

    func body(content: Content) -> some View {
        let _ = display.current(tip, presence: isPresented)
        content.popover(item: item(display.inPopover != nil), attachmentAnchor: anchor, arrowEdge: arrowEdge) { shown in
            PopoverTipContent(tip: shown.tip, action: action)
                .onAppear { display.begin() }
                .onDisappear { display.end() }
        }
        .onAppear { display.setOnScreen(true) }
        .onDisappear { display.setOnScreen(false) }
    }

    /// A tip as the item of a popover.
    private struct Item: Identifiable {
        let tip: any Tip
        var id: String { tip.id }
    }

    /// - Parameter isShown: Whether there is an item now. It makes the binding another one whenever that changes.
    private func item(_ isShown: Bool) -> Binding<Item?> {
        Binding(
            get: { MainActor.assumeIsolated { isShown ? display.inPopover.map { Item(tip: $0) } : nil } },
            set: { item in if item == nil { MainActor.assumeIsolated { display.dismiss() } } })
    }
}

/// The content of a popover with a tip, which is no wider than it needs to be.
struct PopoverTipContent: View {
    let tip: any Tip
    let action: TipHandler
    @Environment(\.tipBackground) private var background
    /// At least that of popovers' arrows, in points.
    private static let arrowHeight: CGFloat = 20

    var body: some View {
        let content = TipWidth { TipContent(tip: tip, action: action) }.presentationCompactAdaptation(.popover)
        if let background {
            // The arrow, which lies outside of the content, is filled, too.
            content.presentationBackground { Rectangle().fill(background).padding(-Self.arrowHeight) }
        } else {
            content
        }
    }
}

/// Gives a tip its ideal width, up to a limit.
struct TipWidth: Layout {
    /// Points.
    static let maximum: CGFloat = 320

    private func proposal(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return ProposedViewSize(width: min(ideal, proposal.width ?? ideal, Self.maximum), height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let own = self.proposal(proposal, subviews)
        let sizes = subviews.map { $0.sizeThatFits(own) }
        return CGSize(width: own.width ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil)) }
    }
}

extension View {
    /// Displays a tip in a popover that points at the view, while the tip is eligible.
    ///
    /// Source: Apple's documentation of `popoverTip(_:arrowEdge:action:)`.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge of the view that the arrow is at; nil for the one with most room.
    ///   - action: Called with the action whose button is tapped, after the action's own handler.
    @preconcurrency nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, anchor: .rect(.bounds), arrowEdge: arrowEdge, action: TipHandler(action)))
    }

    /// Displays a tip in a popover that points at a part of the view, while the tip is eligible.
    ///
    /// Source: Apple's documentation of `popoverTip(_:isPresented:attachmentAnchor:arrowEdge:action:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Set when the tip becomes eligible and when it is no longer; false hides the tip for a time.
    ///   - attachmentAnchor: The part of the view that the arrow points at.
    ///   - arrowEdge: The edge of that part that the arrow is at; nil for the one with most room.
    ///   - action: Called with the action whose button is tapped, after the action's own handler.
    @_disfavoredOverload @preconcurrency nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: TipHandler(action)))
    }
}
