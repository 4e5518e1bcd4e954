import Compositor
import DeviceProtocol
import Foundation
import RenderProtocol

/// Pictures of a display.
enum Screenshot {
    /// A PNG of the tree at a media time, turned so that the interface stands upright.
    ///
    /// - Parameter compositor: One of the device's scale, that of the app's last picture: it need not make bitmaps and shadows ready again.
    static func png(
        of tree: RenderTree, device: DeviceDescription, orientation: DeviceOrientation, time: Double, compositor: Compositor? = nil,
        hosting hosted: [Int: RenderTree] = [:]
    ) throws -> Data {
        let png = try frame(of: tree, device: device, orientation: orientation, time: time, compositor: compositor, hosting: hosted)
            .pngData()
        guard !png.isEmpty else { throw SimulatorError("the picture cannot be encoded", nextStep: "Report this as a fault of Quince.") }
        return png
    }

    /// The pixels of a tree at a media time, turned so that the interface stands upright.
    ///
    /// - Throws: `CommitError` for trees of apps that use up the numbers of commits and layers.
    static func frame(
        of tree: RenderTree, device: DeviceDescription, orientation: DeviceOrientation, time: Double, compositor: Compositor? = nil,
        hosting hosted: [Int: RenderTree] = [:]
    ) throws -> RenderedFrame {
        let native = CGSize(width: device.width, height: device.height)
        let turn = DisplayTurn(orientation: orientation, native: native)
        return try (compositor ?? Compositor(scale: device.scale)).render(turn.turned(tree), at: time, size: turn.size, hosting: hosted)
    }
}

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
