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
