import Foundation
import RenderProtocol

extension LayerMapping {
    /// The gradient as a CSS image, or nil where it paints nothing.
    func gradient() -> String? {
        let colors = values.colors(.colors)
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
        let locations = GradientStops.locations(values.numbers(.locations), count: colors.count)
        let start = values.point(.startPoint), end = values.point(.endPoint)
        switch values.keyword(.gradientType) {
        case "radial": return radial(colors, locations, start, end)
        case "conic": return conic(colors, locations, start, end)
        default: return axial(colors, locations, start, end)
        }
    }

    /// CSS draws its line through the middle, as long as the angle needs to reach the corners: place the stops on that line.
    private func axial(_ colors: [RenderColor], _ locations: [Double], _ start: CGPoint, _ end: CGPoint) -> String {
        let width = bounds.width, height = bounds.height
        let from = CGPoint(x: start.x * width, y: start.y * height), to = CGPoint(x: end.x * width, y: end.y * height)
        let dx = to.x - from.x, dy = to.y - from.y, length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return "linear-gradient(\(CSS.color(colors[colors.count - 1])) 0 0)" }
        let line = abs(width * dx / length) + abs(height * dy / length)
        let offset = ((from.x - width / 2) * dx + (from.y - height / 2) * dy) / length + line / 2
        let stops = zip(colors, locations).map { CSS.color($0) + " " + CSS.pixels(offset + $1 * length) }
        let degrees = atan2(dx, -dy) * 180 / .pi
        return "linear-gradient(\(CSS.number(degrees))deg,\(stops.joined(separator: ",")))"
    }

    private func radial(_ colors: [RenderColor], _ locations: [Double], _ start: CGPoint, _ end: CGPoint) -> String {
        let horizontal = abs(end.x - start.x) * bounds.width, vertical = abs(end.y - start.y) * bounds.height
        let stops = zip(colors, locations).map { CSS.color($0) + " " + CSS.percent($1) }
        let centre = CSS.pixels(start.x * bounds.width) + " " + CSS.pixels(start.y * bounds.height)
        return "radial-gradient(\(CSS.pixels(horizontal)) \(CSS.pixels(vertical)) at \(centre),\(stops.joined(separator: ",")))"
    }

    private func conic(_ colors: [RenderColor], _ locations: [Double], _ start: CGPoint, _ end: CGPoint) -> String {
        let dx = (end.x - start.x) * bounds.width, dy = (end.y - start.y) * bounds.height
        let degrees = atan2(dx, -dy) * 180 / .pi
        let stops = zip(colors, locations).map { CSS.color($0) + " " + CSS.percent($1) }
        let centre = CSS.pixels(start.x * bounds.width) + " " + CSS.pixels(start.y * bounds.height)
        return "conic-gradient(from \(CSS.number(degrees))deg at \(centre),\(stops.joined(separator: ",")))"
    }
}

enum GradientStops {
    /// One location for each colour: those given, or spread evenly.
    static func locations(_ given: [Double], count: Int) -> [Double] {
        if given.count == count { return given }
        return (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }
}
