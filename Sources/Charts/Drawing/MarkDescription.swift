import SwiftUI

/// The texts of marks for assistive technologies: the place is the label, the length the value.
enum MarkDescription {
    static func label(_ mark: ResolvedMark) -> Text {
        if let group = mark.mark.style.foregroundGroup, mark.mark.kind == .sector { return Text(verbatim: text(group.value)) }
        return text(mark.isVertical ? mark.mark.x : mark.mark.y)
    }

    static func value(_ mark: ResolvedMark) -> Text {
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
