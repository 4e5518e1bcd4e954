import SwiftUI

/// A plot with its horizontal axis, of which a part is visible at a time.
struct ScrolledPlot: View {
    let model: ChartModel
    /// The width of the whole as a multiple of what is visible.
    let factor: CGFloat
    let overhang: CGFloat
    @State private var position = ScrollPosition()
    /// The value at the leading edge, as it was set or reached last.
    @State private var shown: _PlottedValue?

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width * factor, wanted = model.configuration.x.scrollPosition?.get()
            ScrollView(.horizontal, showsIndicators: false) {
                ChartFrame(overhang: overhang) {
                    PlotArea(model: model).chartPart(.plot)
                    AxisParts(axis: model.x)
                }
                .frame(width: width, height: geometry.size.height)
            }
            .scrollPosition($position)
            .scrollTargetBehavior(
                PlotTargetBehavior(
                    behavior: model.configuration.scrollTarget,
                    plot: ScrolledValues(model: model, width: width, visible: geometry.size.width))
            )
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.x
            } action: { _, offset in
                note(offset, width)
            }
            .onChange(of: wanted, initial: true) { _, value in scroll(to: value, width) }
        }
    }

    /// Tells the app which value is at the leading edge.
    private func note(_ offset: CGFloat, _ width: CGFloat) {
        guard width > 0, let value = model.x.scale.value(at: min(max(model.x.inset.place(at: offset, in: width) ?? 0, 0), 1)),
            value != shown
        else { return }
        shown = value
        model.configuration.x.scrollPosition?.set(value)
    }

    private func scroll(to value: _PlottedValue?, _ width: CGFloat) {
        guard let value, value != shown, let place = model.x.scale.place(of: value) else { return }
        shown = value
        position.scrollTo(x: min(max(0, model.x.inset.position(place - model.x.scale.band / 2, in: width)), width * (1 - 1 / factor)))
    }
}

extension ChartModel {
    /// The width of the plot as a multiple of what is visible; 1 where the chart does not scroll.
    var scrollFactor: CGFloat {
        guard configuration.scrollableAxes.contains(.horizontal), let visible = configuration.x.visibleLength, visible > 0 else { return 1 }
        let whole: Double =
            switch x.scale.domain {
            case .categories(let names): Double(names.count)
            case .continuous(let range): range.upperBound - range.lowerBound
            }
        return max(1, min(whole / visible, 1000))
    }
}
