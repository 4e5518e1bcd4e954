/// The part of a view that a popover's arrow points at: a rectangle or a point.
///
/// Source: Apple's documentation of `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, in fractions of its size.
    case point(UnitPoint)

    /// The rectangle in the space that the view's frame is in.
    func rectangle(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.resolve(frame)
        case .point(let point): CGRect(origin: point.point(in: frame), size: .zero)
        }
    }
}

extension Edge {
    /// The direction an arrow points in that is at this edge of its popover's anchor.
    var arrowDirection: UIPopoverArrowDirection {
        switch self {
        // A popover whose arrow is at its own top edge stands below what it points at.
        case .top: .up
        case .bottom: .down
        case .leading: .left
        case .trailing: .right
        }
    }
}

/// The sizes of popovers.
@MainActor enum PopoverSize {
    /// The size of popovers whose content takes any size, in points.
    private static let usual = CGSize(width: 320, height: 480)

    static func size(of controller: ElementController) -> CGSize {
        let host = controller.hosting.host!
        let ideal = host.sizeThatFits(.unspecified)
        let width = ideal.width > 20 ? ideal.width : usual.width
        return CGSize(width: width, height: ideal.height > 20 ? ideal.height : usual.height)
    }
}

extension View {
    /// Shows a bubble that points at the view; a sheet where the width is compact.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: isPresented.presence, identify: { AnyHashable($0) }, kind: .popover(attachmentAnchor, arrowEdge), onDismiss: nil
            ) { _ in content() })
    }
    /// Shows a bubble for an item that points at the view; a sheet where the width is compact.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: item, identify: { AnyHashable($0.id) }, kind: .popover(attachmentAnchor, arrowEdge), onDismiss: nil, content: content)
        )
    }
}
