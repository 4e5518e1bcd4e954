import Foundation
@testable import RenderProtocol

/// Builds trees for tests, layer by layer.
struct TestTree {
    private(set) var tree = RenderTree()
    private(set) var commit = Commit(sequence: 1, time: 100)

    init(width: Double = 393, height: Double = 852) {
        layer(
            1,
            [
                .bounds: .rect(CGRect(x: 0, y: 0, width: width, height: height)), .anchorPoint: .point(.zero),
                .backgroundColor: .color(.gray(1)),
            ])
        tree.root = LayerID(1)
        tree.sequence = 1
        tree.time = 100
    }

    /// Begins the next commit.
    mutating func next(at time: Double) {
        tree.sequence += 1
        tree.time = time
        commit = Commit(sequence: tree.sequence, time: time)
    }

    mutating func layer(_ id: UInt64, in parent: UInt64? = nil, _ properties: [LayerKey: LayerValue]) {
        let id = LayerID(id)
        tree.layers[id, default: RenderLayer(id: id)].properties.merge(properties) { $1 }
        commit.operations.append(.setLayer(id, properties))
        guard let parent else { return }
        var siblings: [LayerID] = []
        if case .layers(let layers)? = tree.layers[LayerID(parent)]?[.sublayers] { siblings = layers }
        layer(parent, [.sublayers: .layers(siblings + [id])])
    }

    mutating func frame(
        _ id: UInt64, in parent: UInt64, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ more: [LayerKey: LayerValue] = [:]
    ) {
        let geometry: [LayerKey: LayerValue] = [
            .bounds: .rect(CGRect(x: 0, y: 0, width: width, height: height)),
            .position: .point(CGPoint(x: x + width / 2, y: y + height / 2)),
        ]
        layer(id, in: parent, geometry.merging(more) { $1 })
    }

    mutating func animate(_ id: UInt64, _ animation: RenderAnimation) {
        tree.layers[LayerID(id)]?.animations.append(animation)
        commit.operations.append(.addAnimation(LayerID(id), animation))
    }

    mutating func image(_ id: UInt64, width: Int, height: Int, _ bgra: (Int, Int) -> [UInt8]) {
        var pixels = Data()
        for y in 0..<height { for x in 0..<width { pixels.append(contentsOf: bgra(x, y)) } }
        let image = RenderImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: false, pixels: pixels)
        tree.images[ImageID(id)] = image
        commit.operations.append(.addImage(ImageID(id), image))
    }
}

extension RenderColor {
    static func gray(_ white: Double, alpha: Double = 1) -> RenderColor { RenderColor(red: white, green: white, blue: white, alpha: alpha) }
    static let red = RenderColor(red: 1, green: 0.23, blue: 0.19)
    static let green = RenderColor(red: 0.2, green: 0.78, blue: 0.35)
    static let blue = RenderColor(red: 0, green: 0.48, blue: 1)
}
