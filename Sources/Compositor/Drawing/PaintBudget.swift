import CoreGraphics
import RenderProtocol

/// The work that one frame may take. Beyond it nothing more is painted: replicators within replicators could go on for ever.
final class PaintBudget {
    /// Layers looked at, and pixels painted in blocks of 4,096: some seconds of work.
    private static let limit = 1_000_000
    /// Pixels of the pictures that lie aside at the same time: a gibibyte.
    static let heldPixels = 256 << 20

    private var left = limit

    /// Notes that a layer is looked at; returns whether that may still be done.
    func visit() -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return true
    }

    /// Notes that so many pixels are painted; returns whether that may still be done.
    func paint(_ pixels: Int) -> Bool {
        guard left > 0, pixels >= 0 else { return false }
        left -= 1 + pixels >> 12
        return true
    }
}

extension PaintState {
    /// Making a picture and composing it takes as long as so many pixels, however small it is.
    private static let asideCost = 1 << 16

    /// The state in which something is painted aside, onto pixels that are clear; nil where the frame has no room for them.
    func aside(_ rect: PixelRect, _ budget: PaintBudget) -> (state: PaintState, surface: Surface)? {
        let pixels = max(rect.width, 1) * max(rect.height, 1)
        guard pixels <= PaintBudget.heldPixels - held, budget.paint(pixels + Self.asideCost) else { return nil }
        var state = self
        state.surface = Surface(rect)
        state.held += pixels
        return (state, state.surface)
    }
}

extension PixelRect {
    /// Returns the extent of a blur with a standard deviation of `sigma` pixels, in pixels. Clamped to 1,000,001.
    static func reach(ofBlur sigma: Double) -> Int { Int(max(0, min(sigma * 3, 1e6)).rounded(.up)) + 1 }
}
