import Foundation
import RenderProtocol

/// Builds trees for tests, layer by layer; the commit collects what is done since the last one.
struct TestTree {
    private var base = RenderTree()
    private(set) var commit = Commit(sequence: 1, time: 100)
    private var children: [UInt64: [LayerID]] = [:]

    init(width: Double = 393, height: Double = 852) {
        layer(
            1,
            [
                .bounds: .rect(CGRect(x: 0, y: 0, width: width, height: height)), .anchorPoint: .point(.zero),
                .backgroundColor: .color(.gray(1)),
            ])
        commit.operations.append(.setRoot(LayerID(1)))
    }

    /// The tree after the commit.
    var tree: RenderTree {
        var tree = base
        do { try tree.apply(commit) } catch { fatalError("the test's own commit is wrong: \(error)") }
        return tree
    }

    /// Begins the next commit.
    mutating func next(at time: Double) {
        base = tree
        commit = Commit(sequence: commit.sequence + 1, time: time)
    }

    mutating func layer(_ id: UInt64, in parent: UInt64? = nil, _ properties: LayerProperties) {
        commit.operations.append(.setLayer(LayerID(id), properties))
        guard let parent else { return }
        children[parent, default: []].append(LayerID(id))
        commit.operations.append(.setLayer(LayerID(parent), [.sublayers: .layers(children[parent]!)]))
    }

    mutating func frame(
        _ id: UInt64, in parent: UInt64, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ more: LayerProperties = [:]
    ) {
        let geometry: LayerProperties = [
            .bounds: .rect(CGRect(x: 0, y: 0, width: width, height: height)),
            .position: .point(CGPoint(x: x + width / 2, y: y + height / 2)),
        ]
        layer(id, in: parent, geometry.merging(more) { $1 })
    }

    mutating func animate(_ id: UInt64, _ animation: RenderAnimation) { commit.operations.append(.addAnimation(LayerID(id), animation)) }

    mutating func image(_ id: UInt64, width: Int, height: Int, isOpaque: Bool = false, _ bgra: (Int, Int) -> [UInt8]) {
        var pixels = Data()
        for y in 0..<height { for x in 0..<width { pixels.append(contentsOf: bgra(x, y)) } }
        let image = RenderImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque, pixels: pixels)
        commit.operations.append(.addImage(ImageID(id), image))
    }

    /// An opaque image of one gray.
    mutating func plainImage(_ id: UInt64, width: Int, height: Int, gray: UInt8) {
        let pixels = Data(repeating: gray, count: width * height * 4)
        commit.operations.append(
            .addImage(ImageID(id), RenderImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: false, pixels: pixels)))
    }
}

extension RenderColor {
    static func gray(_ white: Double, alpha: Double = 1) -> RenderColor { RenderColor(red: white, green: white, blue: white, alpha: alpha) }
    static let red = RenderColor(red: 1, green: 0.23, blue: 0.19)
    static let green = RenderColor(red: 0.2, green: 0.78, blue: 0.35)
    static let blue = RenderColor(red: 0, green: 0.48, blue: 1)
}
