import SwiftUI

/// The colours and symbols of values, with their names.
struct ChartLegend: View {
    let model: ChartModel

    /// Whether marks are told apart by their looks.
    static func isNeeded(_ model: ChartModel) -> Bool {
        !model.styles.colorValues.isEmpty || !model.styles.symbolValues.isEmpty || model.configuration.legend.visibility == .visible
    }

    var body: some View {
        if let numbers = model.styles.colorNumbers { gradient(numbers) } else { entries }
    }

    private func gradient(_ numbers: ClosedRange<Double>) -> some View {
        HStack(spacing: 4) {
            Text(numbers.lowerBound, format: .number)
            HStack(spacing: 0) {
                ForEach(0..<16) { index in
                    let part = Double(index) / 15
                    let number = numbers.lowerBound + part * (numbers.upperBound - numbers.lowerBound)
                    Rectangle().fill(model.styles.color(of: _MarkStyle.Group(value: .number(number))))
                }
            }
            .frame(width: 80, height: 8)
            Text(numbers.upperBound, format: .number)
        }
        .font(.caption).foregroundStyle(.secondary)
    }

    private var entries: some View {
        LegendFlow {
            ForEach(Array(values.enumerated()), id: \.offset) { _, value in
                HStack(spacing: 4) {
                    symbol(value).frame(width: 9, height: 9)
                    Text(verbatim: name(value))
                }
                .font(.caption).foregroundStyle(.secondary)
                .accessibilityElement(children: .combine)
            }
        }
    }

    private var values: [_PlottedValue] {
        model.styles.colorValues + model.styles.symbolValues.filter { !model.styles.colorValues.contains($0) }
    }

    @ViewBuilder private func symbol(_ value: _PlottedValue) -> some View {
        let group = _MarkStyle.Group(value: value)
        let shape = model.styles.symbolValues.contains(value) ? model.styles.symbol(of: group) : AnyChartSymbolShape(.circle)
        let style = model.styles.colorValues.contains(value) ? model.styles.color(of: group) : AnyShapeStyle(Color.blue)
        shape.fill(style)
    }

    private func name(_ value: _PlottedValue) -> String {
        switch value {
        case .category(let text): text
        case .number(let number): number.formatted()
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        }
    }
}

/// Entries in rows that are as wide as there is room.
private struct LegendFlow: Layout {
    private static let spacing: CGFloat = 10, lineSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(subviews, proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames(subviews, bounds.width + 0.01)) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
    }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = [], x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + Self.lineSpacing, 0) }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            (x, height) = (x + size.width + Self.spacing, max(height, size.height))
        }
        return frames
    }
}
