import Foundation
import RenderProtocol

/// A mask layer as SVG: elements of HTML cannot stand inside a mask, so each layer becomes a group with what it paints.
struct MaskMapping {
    let tree: RenderTree
    /// The masked layer's bounds origin, in whose coordinates the mask is placed.
    let origin: CGPoint
    private let budget = Budget()

    init(tree: RenderTree, origin: CGPoint) { (self.tree, self.origin) = (tree, origin) }

    /// The number of layers left for a mask; layers beyond it are dropped.
    private final class Budget {
        private var left = 20_000

        func visit() -> Bool {
            guard left > 0 else { return false }
            left -= 1
            return true
        }
    }

    func markup(of id: LayerID) -> String {
        let move = origin == .zero ? "" : " transform=\"translate(\(CSS.number(-origin.x)) \(CSS.number(-origin.y)))\""
        return "<g\(move)>\(group(id, depth: 0))</g>"
    }

    /// Style of a mask layer's group; also what its animations animate.
    static func style(_ values: LayerValues) -> PageLayer.Style {
        var style: PageLayer.Style = [:]
        let transform = CSS.transform(values.placement)
        if transform != "none" { style["transform"] = transform }
        let opacity = min(max(values.number(.opacity), 0), 1)
        if opacity < 1 { style["opacity"] = CSS.number(opacity) }
        if values.bool(.isIsolated) { style["isolation"] = "isolate" }
        if let filter = LayerMapping.filter(values) { style["filter"] = filter }
        let blend = values.keyword(.compositingFilter)
        if blend != "normal", blend != "", blend != "plus-darker" { style["mix-blend-mode"] = blend }
        return style
    }

    private func group(_ id: LayerID, depth: Int) -> String {
        guard depth < 64, let layer = tree.layers[id], budget.visit() else { return "" }
        let values = LayerValues(layer)
        guard !values.bool(.isHidden) else { return "" }
        let style = Self.style(values).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
        var content = painted(values)
        let children = values.layers(.sublayers).map { group($0, depth: depth + 1) }.joined()
        let inner = CSS.transform(values.sublayerPlacement)
        content += inner == "none" || children.isEmpty ? children : "<g style=\"transform:\(inner)\">\(children)</g>"
        if values.bool(.masksToBounds), !children.isEmpty {
            let name = "clip-\(id.rawValue)"
            content = "<clipPath id=\"\(name)\">\(rectangle(values, paint: ""))</clipPath><g clip-path=\"url(#\(name))\">\(content)</g>"
        }
        content += border(values)
        if let mask = values.layer(.mask) { content = masked(content, by: mask, of: values, depth: depth) }
        if let numbers = LayerMapping.coloring(values) {
            let matrix = "<feColorMatrix values=\"\(numbers)\"/>"
            content =
                "<filter id=\"colors-\(id.rawValue)\" \(Self.anywhere) color-interpolation-filters=\"sRGB\">\(matrix)</filter>" + content
        }
        return "<g data-layer=\"\(id.rawValue)\" style=\"\(style)\">\(content)</g>"
    }

    /// Returns the markup of `content` masked by the mask's own mask. Both use coordinates whose origin is the corner of the bounds.
    private func masked(_ content: String, by mask: LayerID, of values: LayerValues, depth: Int) -> String {
        let name = "mask-in-\(values.layer.id.rawValue)", origin = values.rect(.bounds).origin
        let move = "transform=\"translate(\(CSS.number(-origin.x)) \(CSS.number(-origin.y)))\""
        let markup = "<g \(move)>\(group(mask, depth: depth + 1))</g>"
        return "<mask id=\"\(name)\" \(Self.everywhere)>\(markup)</mask><g mask=\"url(#\(name))\">\(content)</g>"
    }

    private static let anywhere = "filterUnits=\"userSpaceOnUse\" x=\"-4000\" y=\"-4000\" width=\"12000\" height=\"12000\""
    private static let everywhere =
        "maskUnits=\"userSpaceOnUse\" x=\"-4000\" y=\"-4000\" width=\"12000\" height=\"12000\" style=\"mask-type:alpha\""

    private func painted(_ values: LayerValues) -> String {
        var markup = ""
        if let color = values.color(.backgroundColor), color.alpha > 0 {
            markup += rectangle(values, paint: " fill=\"\(CSS.color(color))\"")
        }
        switch values.keyword(.kind) {
        case "gradient": markup += gradient(values)
        case "shape":
            let mapping = LayerMapping(values: values, tree: tree, scale: 1)
            if var style = mapping.shape() {
                let trimmed = style.removeValue(forKey: "--trimmed") != nil
                let text = style.sorted { $0.key < $1.key }.map { "\(Self.dashed($0.key)):\($0.value)" }.joined(separator: ";")
                markup += "<path\(trimmed ? " pathLength=\"1\"" : "") style='\(text)'/>"
            }
        default: break
        }
        return markup + picture(values)
    }

    /// The contents: the part of the bitmap that `contentsRect` names, where gravity puts it.
    private func picture(_ values: LayerValues) -> String {
        guard let id = values.image(.contents), let image = tree.images[id] else { return "" }
        let part = values.rect(.contentsRect), width = Double(image.width), height = Double(image.height)
        let shown = CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        guard shown.width > 0, shown.height > 0 else { return "" }
        let place = LayerMapping(values: values, tree: tree, scale: 1).contentsFrame(shown.size)
        let picture =
            "<image data-image=\"\(id.rawValue)\" width=\"\(image.width)\" height=\"\(image.height)\" preserveAspectRatio=\"none\"/>"
        return "<svg \(Self.box(place)) viewBox=\"\(Self.list(shown))\" preserveAspectRatio=\"none\">\(picture)</svg>"
    }

    private static func box(_ rect: CGRect) -> String {
        "x=\"\(CSS.number(rect.minX))\" y=\"\(CSS.number(rect.minY))\" width=\"\(CSS.number(rect.width))\" height=\"\(CSS.number(rect.height))\""
    }

    private static func list(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { CSS.number($0) }.joined(separator: " ")
    }

    /// The border, a ring between two outlines.
    private func border(_ values: LayerValues) -> String {
        let width = max(values.number(.borderWidth), 0), bounds = values.rect(.bounds)
        guard width > 0, let color = values.color(.borderColor), color.alpha > 0 else { return "" }
        let whole = CGRect(origin: .zero, size: bounds.size)
        var outlines = outline(values, whole, radius: values.visibleCornerRadius)
        if width * 2 < values.shorterSide {
            outlines += outline(values, whole.insetBy(dx: width, dy: width), radius: max(values.visibleCornerRadius - width, 0))
        }
        return "<path fill-rule=\"evenodd\" fill=\"\(CSS.color(color))\" d=\"\(outlines)\"/>"
    }

    private func rectangle(_ values: LayerValues, paint: String) -> String {
        let bounds = values.rect(.bounds)
        let size = CGSize(width: max(bounds.width, 0), height: max(bounds.height, 0))
        return "<path d=\"\(outline(values, CGRect(origin: .zero, size: size), radius: values.visibleCornerRadius))\"\(paint)/>"
    }

    /// A rectangle with those corners round that the layer says, in its curve.
    private func outline(_ values: LayerValues, _ rect: CGRect, radius: Double) -> String {
        let corners = radius > 0 ? values.whole(.maskedCorners, upTo: 15) : 0
        let reach = radius * LayerMapping.continuousReach
        let isContinuous = values.keyword(.cornerCurve) == "continuous" && reach <= Double(min(rect.width, rect.height)) / 2
        // Clockwise from the top left: the corner, and the directions in which its curve begins and ends.
        let all: [(bit: Int, x: CGFloat, y: CGFloat, from: (Double, Double), to: (Double, Double))] = [
            (1, rect.minX, rect.minY, (0, 1), (1, 0)), (2, rect.maxX, rect.minY, (-1, 0), (0, 1)),
            (8, rect.maxX, rect.maxY, (0, -1), (-1, 0)), (4, rect.minX, rect.maxY, (1, 0), (0, -1)),
        ]
        // Both curves pass the same point on the diagonal.
        let end = isContinuous ? reach : radius, control = isContinuous ? radius * 0.2715 : radius * 0.4477152
        func point(_ x: Double, _ y: Double) -> String { CSS.number(x) + " " + CSS.number(y) }
        let sides = all.map { corner in
            let (x, y) = (Double(corner.x), Double(corner.y))
            guard corners & corner.bit != 0 else { return point(x, y) }
            func along(_ direction: (Double, Double), _ length: Double) -> String {
                point(x + direction.0 * length, y + direction.1 * length)
            }
            return along(corner.from, end) + "C" + along(corner.from, control) + " " + along(corner.to, control) + " "
                + along(corner.to, end)
        }
        return "M" + sides.joined(separator: "L") + "Z"
    }

    private func gradient(_ values: LayerValues) -> String {
        let colors = values.colors(.colors), bounds = values.rect(.bounds)
        guard !colors.isEmpty else { return "" }
        let stops = zip(colors, GradientStops.locations(values.numbers(.locations), count: colors.count)).map {
            "<stop offset=\"\(CSS.number($1))\" stop-color=\"\(CSS.color($0))\"/>"
        }.joined()
        let start = values.point(.startPoint), end = values.point(.endPoint), name = "paint-\(values.layer.id.rawValue)"
        let x1 = start.x * bounds.width, y1 = start.y * bounds.height, x2 = end.x * bounds.width, y2 = end.y * bounds.height
        let definition: String
        switch values.keyword(.gradientType) {
        case "radial":
            let place = "translate(\(CSS.number(x1)) \(CSS.number(y1))) scale(\(CSS.number(abs(x2 - x1))) \(CSS.number(abs(y2 - y1))))"
            definition =
                "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(place)\">\(stops)</radialGradient>"
        case "conic": definition = conic(values, name: name)
        default:
            let line = "x1=\"\(CSS.number(x1))\" y1=\"\(CSS.number(y1))\" x2=\"\(CSS.number(x2))\" y2=\"\(CSS.number(y2))\""
            definition = "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(stops)</linearGradient>"
        }
        return definition + rectangle(values, paint: " fill=\"url(#\(name))\"")
    }

    /// SVG has no conic gradients: the page draws a picture of one.
    private func conic(_ values: LayerValues, name: String) -> String {
        let bounds = values.rect(.bounds), start = values.point(.startPoint), end = values.point(.endPoint), colors = values.colors(.colors)
        let (x, y) = (start.x * bounds.width, start.y * bounds.height)
        let angle = atan2((end.y - start.y) * bounds.height, (end.x - start.x) * bounds.width)
        let stops = zip(colors, GradientStops.locations(values.numbers(.locations), count: colors.count)).map {
            CSS.number(min(max($1, 0), 1)) + ":" + CSS.color($0)
        }
        let size = "width=\"\(CSS.number(bounds.width))\" height=\"\(CSS.number(bounds.height))\""
        let place = [x, y, angle].map { CSS.number($0) }.joined(separator: " ")
        let image = "<image data-conic=\"\(place)\" data-stops=\"\(stops.joined(separator: ";"))\" \(size) preserveAspectRatio=\"none\"/>"
        return "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(size)>\(image)</pattern>"
    }

    /// `strokeWidth` → `stroke-width`.
    private static func dashed(_ property: String) -> String {
        property.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
