import Foundation
import RenderProtocol

/// The CSS notation of numbers, lengths and transforms.
enum CSS {
    /// A number with at most `digits` decimals; what is not finite becomes 0, as CSS cannot say it.
    static func number(_ value: Double, digits: Double = 1e4) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * digits).rounded() / digits
        guard rounded.isFinite else { return "0" }
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }

    static func pixels(_ value: Double) -> String {
        let text = number(value)
        return text == "0" ? text : text + "px"
    }

    static func percent(_ value: Double) -> String { number(value * 100) + "%" }

    /// Colours are clamped to sRGB: `rgb()` is interpolated component by component, `color()` would be in Oklab.
    static func color(_ color: RenderColor, alpha factor: Double = 1) -> String {
        func byte(_ component: Double) -> Double { min(max(component, 0), 1) * 255 }
        let rgb = [color.red, color.green, color.blue].map { number(byte($0), digits: 1e2) }.joined(separator: " ")
        let alpha = min(max(color.alpha * factor, 0), 1)
        return alpha == 1 ? "rgb(\(rgb))" : "rgb(\(rgb) / \(number(alpha)))"
    }

    /// CSS multiplies column vectors, Core Animation row vectors: row by row for the one is column by column for the other.
    static func transform(_ transform: RenderTransform) -> String {
        let m = transform.elements
        guard transform.isAffine else { return "matrix3d(" + m.map { number($0, digits: 1e8) }.joined(separator: ",") + ")" }
        if m[0] == 1, m[1] == 0, m[4] == 0, m[5] == 1 {
            return m[12] == 0 && m[13] == 0 ? "none" : "translate(\(pixels(m[12])),\(pixels(m[13])))"
        }
        return "matrix(" + [m[0], m[1], m[4], m[5], m[12], m[13]].map { number($0, digits: 1e6) }.joined(separator: ",") + ")"
    }

    static func easing(_ curve: TimingCurve) -> String {
        if curve == .linear { return "linear" }
        return "cubic-bezier(" + [curve.x1, curve.y1, curve.x2, curve.y2].map { number($0) }.joined(separator: ",") + ")"
    }

    /// A path as SVG writes it.
    static func path(_ path: RenderPath) -> String {
        func point(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }
        return path.elements.map { element in
            switch element {
            case .move(let end): "M" + point(end)
            case .line(let end): "L" + point(end)
            case .quad(let end, let control): "Q" + point(control) + " " + point(end)
            case .cubic(let end, let control1, let control2): "C" + point(control1) + " " + point(control2) + " " + point(end)
            case .close: "Z"
            }
        }.joined()
    }

    /// The value of properties that parts leave out; keyframes must name it.
    static func initialValue(_ property: String) -> String {
        switch property {
        case "backgroundColor", "borderColor": "transparent"
        case "opacity": "1"
        case "borderRadius", "left", "top", "strokeDashoffset": "0"
        case "width", "height": "0px"
        case "display": "block"
        case "cornerShape": "round"
        case "stroke", "fill", "strokeDasharray": "none"
        case "overflow", "backfaceVisibility": "visible"
        case "mixBlendMode": "normal"
        case "isolation": "auto"
        case "transformStyle": "flat"
        default: "none"
        }
    }
}
