import Compositor
import Foundation
import RenderProtocol
import Testing

/// Contents stretched in nine parts.
struct StretchedContentsTests {
    /// Red everywhere, whose parts meet between pixels: nothing of the white behind may shine through where they do.
    @Test(arguments: ["", "transform affine(0.9659 0.2588 -0.2588 0.9659 0 0)"]) func partsMeetWithoutSeams(_ transform: String) throws {
        let red = Data([0, 0, 255, 255]), pixels = (0..<25).reduce(into: Data()) { pixels, _ in pixels += red }
        var tree = RenderTree()
        try tree.apply(
            Commit(
                text: """
                    commit 1 at 0
                    image 1 5x5 opaque base64 "\(pixels.base64EncodedString())"
                    layer 1
                      bounds 0 0 60 60
                      position 30 30
                      backgroundColor #ffffff
                      layer 2
                        bounds 0 0 40 40
                        position 30 30
                        contents 1
                        contentsScale 0.3
                        contentsCenter 0.5 0.5 0 0
                        \(transform)
                    root 1
                    """))
        let frame = Compositor(scale: 1).render(tree, at: 0, size: CGSize(width: 60, height: 60))
        for y in 14..<46 {
            for x in 14..<46 {
                let start = frame.pixels.startIndex + y * frame.bytesPerRow + x * 4
                #expect(frame.pixels[start] <= 2 && frame.pixels[start + 2] >= 253, "at (\(x), \(y))")
            }
        }
    }
}
