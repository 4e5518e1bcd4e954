import SwiftUI

/// The arrow of a tip's view.
struct TipArrow {
    /// The edge of the view; nil = the one that faces the anchor.
    var edge: Edge?
    /// The identifier of the view that it points at; nil = the middle of the edge.
    var anchor: AnyHashable?
}

/// A tip's content in the style and on the background of its surroundings.
struct TipCard: View {
    let tip: any Tip
    var arrow: TipArrow?
    let action: TipHandler
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius
    @State private var frame = CGRect.zero

    var body: some View {
        let place = arrow.flatMap { placement(of: $0) }
        TipContent(tip: tip, action: action)
            .padding(insets(place))
            .background {
                TipBubble(radius: cornerRadius, arrow: place).fill(background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)))
            }
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { if arrow?.anchor != nil { frame = $0 } }
    }

    /// The edge and the position of the arrow; nil where it is to face an anchor that is not displayed.
    private func placement(of arrow: TipArrow) -> TipBubble.Arrow? {
        guard let id = arrow.anchor, let anchor = TipAnchors.shared.frame(of: id) else {
            return arrow.edge.map { TipBubble.Arrow(edge: $0) }
        }
        let edge = arrow.edge ?? (anchor.midY < frame.midY ? .top : .bottom)
        let position = edge == .top || edge == .bottom ? anchor.midX - frame.minX : anchor.midY - frame.minY
        return TipBubble.Arrow(edge: edge, position: frame == .zero ? nil : position)
    }

    private func insets(_ arrow: TipBubble.Arrow?) -> EdgeInsets {
        func length(_ edge: Edge) -> CGFloat { arrow?.edge == edge ? TipBubble.arrowHeight : 0 }
        return EdgeInsets(top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }
}

/// A tip's content in the style of its surroundings.
struct TipContent: View {
    let tip: any Tip
    let action: TipHandler
    @Environment(\.tipViewStyle) private var style

    var body: some View { AnyView(style.body(TipViewStyleConfiguration(tip: tip, action: action))) }
}
