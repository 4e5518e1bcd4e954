import SwiftUI

/// The texts of marks for assistive technologies: the place is the label, the length the value.
enum MarkDescription {
    /// The elements of a plot's marks, each of one point at least.
    @MainActor static func elements(_ geometry: PlotGeometry) -> [DrawnElement] {
        geometry.model.marks.compactMap { mark in
            let style = mark.mark.style
            guard !style.isAccessibilityHidden, let target = geometry.target(mark) else { return nil }
            let (width, height) = (max(1, target.width), max(1, target.height))
            return DrawnElement(
                frame: CGRect(x: target.midX - width / 2, y: target.midY - height / 2, width: width, height: height),
                label: style.accessibilityLabel ?? label(mark), value: style.accessibilityValue ?? value(mark),
                identifier: style.accessibilityIdentifier)
        }
    }

    private static func label(_ mark: ResolvedMark) -> Text {
        if let group = mark.mark.style.foregroundGroup, mark.mark.kind == .sector { return Text(verbatim: text(group.value)) }
        return text(mark.isVertical ? mark.mark.x : mark.mark.y)
    }

    private static func value(_ mark: ResolvedMark) -> Text {
        if let angle = mark.mark.angle { return Text(angle, format: .number) }
        return text(mark.isVertical ? mark.mark.y : mark.mark.x)
    }

    private static func text(_ extent: Mark.Extent) -> Text {
        switch extent {
        case .value(let value): Text(verbatim: text(value.plotted))
        case .range(let start, let end): Text(verbatim: "\(text(start.plotted)) – \(text(end.plotted))")
        case .points, .point, .all: Text(verbatim: "")
        }
    }

    private static func text(_ value: _PlottedValue) -> String {
        switch value {
        case .number(let number): number.formatted()
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        case .category(let text): text
        }
    }
}
