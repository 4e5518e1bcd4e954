internal import CSceneDrawing
import CoreGraphics
import UIKit
import simd

/// Draws frames into pictures, when something has changed.
@MainActor final class ScenePainter {
    private var lastFrame: [UInt8] = []
    private var lastSize = (width: 0, height: 0, samples: 0)

    /// The colour behind the scene, linear: the scene's own, or the view's; nothing where a picture is there.
    static func clearColor(_ scene: SCNScene, view color: UIColor?, at time: TimeInterval) -> SIMD4<Float> {
        if scene.background.image != nil { return SIMD4() }
        if scene.background.hasContents { return scene.background.presentedColor(at: time) }
        return color.map { LinearColor($0).components } ?? SIMD4()
    }

    /// A picture of the frame; nil where it is the one of the last call, or cannot be drawn.
    func draw(
        _ frame: SceneFrame, scene: SCNScene, clear: SIMD4<Float>, width: Int, height: Int, samples: Int, isForced: Bool = false
    ) -> CGImage? {
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide else { return nil }
        let bytes = frame.bytes(clear: clear)
        let isSame = lastSize == (width, height, samples) && bytes == lastFrame
        guard isForced || !isSame else { return nil }
        (lastFrame, lastSize) = (bytes, (width, height, samples))
        guard scene_prepare() else {
            SceneNotice.report("SceneKit: scenes cannot be drawn: \(String(cString: scene_error()))")
            return nil
        }
        let buffer = PixelBuffer(unsetWidth: width, height: height)
        let pixels = buffer.pointer.assumingMemoryBound(to: UInt8.self)
        let isDrawn = frame.withFrame(width: width, height: height, samples: samples, clear: clear, fog: scene) { scene_render($0, pixels) }
        guard isDrawn else {
            SceneNotice.report("SceneKit: a frame of \(width) × \(height) pixels could not be drawn")
            return nil
        }
        return CGImage(buffer: buffer, isOpaque: clear.w >= 1)
    }
}
