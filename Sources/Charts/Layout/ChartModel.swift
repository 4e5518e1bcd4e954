import SwiftUI

/// A chart's marks with the scales that place and style them.
struct ChartModel {
    let marks: [ResolvedMark]
    let x: AxisModel, y: AxisModel
    let styles: StyleModel
    let configuration: ChartConfiguration
    /// The angle's value of which all sectors together are.
    let total: Double

    /// - Parameter size: The size of the chart in points, by which the axes have more or fewer values.
    @MainActor init(
        _ content: some ChartContent, _ configuration: ChartConfiguration, _ environment: EnvironmentValues,
        size: CGSize = CGSize(width: 300, height: 200)
    ) {
        var list = _MarkList()
        content._collect(_MarkStyle(), into: &list)
        self.configuration = configuration
        let orientation = Orientation(list.marks + list.marks.flatMap { $0.style.masks.joined() })
        var resolved = Self.resolved(list.marks, orientation)
        total = Self.setAngles(&resolved)
        Self.setGroups(&resolved, orientation)
        marks = resolved
        // Masks have places on the axes as the marks that they cover.
        let placed = resolved + resolved.flatMap { $0.masks.joined() }
        let hasPlaces = list.marks.contains { $0.kind != .sector }
        x = AxisModel(.horizontal, placed, configuration.x, environment, isShown: hasPlaces, count: Self.count(size.width, each: 68))
        y = AxisModel(.vertical, placed, configuration.y, environment, isShown: hasPlaces, count: Self.count(size.height, each: 40))
        styles = StyleModel(resolved, configuration)
    }

    /// The number of steps that an axis comes near to by itself.
    ///
    /// - Parameter length: That of a step, in points.
    private static func count(_ length: CGFloat, each step: CGFloat) -> Int { min(max(Int(saturating: length / step), 2), 8) }

    private static func resolved(_ marks: [Mark], _ orientation: Orientation) -> [ResolvedMark] {
        var resolved = Stacking.applied(to: marks, isVertical: orientation.isVertical)
        for index in resolved.indices where !resolved[index].mark.style.masks.isEmpty {
            resolved[index].masks = resolved[index].mark.style.masks.map { Self.resolved($0, orientation) }
        }
        return resolved
    }

    /// Gives sectors their part of the circle.
    ///
    /// - Returns: The sum of all.
    private static func setAngles(_ marks: inout [ResolvedMark]) -> Double {
        let total = marks.reduce(0) { $0 + max(0, $1.mark.angle ?? 0) }
        var sum = 0.0
        for index in marks.indices {
            guard let angle = marks[index].mark.angle, total > 0 else { continue }
            let end = sum + max(0, angle)
            marks[index].turns = (sum / total)...(end / total)
            sum = end
        }
        return total
    }

    /// Gives marks of different groups their parts of the band.
    private static func setGroups(_ marks: inout [ResolvedMark], _ orientation: Orientation) {
        var order: [_MarkStyle.Group: Int] = [:]
        for case let position? in marks.map(\.mark.style.positionGroup) where order[position.group] == nil {
            order[position.group] = order.count
        }
        for index in marks.indices {
            guard let position = marks[index].mark.style.positionGroup, let place = order[position.group] else { continue }
            let axis = position.axis ?? (orientation.isVertical(marks[index].mark) ? .horizontal : .vertical), count = Double(order.count)
            marks[index].group = (axis, Double(place) / count, Double(place + 1) / count, position.span)
        }
    }
}
