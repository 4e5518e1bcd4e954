import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

/// A filter on the finished picture of a layer.
struct LayerFilter {
    /// Standard deviation of the blur in pixels.
    let sigma: Double
    /// Empty where colours stay as they are.
    let matrix: [Double]

    /// nil where nothing is done.
    init?(_ layer: LayerState, _ transform: RenderTransform) {
        guard layer.has(.filterBlurRadius) || layer.has(.filterColorMatrix) else { return nil }
        sigma = max(layer.number(.filterBlurRadius), 0) * transform.meanScale
        let numbers = layer.numbers(.filterColorMatrix)
        matrix = numbers.count == 20 ? numbers : []
        if sigma <= 0, matrix.isEmpty { return nil }
    }

    /// The extent by which the filter enlarges the picture on each side, in pixels.
    var reach: Int { sigma > 0 ? PixelRect.reach(ofBlur: sigma) : 0 }
    /// Whether pixels that show nothing get a colour, too.
    var fillsRoom: Bool { !matrix.isEmpty && matrix[19] > 0 }

    func apply(to surface: Surface) {
        let pixels = surface.buffer.pointer.assumingMemoryBound(to: UInt8.self)
        let (width, height) = (Int32(surface.rect.width), Int32(surface.rect.height))
        if sigma > 0 { qk_blur_bgra(pixels, surface.buffer.bytesPerRow, width, height, sigma, QKBlurEdgesClear) }
        if !matrix.isEmpty { qk_color_matrix_bgra(pixels, surface.buffer.bytesPerRow, width, height, matrix) }
    }
}

extension Painter {
    /// Paints a layer aside, filters the picture, and lays it over what is there.
    func paintFiltered(_ item: PaintItem, _ filter: LayerFilter, in state: PaintState) {
        var aside = state
        // What lies beyond the clip shines into it.
        aside.clip = state.clip.insetBy(-filter.reach)
        let source = extent(of: item, in: aside, withShadow: !item.layer.bool(.masksToBounds))
        let place = filter.fillsRoom ? aside.clip : source.insetBy(-filter.reach)
        guard !place.intersection(state.clip).isEmpty, place.width * place.height <= 64 << 20,
            let (apart, picture) = aside.aside(place, budget)
        else { return }
        aside = apart
        (aside.clip, aside.behind, aside.opacity) = (source, [], 1)
        if !source.isEmpty { paintGrouped(item, in: aside, isFiltered: true) }
        filter.apply(to: picture)
        aside.clip = place
        if let mask = item.layer.mask { apply(mask, to: picture, item, in: aside) }
        compose(picture, opacity: state.opacity, BlendOperation(item.layer.keyword(.compositingFilter)), onto: state)
    }

    /// The rectangle of its own coordinates that a layer shows something in, its shadow and filters included; nil where it has no bounds.
    func shownExtent(of layer: LayerState, _ shape: CGRect) -> CGRect? {
        let box = shape.union(shadowExtent(of: layer, shape))
        guard let filter = LayerFilter(layer, .identity) else { return box }
        let reach = CGFloat(filter.reach)
        return filter.fillsRoom ? nil : box.insetBy(dx: -reach, dy: -reach)
    }
}
