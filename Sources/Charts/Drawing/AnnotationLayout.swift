import SwiftUI

/// Puts an annotation at its mark, and moves it into the plot where it would reach over the edge.
struct AnnotationLayout: Layout {
    let annotation: MarkAnnotation
    let target: CGRect
    let isSector: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: target.size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            var origin = origin(size)
            if case .fit = annotation.overflow.x.method {
                origin.x = min(max(origin.x, 0), max(0, bounds.width - size.width))
            }
            if case .fit = annotation.overflow.y.method { origin.y = min(max(origin.y, 0), max(0, bounds.height - size.height)) }
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    /// The place of an annotation of a size, by its position and alignment.
    private func origin(_ size: CGSize) -> CGPoint {
        let spacing = annotation.spacing ?? 4
        let place: AnnotationPosition.Place =
            annotation.position.place == .automatic ? (isSector ? .overlay : .top) : annotation.position.place
        let x: CGFloat =
            switch place {
            case .leading, .topLeading, .bottomLeading: target.minX - spacing - size.width
            case .trailing, .topTrailing, .bottomTrailing: target.maxX + spacing
            default: aligned(annotation.alignment.horizontal, size.width)
            }
        let y: CGFloat =
            switch place {
            case .top, .topLeading, .topTrailing: target.minY - spacing - size.height
            case .bottom, .bottomLeading, .bottomTrailing: target.maxY + spacing
            default: aligned(annotation.alignment.vertical, size.height)
            }
        return CGPoint(x: x, y: y)
    }

    private func aligned(_ alignment: HorizontalAlignment, _ width: CGFloat) -> CGFloat {
        switch alignment {
        case .leading: target.minX
        case .trailing: target.maxX - width
        default: target.midX - width / 2
        }
    }

    private func aligned(_ alignment: VerticalAlignment, _ height: CGFloat) -> CGFloat {
        switch alignment {
        case .top: target.minY
        case .bottom: target.maxY - height
        default: target.midY - height / 2
        }
    }
}
