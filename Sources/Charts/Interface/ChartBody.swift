import SwiftUI

/// The plot of a chart with everything around it.
struct ChartBody: View {
    let model: ChartModel
    @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 16

    private var overhang: CGFloat { model.y.items.contains { $0.item.kind == .label } ? labelHeight / 2 : 0 }

    var body: some View {
        let factor = model.scrollFactor
        ChartFrame(overhang: overhang, factor: factor) {
            if factor > 1 {
                ScrolledPlot(model: model, factor: factor, overhang: overhang).chartPart(.scroller)
                MeasuredLabels(axis: model.x)
            } else {
                PlotArea(model: model).chartPart(.plot)
                AxisParts(axis: model.x)
            }
            AxisParts(axis: model.y)
            titles
            legend
        }
        .overlayPreferenceValue(PlotAnchor.self, alignment: .topLeading) { layers(model.configuration.overlays, $0) }
        .backgroundPreferenceValue(PlotAnchor.self, alignment: .topLeading) { layers(model.configuration.backgrounds, $0) }
        .accessibilityElement(children: .contain)
    }

    @ViewBuilder private var titles: some View {
        if let title = model.configuration.x.title, !model.configuration.x.isTitleHidden {
            title.content.font(.caption).foregroundStyle(.secondary)
                .chartPart(.title(ChartFrame.side(title.position, .bottom), title.position, title.alignment, title.spacing))
        }
        if let title = model.configuration.y.title, !model.configuration.y.isTitleHidden {
            title.content.font(.caption).foregroundStyle(.secondary)
                .chartPart(.title(ChartFrame.side(title.position, .top), title.position, title.alignment ?? .trailing, title.spacing))
        }
    }

    @ViewBuilder private var legend: some View {
        let legend = model.configuration.legend
        if let content = legend.content, legend.visibility != .hidden {
            content.chartPart(.legend(legend.position, legend.alignment, legend.spacing))
        } else if legend.visibility != .hidden, ChartLegend.isNeeded(model) {
            ChartLegend(model: model).chartPart(.legend(legend.position, legend.alignment, legend.spacing))
        }
    }

    @ViewBuilder private func layers(
        _ layers: [(alignment: Alignment, content: (ChartProxy) -> AnyView)], _ anchor: Anchor<CGRect>?
    ) -> some View {
        if !layers.isEmpty, let anchor {
            GeometryReader { geometry in
                let proxy = ChartProxy(
                    model: model, plotSize: geometry[anchor].size, plotFrame: anchor, plotContainerFrame: anchor)
                ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
                    layer.content(proxy).frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
                }
            }
        }
    }
}

/// The bounds of a chart's plot.
struct PlotAnchor: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The plot of a chart: grid lines under marks.
struct PlotArea: View {
    let model: ChartModel

    var body: some View {
        styled.anchorPreference(key: PlotAnchor.self, value: .bounds) { $0 }
    }

    @ViewBuilder private var styled: some View {
        let plot = ZStack {
            GridLines(model: model)
            PlotDrawing(model: model)
            PlotSelection(model: model)
        }
        if let style = model.configuration.plotStyle { style(AnyView(plot)) } else { plot }
    }
}

/// The ticks and labels of an axis.
struct AxisParts: View {
    let axis: AxisModel

    var body: some View {
        ForEach(Array(axis.items.enumerated()), id: \.offset) { _, item in
            switch item.item.kind {
            case .label: AxisLabel(item: item).chartPart(.label(item, axis.side(item.group), isCategory: axis.isCategory))
            case .tick:
                TickLine(isVertical: axis.axis == .horizontal)
                    .stroke(item.item.foreground ?? AnyShapeStyle(Color(uiColor: .separator)), style: item.stroke)
                    .accessibilityHidden(true).chartPart(.tick(item, axis.side(item.group)))
            case .gridLine: EmptyView()
            }
        }
    }
}

/// The labels of an axis that scrolls, for the room that they take.
private struct MeasuredLabels: View {
    let axis: AxisModel

    var body: some View {
        ForEach(Array(axis.items.enumerated()), id: \.offset) { _, item in
            if item.item.kind == .label {
                AxisLabel(item: item).hidden().chartPart(.measure(item, axis.side(item.group), isCategory: axis.isCategory))
            }
        }
    }
}

/// A straight line through the middle of its bounds.
private struct TickLine: Shape {
    let isVertical: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: isVertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
            $0.addLine(to: isVertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}
