import SwiftUI

/// The styles of values: colours, symbols, lines and sizes.
struct StyleModel {
    /// The values that have colours, in their order.
    let colorValues: [_PlottedValue]
    let symbolValues: [_PlottedValue]
    private let lineValues: [_PlottedValue]
    private let configuration: ChartConfiguration
    private let sizeRange: ClosedRange<Double>?
    private let colorRange: ClosedRange<Double>?

    init(_ marks: [ResolvedMark], _ configuration: ChartConfiguration) {
        self.configuration = configuration
        func values(_ group: (_MarkStyle) -> _MarkStyle.Group?, _ domain: [_PlottedValue]?) -> [_PlottedValue] {
            var seen: Set<_PlottedValue> = []
            return (domain ?? [])
                + marks.compactMap { group($0.mark.style)?.value }.filter { !(domain ?? []).contains($0) && seen.insert($0).inserted }
        }
        colorValues = values(\.foregroundGroup, configuration.foregroundStyles.domain)
        symbolValues = values(\.symbolGroup, configuration.symbols.domain)
        lineValues = values(\.lineStyleGroup, configuration.lineStyles.domain)
        func range(_ group: (_MarkStyle) -> _MarkStyle.Group?) -> ClosedRange<Double>? {
            let numbers = marks.compactMap { group($0.mark.style)?.value.distance }
            guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
            return least...greatest
        }
        sizeRange = range(\.symbolSizeGroup)
        colorRange = range(\.foregroundGroup)
    }

    /// Colours in the order in which charts give them to values. Source: Apple's documentation of `chartForegroundStyleScale`.
    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    private static let shapes: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
    private static let dashes: [[CGFloat]] = [[], [4, 4], [2, 2], [8, 4], [8, 4, 2, 4]]

    /// Whether colours are blended along numbers instead of told apart.
    var isContinuous: Bool { colorRange != nil && configuration.foregroundStyles.mapping == nil }
    /// Whether every value has one of the charts' own colours, through which nothing shines.
    var isOpaque: Bool { !isContinuous && configuration.foregroundStyles.mapping == nil && configuration.foregroundStyles.range == nil }
    /// The least and greatest number that has a colour.
    var colorNumbers: ClosedRange<Double>? { isContinuous ? colorRange : nil }

    func color(of group: _MarkStyle.Group) -> AnyShapeStyle {
        let scale = configuration.foregroundStyles
        if let mapping = scale.mapping { return mapping(group.value) }
        if let number = group.value.distance, let range = colorRange { return blended(number, range) }
        guard let index = colorValues.firstIndex(of: group.value) else { return AnyShapeStyle(Self.palette[0]) }
        if let range = scale.range, !range.isEmpty {
            guard scale.isGradient else { return range[index % range.count] }
            return range[colorValues.count > 1 ? index * (range.count - 1) / (colorValues.count - 1) : 0]
        }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    private func blended(_ number: Double, _ range: ClosedRange<Double>) -> AnyShapeStyle {
        let part = range.lowerBound == range.upperBound ? 1 : (number - range.lowerBound) / (range.upperBound - range.lowerBound)
        if let styles = configuration.foregroundStyles.range, !styles.isEmpty {
            return styles[min(Int(part * Double(styles.count)), styles.count - 1)]
        }
        return AnyShapeStyle(Color.blue.opacity(0.2 + 0.8 * part))
    }

    func symbol(of group: _MarkStyle.Group) -> AnyChartSymbolShape {
        if let mapping = configuration.symbols.mapping { return mapping(group.value) }
        let index = symbolValues.firstIndex(of: group.value) ?? 0
        if let range = configuration.symbols.range, !range.isEmpty { return range[index % range.count] }
        return AnyChartSymbolShape(Self.shapes[index % Self.shapes.count])
    }

    func line(of group: _MarkStyle.Group) -> StrokeStyle {
        if let mapping = configuration.lineStyles.mapping { return mapping(group.value) }
        let index = lineValues.firstIndex(of: group.value) ?? 0
        if let range = configuration.lineStyles.range, !range.isEmpty { return range[index % range.count] }
        return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
    }

    /// The area of symbols in square points.
    func area(of group: _MarkStyle.Group) -> Double {
        if let mapping = configuration.symbolSize { return mapping(group.value) }
        guard let number = group.value.distance, let range = sizeRange else { return Self.defaultArea }
        let areas = configuration.symbolSizeRange.map { Double($0.lowerBound)...Double($0.upperBound) } ?? 10...200
        let part = range.lowerBound == range.upperBound ? 1 : (number - range.lowerBound) / (range.upperBound - range.lowerBound)
        return areas.lowerBound + part * (areas.upperBound - areas.lowerBound)
    }

    /// The area of a symbol without a size of its own, in square points.
    static let defaultArea = 48.0
}
