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
        let stops = GradientStops.stops(colors, locations).map { CSS.color($0) + " " + CSS.pixels(offset + $1 * length) }
        let degrees = atan2(dx, -dy) * 180 / .pi
        return "linear-gradient(\(CSS.number(degrees))deg,\(stops.joined(separator: ",")))"
    }

    private func radial(_ colors: [RenderColor], _ locations: [Double], _ start: CGPoint, _ end: CGPoint) -> String {
        let horizontal = abs(end.x - start.x) * bounds.width, vertical = abs(end.y - start.y) * bounds.height
        let stops = GradientStops.stops(colors, locations).map { CSS.color($0) + " " + CSS.percent($1) }
        let centre = CSS.pixels(start.x * bounds.width) + " " + CSS.pixels(start.y * bounds.height)
        return "radial-gradient(\(CSS.pixels(horizontal)) \(CSS.pixels(vertical)) at \(centre),\(stops.joined(separator: ",")))"
    }

    private func conic(_ colors: [RenderColor], _ locations: [Double], _ start: CGPoint, _ end: CGPoint) -> String {
        let dx = (end.x - start.x) * bounds.width, dy = (end.y - start.y) * bounds.height
        let degrees = atan2(dx, -dy) * 180 / .pi
        let stops = GradientStops.stops(colors, locations).map { CSS.color($0) + " " + CSS.percent($1) }
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

    /// Colours and their locations, with as many between as CSS needs to mix them like Core Animation: style sheets mix premultiplied colours, Core
    /// Animation mixes colours and alpha each by itself, which differs where both change.
    static func stops(_ colors: [RenderColor], _ locations: [Double]) -> [(RenderColor, Double)] {
        var stops: [(RenderColor, Double)] = []
        for (index, (color, location)) in zip(colors, locations).enumerated() {
            if let last = stops.last, last.0.alpha != color.alpha, !last.0.hasSameHue(as: color), location > last.1 {
                for step in 1..<steps {
                    let share = Double(step) / Double(steps)
                    stops.append((colors[index - 1].mixed(with: color, share), last.1 + (location - last.1) * share))
                }
            }
            stops.append((color, location))
        }
        return stops
    }

    /// Enough for the difference to stay below what eight bits can say.
    private static let steps = 16
}

extension RenderColor {
    fileprivate func hasSameHue(as other: RenderColor) -> Bool { red == other.red && green == other.green && blue == other.blue }

    fileprivate func mixed(with other: RenderColor, _ share: Double) -> RenderColor {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return RenderColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }
}
