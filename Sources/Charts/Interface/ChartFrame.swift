import SwiftUI

/// The part of a chart that a view is.
enum ChartPart {
    case plot
    /// The plot with its horizontal axis, which scrolls.
    case scroller
    /// A label that is elsewhere, in a plot that scrolls: it takes the room.
    case measure(AxisItem, Edge, isCategory: Bool)
    /// A label at a side of the plot.
    case label(AxisItem, Edge, isCategory: Bool)
    case tick(AxisItem, Edge)
    case title(Edge, AnnotationPosition, Alignment?, CGFloat?)
    case legend(AnnotationPosition, Alignment?, CGFloat?)
}

private struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

extension View {
    func chartPart(_ part: ChartPart) -> some View { layoutValue(key: ChartPartKey.self, value: part) }
}

/// Puts labels, titles and legend around the plot.
struct ChartFrame: Layout {
    /// The height that labels of the vertical axis reach over the plot's ends, in points.
    var overhang: CGFloat = 0
    /// The width of a plot that scrolls, as a multiple of what is visible.
    var factor: CGFloat = 1

    /// The gap between the plot and its labels, in points.
    private static let gap: CGFloat = 4
    /// The gap between labels, and between a chart's parts.
    private static let spacing: CGFloat = 8

    private struct Insets { var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0 }

    /// The sizes of what stands around the plot.
    private struct Measures {
        var labels = Insets(), titles = Insets(), legend = Insets()
        var overhang: CGFloat = 0
        var insets: Insets {
            Insets(
                top: max(labels.top, overhang) + titles.top + legend.top, leading: labels.leading + titles.leading + legend.leading,
                bottom: max(labels.bottom, overhang) + titles.bottom + legend.bottom,
                trailing: labels.trailing + titles.trailing + legend.trailing)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let measures = measures(subviews, bounds.size), insets = measures.insets
        let plot = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        var taken: [Edge: CGFloat] = [:]
        for subview in subviews {
            switch subview[ChartPartKey.self] {
            case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .scroller:
                let top = max(measures.labels.top, overhang), bottom = max(measures.labels.bottom, overhang)
                subview.place(
                    at: CGPoint(x: plot.minX, y: plot.minY - top),
                    proposal: ProposedViewSize(width: plot.width, height: plot.height + top + bottom))
            case .measure: subview.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .unspecified)
            case .label(let item, let side, let isCategory): placeLabel(subview, item, side, isCategory, plot, &taken)
            case .tick(let item, let side): placeTick(subview, item, side, plot, measures.labels)
            case .title(let side, let position, let alignment, _): placeTitle(subview, side, position, alignment, plot, bounds, measures)
            case .legend(let position, let alignment, _): placeLegend(subview, position, alignment, plot, bounds)
            }
        }
    }

    // MARK: Measuring

    private func measures(_ subviews: Subviews, _ size: CGSize) -> Measures {
        var measures = Measures(overhang: overhang)
        // Vertical labels first: what they leave is what the bands of the others are parts of.
        for subview in subviews {
            guard case .label(let item, let side, _) = subview[ChartPartKey.self], side == .leading || side == .trailing,
                item.group.declaration.preset != .inset
            else { continue }
            let label = subview.sizeThatFits(.unspecified)
            if side == .leading {
                measures.labels.leading = max(measures.labels.leading, label.width + Self.gap)
            } else {
                measures.labels.trailing = max(measures.labels.trailing, label.width + Self.gap)
            }
        }
        let width = size.width - measures.labels.leading - measures.labels.trailing
        for subview in subviews {
            switch subview[ChartPartKey.self] {
            case .label(let item, let side, let isCategory) where side == .top || side == .bottom,
                .measure(let item, let side, let isCategory):
                let height = subview.sizeThatFits(labelProposal(item, isCategory, width * factor)).height + Self.gap
                if side == .top {
                    measures.labels.top = max(measures.labels.top, height)
                } else {
                    measures.labels.bottom = max(measures.labels.bottom, height)
                }
            case .title(let side, _, _, let spacing): add(subview.sizeThatFits(.unspecified), spacing ?? Self.gap, side, &measures.titles)
            case .legend(let position, _, let spacing):
                add(
                    subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil)), spacing ?? Self.spacing,
                    Self.side(position, .bottom), &measures.legend)
            default: break
            }
        }
        return measures
    }

    private func add(_ size: CGSize, _ spacing: CGFloat, _ side: Edge, _ insets: inout Insets) {
        switch side {
        case .top: insets.top += size.height + spacing
        case .bottom: insets.bottom += size.height + spacing
        case .leading: insets.leading += size.width + spacing
        case .trailing: insets.trailing += size.width + spacing
        }
    }

    /// The side that a position is at; `automatic` where it says none.
    static func side(_ position: AnnotationPosition, _ automatic: Edge) -> Edge {
        switch position.place {
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .overlay: automatic
        }
    }

    /// Categories have the width of their band.
    private func labelProposal(_ item: AxisItem, _ isCategory: Bool, _ width: CGFloat) -> ProposedViewSize {
        isCategory ? ProposedViewSize(width: max(0, (item.step ?? 0) * width), height: nil) : .unspecified
    }

    // MARK: Placing

    private func placeLabel(
        _ subview: LayoutSubview, _ item: AxisItem, _ side: Edge, _ isCategory: Bool, _ plot: CGRect, _ taken: inout [Edge: CGFloat]
    ) {
        let gap = side == .leading || side == .trailing ? item.item.horizontalSpacing ?? Self.gap : item.item.verticalSpacing ?? Self.gap
        let preset = item.group.declaration.preset.preset
        let isCentered = isCategory || (item.item.centered && item.step != nil) || preset == .extended
        let middle = item.position(
            in: side == .top || side == .bottom ? plot.width : plot.height, adding: isCategory || !item.item.centered ? 0 : 0.5)
        switch side {
        case .leading, .trailing:
            let anchor: UnitPoint = item.item.anchor ?? (side == .leading ? .trailing : .leading)
            guard preset != .inset else {
                // Inside the plot, above the grid line.
                let x = side == .leading ? plot.minX : plot.maxX
                subview.place(
                    at: CGPoint(x: x, y: plot.minY + middle), anchor: side == .leading ? .bottomLeading : .bottomTrailing,
                    proposal: .unspecified)
                return
            }
            let x = side == .leading ? plot.minX - gap : plot.maxX + gap
            subview.place(at: CGPoint(x: x, y: plot.minY + middle), anchor: anchor, proposal: .unspecified)
        case .top, .bottom:
            let proposal = labelProposal(item, isCategory, plot.width), size = subview.sizeThatFits(proposal)
            var x = plot.minX + middle - (isCentered ? size.width / 2 : 0)
            if let anchor = item.item.anchor { x = plot.minX + middle - anchor.x * size.width } else if !isCentered { x += Self.gap }
            let end = taken[side] ?? -.infinity
            // A label that would lie over the one before is left out, as one that the chart has no room for.
            guard item.item.collision.method == .disabled || (x >= end && x + size.width * (isCentered ? 0.5 : 1) <= plot.maxX + 1) else {
                return subview.place(at: CGPoint(x: plot.minX - 100_000, y: plot.minY), proposal: proposal)
            }
            taken[side] = x + size.width + Self.gap
            let y = side == .top ? plot.minY - gap - size.height : plot.maxY + gap
            subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
        }
    }

    private func placeTick(_ subview: LayoutSubview, _ item: AxisItem, _ side: Edge, _ plot: CGRect, _ labels: Insets) {
        let length: CGFloat =
            switch item.item.length {
            case .points(let points): points
            case .automatic: side == .bottom ? labels.bottom : side == .top ? labels.top : 0
            case .label, .longestLabel:
                switch side {
                case .top: labels.top
                case .bottom: labels.bottom
                case .leading: labels.leading
                case .trailing: labels.trailing
                }
            }
        let width = item.stroke.lineWidth
        switch side {
        case .top, .bottom:
            let y = side == .top ? plot.minY - length : plot.maxY
            subview.place(
                at: CGPoint(x: plot.minX + item.position(in: plot.width) - width / 2, y: y),
                proposal: ProposedViewSize(width: width, height: length))
        case .leading, .trailing:
            let x = side == .leading ? plot.minX - length : plot.maxX
            subview.place(
                at: CGPoint(x: x, y: plot.minY + item.position(in: plot.height) - width / 2),
                proposal: ProposedViewSize(width: length, height: width))
        }
    }

    private func placeTitle(
        _ subview: LayoutSubview, _ side: Edge, _ position: AnnotationPosition, _ alignment: Alignment?, _ plot: CGRect, _ bounds: CGRect,
        _ measures: Measures
    ) {
        let horizontal = position.place.horizontal ?? alignment?.horizontal ?? .center
        let x = horizontal == .leading ? plot.minX : horizontal == .trailing ? plot.maxX : plot.midX
        let anchorX: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        switch side {
        case .top:
            let y = plot.minY - max(measures.labels.top, measures.overhang) - Self.gap
            subview.place(at: CGPoint(x: x, y: y), anchor: UnitPoint(x: anchorX, y: 1), proposal: .unspecified)
        case .bottom:
            let y = plot.maxY + max(measures.labels.bottom, measures.overhang) + Self.gap
            subview.place(at: CGPoint(x: x, y: y), anchor: UnitPoint(x: anchorX, y: 0), proposal: .unspecified)
        case .leading: subview.place(at: CGPoint(x: bounds.minX, y: plot.midY), anchor: .leading, proposal: .unspecified)
        case .trailing: subview.place(at: CGPoint(x: bounds.maxX, y: plot.midY), anchor: .trailing, proposal: .unspecified)
        }
    }

    private func placeLegend(
        _ subview: LayoutSubview, _ position: AnnotationPosition, _ alignment: Alignment?, _ plot: CGRect, _ bounds: CGRect
    ) {
        let side = Self.side(position, .bottom), horizontal = position.place.horizontal ?? alignment?.horizontal ?? .leading
        let vertical = alignment?.vertical ?? .center
        let proposal = ProposedViewSize(width: bounds.width, height: nil)
        let anchorX: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let anchorY: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        let x = bounds.minX + anchorX * bounds.width, y = plot.minY + anchorY * plot.height
        switch side {
        case .top: subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: UnitPoint(x: anchorX, y: 0), proposal: proposal)
        case .bottom: subview.place(at: CGPoint(x: x, y: bounds.maxY), anchor: UnitPoint(x: anchorX, y: 1), proposal: proposal)
        case .leading: subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: UnitPoint(x: 0, y: anchorY), proposal: .unspecified)
        case .trailing: subview.place(at: CGPoint(x: bounds.maxX, y: y), anchor: UnitPoint(x: 1, y: anchorY), proposal: .unspecified)
        }
    }
}

extension AnnotationPosition.Place {
    /// The horizontal alignment that a corner asks for.
    fileprivate var horizontal: HorizontalAlignment? {
        switch self {
        case .topLeading, .bottomLeading: .leading
        case .topTrailing, .bottomTrailing: .trailing
        default: nil
        }
    }
}
