import Foundation
import RenderProtocol

/// From a layer's properties to the page's elements: RENDERING's table, as a pure function.
struct LayerMapping {
    let values: LayerValues
    let tree: RenderTree
    /// The device's pixels per point.
    let scale: Double
    /// Parts to make even where nothing needs them now: an animation will.
    var required: Set<PageLayer.Part> = []
    /// Whether an animation draws parts of the path's line.
    var trims = false

    var bounds: CGRect { values.rect(.bounds) }
    var kind: String { values.keyword(.kind) }
    private var isSpace: Bool { values.layer.isSpace }

    func pageLayer() -> PageLayer {
        var page = moment()
        page.name = values.name
        page.children = orderedSublayers()
        if let mask = values.layer(.mask), tree.layers[mask] != nil {
            page.mask = MaskMapping(tree: tree, origin: bounds.origin).markup(of: mask)
        }
        if kind == "replicator" { page.replicator = replicator() }
        if kind == "emitter" { page.particles = particles() }
        page.hosted = Int(exactly: values.number(.hostedContext)).flatMap { $0 == 0 ? nil : $0 }
        page.coloring = Self.coloring(values)
        page.darkens = values.keyword(.compositingFilter) == "plus-darker"
        return page
    }

    /// The parts with their styles: what an animation can change from moment to moment.
    func moment() -> PageLayer {
        var page = PageLayer()
        page.parts[.box] = box()
        page.parts[.inner] = inner()
        page.parts[.border] = border()
        page.parts[.shadow] = shadowPath()
        if page.parts[.shadow] != nil { moveGround(of: &page) }
        page.parts[.shape] = kind == "shape" ? shape() : nil
        addContents(to: &page)
        return page
    }

    /// The box's own background would lie below the shadow, which lies behind all that the layer shows: another part takes it.
    private func moveGround(of page: inout PageLayer) {
        var ground: PageLayer.Style = [:]
        for property in ["backgroundColor", "backgroundImage"] { ground[property] = page.parts[.box]?.removeValue(forKey: property) }
        guard !ground.isEmpty || required.contains(.ground) else { return }
        addCorners(to: &ground)
        page.parts[.ground] = ground
    }

    private func replicator() -> PageLayer.Replicator {
        // No colour means that nothing multiplies.
        let color = values.color(.instanceColor).map { [$0.red, $0.green, $0.blue, $0.alpha] }
        let offsets = [LayerKey.instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset].map {
            values.number($0)
        }
        let isPlain = color == [1, 1, 1, 1] && offsets.allSatisfy { $0 == 0 }
        return PageLayer.Replicator(
            count: values.whole(.instanceCount, upTo: 1000), delay: values.number(.instanceDelay),
            transform: CSS.transform(centred(values.transform(.instanceTransform))), color: isPlain ? nil : color,
            offsets: offsets)
    }

    /// Sublayers from back to front: by `zPosition`, those of the same in the order of the list.
    private func orderedSublayers() -> [LayerID] {
        let layers = values.layers(.sublayers).filter { id in tree.layers[id].map { $0[.kind] != .keyword("particles") } ?? false }
        let depths = layers.map { LayerValues(tree.layers[$0]!).number(.zPosition) }
        guard depths.contains(where: { $0 != 0 }) else { return layers }
        return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
    }

    /// The transform about the layer's anchor point, in coordinates with the bounds' corner at the origin.
    private func centred(_ transform: RenderTransform) -> RenderTransform {
        let anchor = values.point(.anchorPoint), x = anchor.x * bounds.width, y = anchor.y * bounds.height
        return RenderTransform.translation(x: -x, y: -y).concatenating(transform).concatenating(.translation(x: x, y: y))
    }

    // MARK: - The layer's element

    private func box() -> PageLayer.Style {
        var style: PageLayer.Style = ["width": CSS.pixels(bounds.width), "height": CSS.pixels(bounds.height)]
        var placement = values.placement
        // A plane has no depth to scale; without it, CSS's cheap two dimensions do.
        if !isSpace { placement.flattenDepth() }
        let transform = CSS.transform(placement)
        if transform != "none" { style["transform"] = transform }
        if values.bool(.isHidden) { style["display"] = "none" }
        if !values.bool(.isDoubleSided) { style["backfaceVisibility"] = "hidden" }
        if isSpace {
            // It has no plane of its own: nothing to fill, clip or border.
            style["transformStyle"] = "preserve-3d"
            return style
        }
        let opacity = min(max(values.number(.opacity), 0), 1) * tree.spaceOpacity(above: values.layer.id)
        if opacity < 1 { style["opacity"] = CSS.number(opacity) }
        if let color = values.color(.backgroundColor), color.alpha > 0 { style["backgroundColor"] = CSS.color(color) }
        if kind == "gradient", let image = gradient() { style["backgroundImage"] = image }
        addCorners(to: &style)
        if values.bool(.masksToBounds) { style["overflow"] = "clip" }
        addEffects(to: &style)
        return style
    }

    private func addEffects(to style: inout PageLayer.Style) {
        let blend = values.keyword(.compositingFilter)
        if blend != "normal", blend != "", blend != "plus-darker" { style["mixBlendMode"] = blend }
        if values.bool(.isIsolated) { style["isolation"] = "isolate" }
        if kind == "backdrop" {
            let radius = values.number(.backdropBlurRadius), saturation = values.number(.backdropSaturation)
            var filters: [String] = []
            if radius > 0 { filters.append("blur(\(CSS.pixels(radius)))") }
            if saturation != 1 { filters.append("saturate(\(CSS.number(max(saturation, 0))))") }
            if !filters.isEmpty { style["backdropFilter"] = filters.joined(separator: " ") }
        }
        addShadow(to: &style)
        if let filter = Self.filter(values) { style["filter"] = [style["filter"], filter].compactMap { $0 }.joined(separator: " ") }
    }

    /// Blur and colours of the finished picture; nil where it stays as it is.
    static func filter(_ values: LayerValues) -> String? {
        var filters: [String] = []
        let radius = values.number(.filterBlurRadius)
        if radius > 0 { filters.append("blur(\(CSS.pixels(radius)))") }
        if coloring(values) != nil { filters.append("url(#colors-\(values.layer.id.rawValue))") }
        return filters.isEmpty ? nil : filters.joined(separator: " ")
    }

    /// The numbers of the matrix of the layer's colours.
    static func coloring(_ values: LayerValues) -> String? {
        let numbers = values.numbers(.filterColorMatrix)
        return numbers.count == 20 ? numbers.map { CSS.number($0, digits: 1e5) }.joined(separator: " ") : nil
    }

    /// Browsers cut what a filter adds to a masked element, so masked layers keep the box shadow.
    ///
    /// A clipped layer shows no shadow, and a path has its own part. Beneath an opaque background the cheap box shadow is all that can be seen;
    /// anything else casts the shadow of what is painted.
    private func addShadow(to style: inout PageLayer.Style) {
        guard let color = visibleShadow(), values.path(.shadowPath) == nil else { return }
        let offset = values.size(.shadowOffset), radius = max(values.number(.shadowRadius), 0)
        let place = CSS.pixels(offset.width) + " " + CSS.pixels(offset.height)
        if let background = values.color(.backgroundColor), background.alpha >= 1,
            values.layer(.mask) != nil || !tree.hasOverflow(values.layer)
        {
            style["boxShadow"] = "\(place) \(CSS.pixels(radius * 2)) \(color)"
            // Shadows of plain rectangles have a blur of their own in some browsers, that of round ones is the one of all other shadows.
            if style["borderRadius"] == nil { style["borderRadius"] = "0.01px" }
        } else {
            style["filter"] = "drop-shadow(\(place) \(CSS.pixels(radius)) \(color))"
        }
    }

    private func visibleShadow() -> String? {
        let opacity = values.number(.shadowOpacity)
        guard opacity > 0, !values.bool(.masksToBounds), let color = values.color(.shadowColor), color.alpha > 0 else { return nil }
        return CSS.color(color, alpha: opacity)
    }

    private func shadowPath() -> PageLayer.Style? {
        guard !isSpace, let color = visibleShadow(), let path = values.path(.shadowPath) else {
            return required.contains(.shadow) ? [:] : nil
        }
        let offset = values.size(.shadowOffset)
        return [
            "d": "path(\"\(CSS.path(path))\")", "fill": color, "filter": "blur(\(CSS.pixels(max(values.number(.shadowRadius), 0))))",
            "transform": "translate(\(CSS.pixels(offset.width - bounds.minX)),\(CSS.pixels(offset.height - bounds.minY)))",
        ]
    }

    // MARK: - Corners and border

    /// A continuous corner begins further out than a circular one and passes the same point on the diagonal.
    static let continuousReach = 1.528665
    private static let continuousShape: String = {
        let diagonal = 1 - (1 - 0.5.squareRoot()) / continuousReach
        return "superellipse(\(CSS.number(log2(-1 / log2(diagonal)))))"
    }()

    func addCorners(to style: inout PageLayer.Style) {
        let radius = values.visibleCornerRadius
        guard radius > 0 else { return }
        var reach = radius
        // Where the longer curve does not fit, corners are circular, as on iOS.
        if values.keyword(.cornerCurve) == "continuous", radius * Self.continuousReach <= values.shorterSide / 2 {
            reach = radius * Self.continuousReach
            style["cornerShape"] = Self.continuousShape
        }
        let corners = values.whole(.maskedCorners, upTo: 15), length = CSS.pixels(reach)
        // CSS goes clockwise from the top left; Core Animation's bits row by row.
        let lengths = [1, 2, 8, 4].map { corners & $0 != 0 ? length : "0" }
        style["borderRadius"] = Set(lengths).count == 1 ? lengths[0] : lengths.joined(separator: " ")
    }

    private func border() -> PageLayer.Style? {
        let width = max(values.number(.borderWidth), 0)
        guard !isSpace, width > 0, let color = values.color(.borderColor) else {
            return required.contains(.border) ? ["borderWidth": "0"] : nil
        }
        // A border as wide as half the layer fills it, and browsers round widths.
        let fills = width * 2 >= values.shorterSide
        var style: PageLayer.Style = ["borderWidth": fills ? "0" : CSS.pixels(width), "borderColor": CSS.color(color)]
        if fills { style["backgroundColor"] = CSS.color(color) }
        addCorners(to: &style)
        return style
    }

    private func inner() -> PageLayer.Style? {
        let transform = CSS.transform(values.sublayerPlacement)
        guard transform != "none" || required.contains(.inner) else { return nil }
        var style: PageLayer.Style = ["transform": transform]
        if isSpace || values.transform(.sublayerTransform) != .identity { style["transformStyle"] = "preserve-3d" }
        return style
    }
}

extension RenderTransform {
    /// Drops the scale of z where nothing depends on it.
    fileprivate mutating func flattenDepth() {
        var flat = self
        flat.m33 = 1
        // A negative one turns the back to the front.
        if m33 > 0, flat.isAffine { self = flat }
    }
}
