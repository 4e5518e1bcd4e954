import Foundation
import RenderProtocol

/// A layer's properties by type: its model values, or some of them replaced by those of one moment of an animation.
struct LayerValues {
    let layer: RenderLayer
    var replaced: LayerProperties = [:]

    init(_ layer: RenderLayer, replaced: LayerProperties = [:]) { (self.layer, self.replaced) = (layer, replaced) }

    subscript(key: LayerKey) -> LayerValue { replaced[key] ?? layer[key] }

    func number(_ key: LayerKey) -> Double { if case .number(let value) = self[key] { value } else { 0 } }
    /// A number that stands for a whole one, which on its way between two may be anything.
    func whole(_ key: LayerKey, upTo limit: Int) -> Int { Int(max(0, min(number(key), Double(limit)))) }
    func bool(_ key: LayerKey) -> Bool { if case .bool(let value) = self[key] { value } else { false } }
    func numbers(_ key: LayerKey) -> [Double] { if case .numbers(let values) = self[key] { values } else { [] } }
    func point(_ key: LayerKey) -> CGPoint { if case .point(let value) = self[key] { value } else { .zero } }
    func size(_ key: LayerKey) -> CGSize { if case .size(let value) = self[key] { value } else { .zero } }
    func rect(_ key: LayerKey) -> CGRect { if case .rect(let value) = self[key] { value } else { .zero } }
    func color(_ key: LayerKey) -> RenderColor? { if case .color(let value) = self[key] { value } else { nil } }
    func colors(_ key: LayerKey) -> [RenderColor] { if case .colors(let values) = self[key] { values } else { [] } }
    func transform(_ key: LayerKey) -> RenderTransform { if case .transform(let value) = self[key] { value } else { .identity } }
    func path(_ key: LayerKey) -> RenderPath? { if case .path(let value) = self[key] { value } else { nil } }
    func image(_ key: LayerKey) -> ImageID? { if case .image(let value) = self[key] { value } else { nil } }
    func layer(_ key: LayerKey) -> LayerID? { if case .layer(let value) = self[key] { value } else { nil } }
    func layers(_ key: LayerKey) -> [LayerID] { if case .layers(let values) = self[key] { values } else { [] } }

    /// One of a key's words. Words end up in CSS and markup: anything but letters and hyphens is not one.
    func keyword(_ key: LayerKey) -> String {
        guard case .keyword(let word) = self[key], word.utf8.allSatisfy({ $0 == 45 || (65...90).contains($0) || (97...122).contains($0) })
        else { return "" }
        return word
    }

    /// The class of the layer's owner.
    var name: String { if case .keyword(let name) = self[.name] { name } else { "" } }

    var shorterSide: Double {
        let size = rect(.bounds).size
        return max(Double(min(size.width, size.height)), 0)
    }

    /// The corner radius as far as it fits.
    var visibleCornerRadius: Double { min(max(number(.cornerRadius), 0), shorterSide / 2) }

    var geometry: LayerGeometry {
        LayerGeometry(
            bounds: rect(.bounds), position: point(.position), anchorPoint: point(.anchorPoint), zPosition: number(.zPosition),
            anchorPointZ: number(.anchorPointZ), transform: transform(.transform))
    }

    /// From the layer's element, whose origin is the corner of the bounds, to its superlayer's coordinates.
    var placement: RenderTransform {
        let bounds = rect(.bounds)
        return RenderTransform.translation(x: bounds.minX, y: bounds.minY).concatenating(geometry.transformToParent)
    }

    /// From the coordinates sublayers are placed in to the layer's element.
    var sublayerPlacement: RenderTransform {
        let bounds = rect(.bounds)
        return LayerGeometry.childTransform(
            bounds: bounds, anchorPoint: point(.anchorPoint), sublayerTransform: transform(.sublayerTransform),
            isFlipped: bool(.isGeometryFlipped)
        ).concatenating(.translation(x: -bounds.minX, y: -bounds.minY))
    }
}
