import Compositor
import DeviceProtocol
import Foundation
import RenderProtocol

/// Draws the pictures of a video, which are all of one size: that of the interface at the start. An interface that turns later is fitted in.
final class VideoCanvas {
    /// In points.
    private let size: CGSize
    private let compositor: Compositor

    /// A finger on the screen.
    struct Touch: Equatable {
        /// In points of the display held upright.
        var point: CGPoint
        /// 0…1
        var opacity: Double
    }

    init(device: DeviceDescription, orientation: DeviceOrientation, longestSide: Int?) {
        let native = CGSize(width: device.width, height: device.height)
        size = DisplayTurn(orientation: orientation, native: native).size
        var scale = device.scale
        if let longestSide { scale = min(scale, Double(max(longestSide, 16)) / max(size.width, size.height, 1)) }
        compositor = Compositor(scale: scale)
    }

    /// Draws a tree at a media time.
    ///
    /// - Throws: `CommitError` for trees of apps that use up the numbers of commits and layers.
    func picture(
        of tree: RenderTree, device: DeviceDescription, orientation: DeviceOrientation, time: Double, touches: [Touch] = [],
        hosting hosted: [Int: RenderTree] = [:]
    ) throws -> RenderedFrame {
        let turn = DisplayTurn(orientation: orientation, native: CGSize(width: device.width, height: device.height))
        let shown = try fitted(turn.turned(try marked(tree, turn.native, touches)), turn.size)
        return compositor.render(shown, at: time, size: size, hosting: hosted)
    }

    /// The tree with circles where fingers are.
    private func marked(_ tree: RenderTree, _ display: CGSize, _ touches: [Touch]) throws -> RenderTree {
        guard !touches.isEmpty, let root = tree.root else { return tree }
        var operations: [Commit.Operation] = [], marks: [LayerID] = []
        for (number, touch) in touches.prefix(Self.maximumTouches).enumerated() {
            let mark = LayerID(.max - 3 - UInt64(number))
            marks.append(mark)
            operations.append(
                .setLayer(
                    mark,
                    [
                        .bounds: .rect(CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)), .position: .point(touch.point),
                        .cornerRadius: .number(Self.diameter / 2), .opacity: .number(touch.opacity), .borderWidth: .number(2),
                        .backgroundColor: .color(RenderColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.45)),
                        .borderColor: .color(RenderColor(red: 1, green: 1, blue: 1, alpha: 0.8)),
                    ]))
        }
        let frame = LayerID(.max - 2)
        operations.append(.setLayer(frame, Self.container(of: [root] + marks, size: display)))
        return try Self.adding(operations, root: frame, to: tree)
    }

    private static let maximumTouches = 10
    /// In points.
    private static let diameter = 44.0

    /// The tree made smaller and put in the middle where it has another size than the video.
    private func fitted(_ tree: RenderTree, _ own: CGSize) throws -> RenderTree {
        guard own != size, own.width > 0, own.height > 0, let root = tree.root else { return tree }
        let factor = min(size.width / own.width, size.height / own.height)
        var matrix = RenderTransform.identity
        (matrix.m11, matrix.m22) = (factor, factor)
        (matrix.m41, matrix.m42) = ((size.width - own.width * factor) / 2, (size.height - own.height * factor) / 2)
        var properties = Self.container(of: [root], size: size)
        properties[.sublayerTransform] = .transform(matrix)
        let frame = LayerID(.max - 1)
        return try Self.adding([.setLayer(frame, properties)], root: frame, to: tree)
    }

    private static func container(of layers: [LayerID], size: CGSize) -> LayerProperties {
        [.anchorPoint: .point(.zero), .bounds: .rect(CGRect(origin: .zero, size: size)), .sublayers: .layers(layers)]
    }

    private static func adding(_ operations: [Commit.Operation], root: LayerID, to tree: RenderTree) throws -> RenderTree {
        var changed = tree
        try changed.apply(Commit(sequence: tree.sequence &+ 1, time: tree.time, operations: operations + [.setRoot(root)]))
        return changed
    }
}

extension RenderedFrame {
    /// BGRA, rows from top to bottom without padding.
    var packedPixels: Data {
        let (pixels, row) = (pixels, width * 4)
        guard bytesPerRow != row else { return pixels.prefix(row * height) }
        var packed = Data(capacity: row * height)
        for number in 0..<height {
            let start = pixels.startIndex + number * bytesPerRow
            packed += pixels[start..<start + row]
        }
        return packed
    }
}

extension RenderTree {
    /// Whether it looks different at each moment from a media time on, without another commit.
    func isMoving(at time: Double) -> Bool {
        layers.values.contains { layer in
            switch layer[.kind] {
            case .keyword("emitter"): return true
            // Its copies may lag behind.
            case .keyword("replicator"): return animates(from: -.infinity)
            default: return layer.animations.contains { $0.timing.speed != 0 && $0.timing.end > time }
            }
        }
    }

    private func animates(from time: Double) -> Bool { layers.values.contains { $0.animations.contains { $0.timing.speed != 0 } } }
}
