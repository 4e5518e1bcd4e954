import Foundation
import RenderProtocol

extension LayerMapping {
    /// The path and its paint; nil where there is no path.
    func shape() -> PageLayer.Style? {
        guard let path = values.path(.path) else { return required.contains(.shape) ? ["d": "none"] : nil }
        var style = paint()
        style["d"] = "path(\"\(CSS.path(path))\")"
        if bounds.origin != .zero { style["transform"] = CSS.transform(.translation(x: -bounds.minX, y: -bounds.minY)) }
        return style
    }

    private func paint() -> PageLayer.Style {
        var style: PageLayer.Style = ["fill": values.color(.fillColor).map { CSS.color($0) } ?? "none"]
        if values.keyword(.fillRule) == "even-odd" { style["fillRule"] = "evenodd" }
        let start = min(max(values.number(.strokeStart), 0), 1), end = min(max(values.number(.strokeEnd), 0), 1)
        guard let color = values.color(.strokeColor), values.number(.lineWidth) > 0, end > start || trims else { return style }
        style["stroke"] = CSS.color(color)
        style["strokeWidth"] = CSS.pixels(values.number(.lineWidth))
        style["strokeMiterlimit"] = CSS.number(values.number(.miterLimit))
        style["strokeLinecap"] = values.keyword(.lineCap)
        style["strokeLinejoin"] = values.keyword(.lineJoin)
        if start > 0 || end < 1 || trims {
            // The page gives trimmed paths the length 1; the gap is long enough for nothing to follow the dash.
            style["strokeDasharray"] = CSS.number(max(end - start, 0)) + " 2"
            style["strokeDashoffset"] = CSS.number(-start)
            style["--trimmed"] = "1"
        } else if case let pattern = values.numbers(.lineDashPattern), !pattern.isEmpty {
            style["strokeDasharray"] = pattern.map { CSS.pixels(max($0, 0)) }.joined(separator: " ")
            style["strokeDashoffset"] = CSS.pixels(values.number(.lineDashPhase))
        }
        return style
    }
}
