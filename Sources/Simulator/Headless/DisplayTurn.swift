import DeviceProtocol
import Foundation
import RenderProtocol

/// The conversion between the display's native (portrait) coordinates and those of an upright interface.
public struct DisplayTurn: Equatable, Sendable {
    public var orientation: DeviceOrientation
    /// Size of the display upright, in points.
    public var native: CGSize

    public init(orientation: DeviceOrientation, native: CGSize) { (self.orientation, self.native) = (orientation, native) }

    private var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

    /// Size of the interface as people see it.
    public var size: CGSize { isLandscape ? CGSize(width: native.height, height: native.width) : native }

    /// Converts a point of the interface to the display's native coordinates.
    public func native(x: Double, y: Double) -> (x: Double, y: Double) {
        switch orientation {
        case .portrait: (x, y)
        case .portraitUpsideDown: (native.width - x, native.height - y)
        case .landscapeLeft: (native.width - y, x)
        case .landscapeRight: (y, native.height - x)
        }
    }

    /// Converts a point of the display's native coordinates to the interface.
    public func upright(x: Double, y: Double) -> (x: Double, y: Double) {
        switch orientation {
        case .portrait: (x, y)
        case .portraitUpsideDown: (native.width - x, native.height - y)
        case .landscapeLeft: (y, native.width - x)
        case .landscapeRight: (native.height - y, x)
        }
    }

    /// Converts a rectangle of the display's native coordinates to the interface.
    package func upright(_ frame: CGRect) -> CGRect {
        let (a, b) = (upright(x: frame.minX, y: frame.minY), upright(x: frame.maxX, y: frame.maxY))
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }

    /// Converts a rectangle as elements have it (x, y, width, height of the native display) to the interface; empty where it has other numbers.
    package func upright(_ numbers: [Double]) -> CGRect { upright(CGRect(numbers)) }

    /// The frame of an element in points of the interface.
    package func frame(of node: ElementNode) -> CGRect { upright(node.frame) }

    /// The point that is touched to activate an element, in points of the interface; nil for the centre of its frame.
    package func activationPoint(of node: ElementNode) -> CGPoint? {
        guard let point = node.activationPoint, point.count == 2 else { return nil }
        let upright = upright(x: point[0], y: point[1])
        return CGPoint(x: upright.x, y: upright.y)
    }

    /// The tree under one more layer that turns it.
    ///
    /// - Throws: `CommitError` for trees of apps that use up the numbers of commits and layers.
    func turned(_ tree: RenderTree) throws -> RenderTree {
        guard orientation != .portrait, let root = tree.root else { return tree }
        var matrix = RenderTransform.identity
        switch orientation {
        case .portrait: break
        case .portraitUpsideDown: (matrix.m11, matrix.m22, matrix.m41, matrix.m42) = (-1, -1, native.width, native.height)
        case .landscapeLeft: (matrix.m11, matrix.m22, matrix.m12, matrix.m21, matrix.m42) = (0, 0, -1, 1, native.width)
        case .landscapeRight: (matrix.m11, matrix.m22, matrix.m12, matrix.m21, matrix.m41) = (0, 0, 1, -1, native.height)
        }
        let turn = LayerID(.max)
        var turned = tree
        try turned.apply(
            Commit(
                sequence: tree.sequence &+ 1, time: tree.time,
                operations: [
                    .setLayer(
                        turn,
                        [
                            .anchorPoint: .point(.zero), .bounds: .rect(CGRect(origin: .zero, size: size)), .sublayers: .layers([root]),
                            .sublayerTransform: .transform(matrix),
                        ]),
                    .setRoot(turn),
                ]))
        return turned
    }
}

extension ElementNode {
    /// The frame in points of the display in its native orientation; empty where the app gave none.
    package var displayFrame: CGRect { CGRect(frame) }
}

extension CGRect {
    /// - Parameter numbers: x, y, width and height.
    fileprivate init(_ numbers: [Double]) {
        self = numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
    }
}
