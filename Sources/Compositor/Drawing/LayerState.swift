import CoreGraphics
import Foundation
import RenderProtocol

/// A layer's properties at one moment, in the types that drawing needs.
struct LayerState {
    private let layer: RenderLayer
    private let time: Double

    let bounds: CGRect
    let kind: String

    init(_ layer: RenderLayer, at time: Double) {
        (self.layer, self.time) = (layer, time)
        if case .rect(let rect) = layer.value(.bounds, at: time) { bounds = rect.standardized } else { bounds = .zero }
        if case .keyword(let word) = layer[.kind] { kind = word } else { kind = "layer" }
    }

    var id: LayerID { layer.id }
    func has(_ key: LayerKey) -> Bool { layer.properties.contains(key) || !layer.animations.isEmpty }
    func value(_ key: LayerKey) -> LayerValue { layer.value(key, at: time) }

    func number(_ key: LayerKey) -> Double { if case .number(let value) = value(key) { value } else { 0 } }
    /// A number that stands for a whole one, which on its way between two may be anything.
    func whole(_ key: LayerKey, upTo limit: Int) -> Int { Int(max(0, min(number(key), Double(limit)))) }
    func bool(_ key: LayerKey) -> Bool { if case .bool(let value) = value(key) { value } else { false } }
    func point(_ key: LayerKey) -> CGPoint { if case .point(let value) = value(key) { value } else { .zero } }
    func rect(_ key: LayerKey) -> CGRect { if case .rect(let value) = value(key) { value } else { .zero } }
    func keyword(_ key: LayerKey) -> String { if case .keyword(let value) = value(key) { value } else { "" } }
    /// All transforms are the identity where nothing is said.
    func transform(_ key: LayerKey) -> RenderTransform {
        if has(key), case .transform(let value) = value(key) { value } else { .identity }
    }
    func numbers(_ key: LayerKey) -> [Double] { if case .numbers(let value) = value(key) { value } else { [] } }
    func size(_ key: LayerKey) -> CGSize { if case .size(let value) = value(key) { value } else { .zero } }
    func path(_ key: LayerKey) -> RenderPath? { if case .path(let value) = value(key) { value } else { nil } }

    /// nil for no colour or one that does not show.
    func color(_ key: LayerKey) -> RenderColor? {
        if case .color(let value) = value(key), value.alpha > 0 { value } else { nil }
    }

    var sublayers: [LayerID] { if case .layers(let ids)? = layer.properties[.sublayers] { ids } else { [] } }
    var mask: LayerID? { if case .layer(let id)? = layer.properties[.mask] { id } else { nil } }
    var contents: ImageID? { if case .image(let id) = value(.contents) { id } else { nil } }
    var crossfade: (from: ImageID, progress: Double)? { layer.animations.isEmpty ? nil : layer.crossfade(at: time) }

    var opacity: Double { min(max(number(.opacity), 0), 1) }

    var geometry: LayerGeometry {
        LayerGeometry(
            bounds: bounds, position: point(.position), anchorPoint: point(.anchorPoint), zPosition: number(.zPosition),
            anchorPointZ: number(.anchorPointZ),
            transform: transform(.transform))
    }

    /// The transform that the layer applies to its sublayers.
    var childTransform: RenderTransform {
        guard has(.sublayerTransform) || has(.isGeometryFlipped) else { return .identity }
        return LayerGeometry.childTransform(
            bounds: bounds, anchorPoint: point(.anchorPoint), sublayerTransform: transform(.sublayerTransform),
            isFlipped: bool(.isGeometryFlipped))
    }

    /// Whether the layer has no plane of its own and holds its sublayers in space.
    var isSpace: Bool { kind == "transform" || kind == "replicator" && bool(.preservesDepth) }

    /// The corners that are round.
    var corners: Corners {
        let radius = has(.cornerRadius) ? max(number(.cornerRadius), 0) : 0
        return Corners(
            radius: radius, mask: radius > 0 ? whole(.maskedCorners, upTo: 15) : 0,
            isContinuous: radius > 0 && keyword(.cornerCurve) == "continuous")
    }
}
