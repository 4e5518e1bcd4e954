import SwiftUI

/// Notes the values that the user points at.
struct PlotSelection: View {
    let model: ChartModel

    var body: some View {
        let configuration = model.configuration
        if configuration.x.selection.isWanted || configuration.y.selection.isWanted || configuration.angleSelection != nil {
            GeometryReader { geometry in
                Color.clear.contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { select($0.startLocation, $0.location, geometry.size) }
                            .onEnded { _ in end() })
            }
        }
    }

    private func select(_ start: CGPoint, _ place: CGPoint, _ size: CGSize) {
        let configuration = model.configuration
        select(configuration.x.selection, model.x, start.x, place.x, size.width)
        select(configuration.y.selection, model.y, start.y, place.y, size.height)
        if let set = configuration.angleSelection, model.total > 0 {
            let turns = atan2(place.x - size.width / 2, size.height / 2 - place.y) / (2 * .pi)
            set(.number((turns < 0 ? turns + 1 : turns) * model.total))
        }
    }

    private func select(
        _ selection: ChartConfiguration.Selection, _ axis: AxisModel, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat
    ) {
        guard selection.isWanted, let first = value(start, axis, length), let last = value(end, axis, length) else { return }
        selection.setValue?(last)
        selection.setRange?(first, last)
    }

    /// The value at a place, or at the end of the plot that is nearest to it.
    private func value(_ position: CGFloat, _ axis: AxisModel, _ length: CGFloat) -> _PlottedValue? {
        axis.inset.place(at: position, in: length).flatMap { axis.scale.value(at: min(max($0, 0), 1)) }
    }

    /// A single value is selected while the finger is down; a range stays.
    private func end() {
        for selection in [model.configuration.x.selection, model.configuration.y.selection] { selection.setValue?(nil) }
    }
}

extension ChartConfiguration.Selection {
    fileprivate var isWanted: Bool { setValue != nil || setRange != nil }
}
