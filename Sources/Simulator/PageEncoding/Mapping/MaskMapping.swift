import Foundation
import RenderProtocol

/// A mask layer as SVG: elements of HTML cannot stand inside a mask, so each layer becomes a group with what it paints.
struct MaskMapping {
    let tree: RenderTree
    /// The masked layer's bounds origin, in whose coordinates the mask is placed.
    let origin: CGPoint

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
        return style
    }

    private func group(_ id: LayerID, depth: Int) -> String {
        guard depth < 64, let layer = tree.layers[id] else { return "" }
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
        return "<g data-layer=\"\(id.rawValue)\" style=\"\(style)\">\(content)</g>"
    }

    private func painted(_ values: LayerValues) -> String {
        var markup = ""
        let bounds = values.rect(.bounds)
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
        if let image = values.image(.contents), tree.images[image] != nil {
            markup +=
                "<image data-image=\"\(image.rawValue)\" width=\"\(CSS.number(bounds.width))\" height=\"\(CSS.number(bounds.height))\" preserveAspectRatio=\"none\"/>"
        }
        return markup
    }

    private func rectangle(_ values: LayerValues, paint: String) -> String {
        let bounds = values.rect(.bounds)
        let radius = values.visibleCornerRadius
        return
            "<rect width=\"\(CSS.number(max(bounds.width, 0)))\" height=\"\(CSS.number(max(bounds.height, 0)))\" rx=\"\(CSS.number(radius))\"\(paint)/>"
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
        if values.keyword(.gradientType) == "radial" {
            let place = "translate(\(CSS.number(x1)) \(CSS.number(y1))) scale(\(CSS.number(abs(x2 - x1))) \(CSS.number(abs(y2 - y1))))"
            definition =
                "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(place)\">\(stops)</radialGradient>"
        } else {
            let line = "x1=\"\(CSS.number(x1))\" y1=\"\(CSS.number(y1))\" x2=\"\(CSS.number(x2))\" y2=\"\(CSS.number(y2))\""
            definition = "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(stops)</linearGradient>"
        }
        return definition + rectangle(values, paint: " fill=\"url(#\(name))\"")
    }

    /// `strokeWidth` → `stroke-width`.
    private static func dashed(_ property: String) -> String {
        property.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
