import Compositor
import CoreGraphics
import Foundation
import RenderProtocol

extension LayerMapping {
    /// The path and its paint; nil where there is no path.
    func shape() -> PageLayer.Style? {
        guard let path = values.path(.path) else { return required.contains(.shape) ? ["d": "none"] : nil }
        // Dashes, by which the page draws a part of a line, begin again with every line of a path: a part of several lines is cut out here.
        let isCut = values.isTrimmed(always: trims) && values.hasOnlyLines
        var style = paint(isCut: isCut)
        style["d"] = data(
            of: isCut ? RenderPath(path.cgPath.trimmed(from: values.strokeRange.lowerBound, to: values.strokeRange.upperBound)) : path)
        if bounds.origin != .zero { style["transform"] = CSS.transform(.translation(x: -bounds.minX, y: -bounds.minY)) }
        return style
    }

    private func data(of path: RenderPath) -> String { path.elements.isEmpty ? "none" : "path(\"\(CSS.path(path))\")" }

    private func paint(isCut: Bool) -> PageLayer.Style {
        var style: PageLayer.Style = ["fill": values.color(.fillColor).map { CSS.color($0) } ?? "none"]
        if values.keyword(.fillRule) == "even-odd" { style["fillRule"] = "evenodd" }
        let range = values.strokeRange
        guard let color = values.color(.strokeColor), values.number(.lineWidth) > 0, range.upperBound > range.lowerBound || trims else {
            return style
        }
        style["stroke"] = CSS.color(color)
        style["strokeWidth"] = CSS.pixels(values.number(.lineWidth))
        style["strokeMiterlimit"] = CSS.number(values.number(.miterLimit))
        style["strokeLinecap"] = values.keyword(.lineCap)
        style["strokeLinejoin"] = values.keyword(.lineJoin)
        if values.isTrimmed(always: trims), !isCut {
            // The page gives trimmed paths the length 1; the gap is long enough for nothing to follow the dash.
            style["strokeDasharray"] = CSS.number(range.upperBound - range.lowerBound) + " 2"
            style["strokeDashoffset"] = CSS.number(-range.lowerBound)
            style["--trimmed"] = "1"
        } else if case let pattern = values.numbers(.lineDashPattern), !pattern.isEmpty {
            style["strokeDasharray"] = pattern.map { CSS.pixels(max($0, 0)) }.joined(separator: " ")
            style["strokeDashoffset"] = CSS.pixels(values.number(.lineDashPhase))
        }
        return style
    }
}

extension LayerValues {
    /// The stroked part of the path, clamped to 0…1.
    var strokeRange: ClosedRange<Double> {
        let start = max(0, min(number(.strokeStart), 1))
        return start...max(start, min(number(.strokeEnd), 1))
    }

    /// Whether only a part of the path's line is drawn.
    func isTrimmed(always: Bool) -> Bool { always || strokeRange != 0...1 }

    /// Whether the path consists of several lines and nothing of it is filled.
    var hasOnlyLines: Bool {
        guard let path = path(.path), color(.fillColor).map({ $0.alpha == 0 }) ?? true else { return false }
        return path.elements.dropFirst().contains { if case .move = $0 { true } else { false } }
    }
}
