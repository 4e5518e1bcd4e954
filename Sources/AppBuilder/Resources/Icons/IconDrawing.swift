import Foundation

/// Writes an icon as a drawing: its groups above each other, with shadows, blend modes and the light edges of glass.
///
/// Glass is made of what drawings have: opacity, a blurred ground below it, and a white line along its upper edges.
struct IconDrawing {
    /// Reads a layer's picture, in the size that it is drawn in.
    let picture: (IconDocument.Layer, Double) throws -> IconPicture
    /// Draws what is finished, for the ground that shows through glass.
    let flatten: (String) throws -> String

    private var body = ""
    private var definitions = ""
    private var number = 0

    /// Opacities of glass: icons are mostly opaque even where all is translucent.
    private static let fullTranslucency = 0.5
    /// A neutral shadow's darkness where its opacity is 1.
    private static let shadowDarkness = 0.6

    init(
        picture: @escaping (IconDocument.Layer, Double) throws -> IconPicture, flatten: @escaping (String) throws -> String
    ) {
        (self.picture, self.flatten) = (picture, flatten)
    }

    /// The drawing of an icon, in SVG.
    ///
    /// - Throws: `BuildFailure` for a picture that cannot be read.
    mutating func write(_ document: IconDocument) throws -> String {
        body = rectangle(paint: paint(document.fill))
        for group in document.groups.reversed() where !group.isHidden { try add(group) }
        return svg
    }

    /// The drawing as far as it is written.
    private var svg: String {
        let side = Int(IconDocument.side)
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(side)\" height=\"\(side)\" viewBox=\"0 0 \(side) \(side)\"><defs>\(definitions)</defs>\(body)</svg>"
    }

    private func rectangle(paint: String) -> String {
        "<rect width=\"\(IconDocument.side)\" height=\"\(IconDocument.side)\" \(paint)/>"
    }

    private mutating func name(_ prefix: String) -> String {
        number += 1
        return prefix + "\(number)"
    }

    // MARK: Groups

    private mutating func add(_ group: IconDocument.Group) throws {
        let visible = group.layers.filter { !$0.isHidden }
        guard !visible.isEmpty else { return }
        let layers = try visible.reversed().map { layer in
            let scale = layer.position.scale * group.position.scale
            return (layer: layer, text: try shape(of: layer, try picture(layer, scale), in: group))
        }
        if group.blur > 0, group.translucency > 0, layers.contains(where: \.layer.isGlass) { try addBlurredGround(group, layers) }
        let shadow = group.shadow.map { filter(shadow: $0) }
        let content = layers.map { layer, text in
            let effects = [layer.isGlass && group.isSpecular ? edgeFilter : nil, group.isCombined ? nil : shadow].compactMap { $0 }
            let opacity = layer.opacity * (layer.isGlass ? 1 - group.translucency * Self.fullTranslucency : 1)
            return wrap(text, filters: effects, opacity: opacity, blendMode: layer.blendMode)
        }.joined()
        body += wrap(
            "<g\(transform(group.position))>\(content)</g>", filters: group.isCombined ? [shadow].compactMap { $0 } : [],
            opacity: group.opacity, blendMode: group.blendMode)
    }

    /// Lays a blurred copy of what is below under a group's glass.
    private mutating func addBlurredGround(_ group: IconDocument.Group, _ layers: [(layer: IconDocument.Layer, text: String)]) throws {
        let ground = "<image width=\"\(IconDocument.side)\" height=\"\(IconDocument.side)\" xlink:href=\"\(try flatten(svg))\"/>"
        let (mask, blur) = (name("m"), name("f"))
        let shapes = layers.filter(\.layer.isGlass).map(\.text).joined()
        definitions +=
            "<mask id=\"\(mask)\" style=\"mask-type:alpha\" \(Self.whole(maskUnits: true))><g\(transform(group.position))>\(shapes)</g></mask>"
            + "<filter id=\"\(blur)\" \(Self.whole())><feGaussianBlur stdDeviation=\"\(group.blur * 60)\" edgeMode=\"duplicate\"/></filter>"
        body = ground + "<g mask=\"url(#\(mask))\"><g filter=\"url(#\(blur))\">\(ground)</g></g>"
    }

    private func wrap(_ text: String, filters: [String], opacity: Double, blendMode: String) -> String {
        let filtered = filters.reduce(text) { "<g filter=\"url(#\($1))\">\($0)</g>" }
        guard opacity < 1 || blendMode != "normal" else { return filtered }
        return "<g opacity=\"\(opacity)\" style=\"mix-blend-mode:\(blendMode)\">\(filtered)</g>"
    }

    /// Moves and scales about the middle of the canvas.
    private func transform(_ position: IconDocument.Position) -> String {
        guard position != IconDocument.Position() else { return "" }
        let middle = IconDocument.side / 2
        return
            " transform=\"translate(\(middle + position.x) \(middle + position.y)) scale(\(position.scale)) translate(\(-middle) \(-middle))\""
    }

    // MARK: Layers

    /// A layer's picture in its place, painted with its fill.
    private mutating func shape(of layer: IconDocument.Layer, _ picture: IconPicture, in group: IconDocument.Group) throws -> String {
        let middle = IconDocument.side / 2
        let (x, y) = (middle - picture.width / 2, middle - picture.height / 2)
        let frame = "x=\"\(x)\" y=\"\(y)\" width=\"\(picture.width)\" height=\"\(picture.height)\""
        let image = "<image \(frame) preserveAspectRatio=\"none\" xlink:href=\"\(picture.address)\"/>"
        guard let fill = layer.fill else { return "<g\(transform(layer.position))>\(image)</g>" }
        let mask = name("m")
        definitions += "<mask id=\"\(mask)\" style=\"mask-type:alpha\" \(Self.whole(maskUnits: true))>\(image)</mask>"
        return "<g\(transform(layer.position))><g mask=\"url(#\(mask))\"><rect \(frame) \(paint(fill))/></g></g>"
    }

    private mutating func paint(_ fill: IconFill) -> String {
        switch fill {
        case .automatic: return "fill=\"none\""
        case .solid(let color): return "fill=\"\(color.css)\" fill-opacity=\"\(color.components[3])\""
        case .gradient(let first, let second, let start, let end):
            let id = name("g")
            let stops = [(0, first), (1, second)].map {
                "<stop offset=\"\($0)\" stop-color=\"\($1.css)\" stop-opacity=\"\($1.components[3])\"/>"
            }
            definitions +=
                "<linearGradient id=\"\(id)\" x1=\"\(start.x)\" y1=\"\(start.y)\" x2=\"\(end.x)\" y2=\"\(end.y)\">\(stops.joined())</linearGradient>"
            return "fill=\"url(#\(id))\""
        }
    }

    // MARK: Effects

    /// The region of filters and masks: the canvas with a margin.
    private static func whole(maskUnits: Bool = false) -> String {
        let region = "x=\"-512\" y=\"-512\" width=\"2048\" height=\"2048\""
        return maskUnits
            ? "maskUnits=\"userSpaceOnUse\" \(region)" : "filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\" \(region)"
    }

    private mutating func filter(shadow: IconDocument.Shadow) -> String {
        let id = name("f")
        let isNeutral = shadow.kind == .neutral
        let blurred = "<feGaussianBlur in=\"\(isNeutral ? "SourceAlpha" : "SourceGraphic")\" stdDeviation=\"20\"/><feOffset dy=\"12\"/>"
        let slope = shadow.opacity * (isNeutral ? Self.shadowDarkness : 1)
        definitions +=
            "<filter id=\"\(id)\" \(Self.whole())>\(blurred)<feComponentTransfer result=\"shadow\"><feFuncA type=\"linear\" slope=\"\(slope)\"/></feComponentTransfer>"
            + "<feMerge><feMergeNode in=\"shadow\"/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
        return id
    }

    /// The filter of glass: a light line where nothing of the shape is above.
    private var edgeFilter: String {
        mutating get {
            let id = "edge"
            guard !definitions.contains("id=\"\(id)\"") else { return id }
            definitions +=
                "<filter id=\"\(id)\" \(Self.whole())><feOffset in=\"SourceAlpha\" dy=\"6\" result=\"below\"/>"
                + "<feFlood flood-color=\"white\" flood-opacity=\"0.4\"/><feComposite operator=\"in\" in2=\"SourceAlpha\"/>"
                + "<feComposite operator=\"out\" in2=\"below\" result=\"line\"/>"
                + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"line\"/></feMerge></filter>"
            return id
        }
    }
}
