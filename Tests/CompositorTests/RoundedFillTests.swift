import CCairo
import CoreGraphics
import Foundation
import RenderProtocol
import Testing

@testable import Compositor

/// Round corners are filled through masks that frames share: the pixels are those that cairo paints.
struct RoundedFillTests {
    private static let size = PixelRect(x: 0, y: 0, width: 160, height: 120)

    /// Translucent stripes, and the rectangle over them.
    private func picture(_ rect: CGRect, _ corners: Corners, _ color: RenderColor, scale: Double, throughCairo: Bool) -> Surface {
        let surface = Surface(Self.size)
        for stripe in 0..<16 {
            let shade = RenderColor(red: Double(stripe) / 16, green: 0.9, blue: 0.3, alpha: stripe % 3 == 0 ? 1 : 0.6)
            surface.fill(shade, in: PixelRect(x: stripe * 10, y: 0, width: 7, height: 120))
        }
        let transform = RenderTransform.scale(x: scale, y: scale)
        if throughCairo {
            surface.draw(in: Self.size) { cairo in
                cairo.setColor(color)
                cairo.addPath(corners.path(rect), transform)
                cairo_fill(cairo)
            }
        } else {
            let painter = Painter(tree: RenderTree(), time: 0, scale: scale, cache: CompositorCache(), budget: PaintBudget())
            painter.fill(rect, corners, with: color, in: PaintState(surface: surface, clip: Self.size, transform: transform))
        }
        return surface
    }

    @Test(arguments: [1, 2, 3] as [Double]) func asCairoFillsThem(scale: Double) {
        let frames = [
            CGRect(x: 3, y: 4, width: 8, height: 8), CGRect(x: 5.25, y: 6.4, width: 30.3, height: 21.7),
            CGRect(x: 1, y: 2, width: 41, height: 3),
            // Cut by the surface, which cairo does.
            CGRect(x: -9, y: 7, width: 60, height: 20), CGRect(x: 30, y: 20, width: 400, height: 300),
        ]
        let colors = [
            RenderColor(red: 0.78125, green: 0.5, blue: 1 / 3, alpha: 1), RenderColor(red: 1, green: 0, blue: 0.1, alpha: 0.5),
            RenderColor(red: 1.2, green: -0.1, blue: 0.999, alpha: 1),
        ]
        for frame in frames {
            for (radius, mask, isContinuous) in [(4, 15, false), (10.3, 5, false), (9, 15, true), (300, 15, false)] as [(Double, Int, Bool)]
            {
                let corners = Corners(radius: radius, mask: mask, isContinuous: isContinuous)
                for color in colors {
                    let pictures = [true, false].map { picture(frame, corners, color, scale: scale, throughCairo: $0).buffer }
                    #expect(memcmp(pictures[0].pointer, pictures[1].pointer, 160 * 120 * 4) == 0, "\(frame) \(radius) \(color)")
                }
            }
        }
    }
}
