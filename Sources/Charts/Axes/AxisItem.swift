import SwiftUI

/// A mark of an axis at one of its values.
struct AxisItem {
    let item: _AxisMarkItem
    let value: AxisValue
    /// The place along the axis, from 0 to 1.
    let place: Double
    /// The distance to the next value, as a part of the axis; nil where it has none.
    let step: Double?
    let group: AxisModel.Group
    let inset: PlotInset
    /// The line of a grid line or tick.
    let stroke: StrokeStyle

    /// The distance of the mark from the start of a plot of a length, in points.
    ///
    /// - Parameter part: How much of the step to the next value is added.
    func position(in length: CGFloat, adding part: Double = 0) -> CGFloat { inset.position(place + part * (step ?? 0), in: length) }
}

extension AxisModel {
    /// The marks at the values of the axis, grid lines first.
    @MainActor var items: [AxisItem] {
        guard isShown else { return [] }
        return groups.flatMap { group in
            group.values.flatMap { value -> [AxisItem] in
                guard let place = scale.place(of: value.plotted), place >= -1e-6, place <= 1 + 1e-6 else { return [] }
                let items = group.declaration.content?(value) ?? automatic(group)
                return items.map { item in
                    var item = item
                    if item.text == nil { item.text = group.declaration.format }
                    return AxisItem(
                        item: item, value: value, place: place, step: stepPart(group), group: group, inset: inset,
                        stroke: item.stroke ?? lineStyle)
                }
            }
        }
    }

    /// Grid lines, ticks and labels that an axis has by itself: categories need no lines between them.
    private func automatic(_ group: Group) -> [_AxisMarkItem] {
        let label = _AxisMarkItem(kind: .label), line = _AxisMarkItem(kind: .gridLine, stroke: group.declaration.stroke)
        return isCategory ? [label] : [line, _AxisMarkItem(kind: .tick, stroke: group.declaration.stroke), label]
    }

    /// The default line of grid lines and ticks: vertical ones are dashed. Source: pictures of charts of iOS 16.
    private var lineStyle: StrokeStyle { StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : []) }

    var isCategory: Bool { if case .categories = scale.domain { true } else { false } }

    private func stepPart(_ group: Group) -> Double? {
        if isCategory { return scale.band }
        guard let step = group.step, case .continuous(let range) = scale.domain, range.upperBound > range.lowerBound else { return nil }
        return step / (range.upperBound - range.lowerBound)
    }

    /// The side of the plot at which a group's labels stand.
    func side(_ group: Group) -> Edge {
        switch (group.declaration.position.place, axis) {
        case (.leading, .vertical): .leading
        case (.top, .horizontal): .top
        case (_, .vertical): .trailing
        case (_, .horizontal): .bottom
        }
    }
}
