import SwiftUI

/// A tip in the layout of a view, displayed while it is eligible. Source: Apple's documentation of `TipView`.
@MainActor @preconcurrency public struct TipView<Content: Tip>: View {
    private let tip: (any Tip)?
    private let isPresented: Binding<Bool>?
    private let arrow: TipArrow?
    private let action: TipHandler
    @State private var display = TipDisplay()

    private init(
        tip: (any Tip)?, isPresented: Binding<Bool>?, arrow: TipArrow?, action: @escaping @MainActor @Sendable (Tips.Action) -> Void
    ) { (self.tip, self.isPresented, self.arrow, self.action) = (tip, isPresented, arrow, TipHandler(action)) }

    public var body: some View {
        if let tip = display.current(tip, presence: isPresented) {
            TipCard(tip: tip, arrow: arrow, action: action)
                .onAppear { display.begin() }
                .onDisappear { display.end() }
                .transition(.opacity)
        }
    }
}

extension TipView {
    /// Creates a view of a tip.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge of the view that has an arrow; nil for none.
    ///   - action: Called with the action whose button is tapped, after the action's own handler.
    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) { self.init(tip: tip, isPresented: nil, arrow: arrowEdge.map { TipArrow(edge: $0) }, action: action) }
}

extension TipView where Content == AnyTip {
    /// Creates a view of a tip of any type; nothing for nil.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge of the view that has an arrow; nil for none.
    ///   - action: Called with the action whose button is tapped, after the action's own handler.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) { self.init(tip: tip, isPresented: nil, arrow: arrowEdge.map { TipArrow(edge: $0) }, action: action) }

    /// Creates a view of a tip of any type; nothing for nil.
    ///
    /// - Parameters:
    ///   - isPresented: Set when the tip becomes eligible and when it is no longer; false hides the tip for a time.
    ///   - arrowEdge: The edge of the view that has an arrow; nil for none.
    ///   - action: Called with the action whose button is tapped, after the action's own handler.
    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) { self.init(tip: tip, isPresented: isPresented, arrow: arrowEdge.map { TipArrow(edge: $0) }, action: action) }

    /// Creates a view of a tip of any type, whose arrow points at the view with `tipAnchor(_:)`; nothing for nil.
    ///
    /// - Parameters:
    ///   - isPresented: Set when the tip becomes eligible and when it is no longer; false hides the tip for a time.
    ///   - arrowEdge: The edge of the view that has the arrow; nil for the one that faces the anchor.
    ///   - anchorID: The anchor's identifier.
    ///   - action: Called with the action whose button is tapped, after the action's own handler.
    public init<AnchorID: Hashable & Sendable>(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(tip: tip, isPresented: isPresented, arrow: TipArrow(edge: arrowEdge, anchor: AnyHashable(anchorID)), action: action)
    }
}
