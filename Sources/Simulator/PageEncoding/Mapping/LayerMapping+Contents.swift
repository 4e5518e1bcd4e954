import Foundation
import RenderProtocol

extension LayerMapping {
    /// The canvas: which bitmap, which part of it, and where.
    func addContents(to page: inout PageLayer) {
        guard kind != "transform", let id = values.image(.contents), let image = tree.images[id] else { return }
        var contents = PageLayer.Contents(image: id)
        contents.tint = values.color(.contentsTint).map { CSS.color($0) }
        var style: PageLayer.Style = [:]
        if values.rect(.contentsCenter) != CGRect(x: 0, y: 0, width: 1, height: 1), stretches {
            slice(image, into: &contents)
        } else {
            let shown = values.rect(.contentsRect)
            if shown != CGRect(x: 0, y: 0, width: 1, height: 1) {
                style["objectViewBox"] =
                    "inset(\(CSS.percent(shown.minY)) \(CSS.percent(1 - shown.maxX)) \(CSS.percent(1 - shown.maxY)) \(CSS.percent(shown.minX)))"
            }
            place(CGSize(width: Double(image.width) * shown.width, height: Double(image.height) * shown.height), &style)
        }
        if values.keyword(.magnificationFilter) == "nearest" { style["imageRendering"] = "pixelated" }
        page.contents = contents
        page.parts[.canvas] = style
    }

    private var stretches: Bool { values.keyword(.contentsGravity).hasPrefix("resize") }

    private func place(_ pixels: CGSize, _ style: inout PageLayer.Style) {
        guard values.keyword(.contentsGravity) != "resize", pixels.width > 0, pixels.height > 0 else { return }
        // Lengths are rounded to whole pixels, transforms are not; and what lies beyond the layer shows unless that clips.
        let frame = contentsFrame(pixels)
        style["width"] = CSS.pixels(pixels.width)
        style["height"] = CSS.pixels(pixels.height)
        let place = RenderTransform.scale(x: frame.width / pixels.width, y: frame.height / pixels.height)
            .concatenating(.translation(x: frame.minX, y: frame.minY))
        style["transform"] = CSS.transform(place)
    }

    /// The rectangle that contents of so many pixels fill, in coordinates that begin at the corner of the bounds.
    func contentsFrame(_ pixels: CGSize) -> CGRect {
        let gravity = values.keyword(.contentsGravity), density = max(values.number(.contentsScale), 0.01)
        var size = CGSize(width: pixels.width / density, height: pixels.height / density)
        if gravity == "resize" { return CGRect(origin: .zero, size: bounds.size) }
        if gravity.hasPrefix("resize") {
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = gravity == "resizeAspect" ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        let (x, y) = gravity.hasPrefix("resize") ? (0.5, 0.5) : Self.alignment(gravity)
        return CGRect(x: x * (bounds.width - size.width), y: y * (bounds.height - size.height), width: size.width, height: size.height)
    }

    /// Returns the alignment of contents that keep their own size: 0 is left or top, 1 right or bottom. Core Animation names gravities for a y axis
    /// that points up, also on iOS: `bottom` is UIKit's top.
    static func alignment(_ gravity: String) -> (x: Double, y: Double) {
        let word = gravity.lowercased()
        let x = word.hasSuffix("left") ? 0.0 : word.hasSuffix("right") ? 1 : 0.5
        let y = word.hasPrefix("bottom") ? 0.0 : word.hasPrefix("top") ? 1 : 0.5
        return (x, y)
    }

    /// Cuts the bitmap in nine: corners keep their size, edges stretch one way, the middle both.
    private func slice(_ image: RenderImage, into contents: inout PageLayer.Contents) {
        let whole = values.rect(.contentsRect)
        let pixels = CGSize(width: whole.width * Double(image.width), height: whole.height * Double(image.height))
        let centre = values.rect(.contentsCenter).ofAtLeastOnePixel(in: pixels)
        let magnification = scale / max(values.number(.contentsScale), 0.01)
        let columns = Self.cuts(
            from: whole.minX * Double(image.width), length: whole.width * Double(image.width),
            centre: centre.minX...max(centre.minX, centre.maxX),
            target: bounds.width * scale, magnification: magnification)
        let rows = Self.cuts(
            from: whole.minY * Double(image.height), length: whole.height * Double(image.height),
            centre: centre.minY...max(centre.minY, centre.maxY),
            target: bounds.height * scale, magnification: magnification)
        contents.size = [(bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)]
        for row in rows {
            for column in columns where row[1] > 0 && column[1] > 0 && row[3] > 0 && column[3] > 0 {
                contents.patches.append([column[0], row[0], column[1], row[1], column[2], row[2], column[3], row[3]])
            }
        }
    }

    /// Start and length in the bitmap, start and length on the canvas, of the three stretches along one axis.
    private static func cuts(from: Double, length: Double, centre: ClosedRange<Double>, target: Double, magnification: Double) -> [[Double]]
    {
        let first = centre.lowerBound * length, last = (1 - centre.upperBound) * length
        let fixed = (first + last) * magnification
        // Too little room for both ends: they share it.
        let factor = fixed > target && fixed > 0 ? magnification * target / fixed : magnification
        let middle = max(target - (first + last) * factor, 0)
        return [
            [from, first, 0, first * factor],
            [from + first, length - first - last, first * factor, middle],
            [from + length - last, last, first * factor + middle, last * factor],
        ]
    }
}
