import Compositor
import Foundation
import RenderProtocol
import Testing

/// Layers that are turned in space.
struct PerspectiveTests {
    /// A layer of 40 by 40 points in the middle of a white frame of 100 by 100, turned by 60° about the vertical axis, with a layer in it.
    private func pixel(x: Int, y: Int, _ properties: String) throws -> [UInt8] {
        let red = Data(repeating: 0, count: 16).enumerated().map { UInt8($0.offset % 4 < 2 ? 0 : 255) }
        var tree = RenderTree()
        try tree.apply(
            Commit(
                text: """
                    commit 1 at 0
                    image 1 2x2 opaque base64 "\(Data(red).base64EncodedString())"
                    layer 1
                      bounds 0 0 100 100
                      position 50 50
                      backgroundColor #ffffffff
                      layer 2
                        bounds 0 0 40 40
                        position 50 50
                        transform matrix(0.5 0 -0.866 0.002 0 1 0 0 0.866 0 0.5 -0.001 0 0 0 1)
                        layer 3
                          bounds 0 0 20 40
                          position 20 20
                          contents 1
                    \(properties.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
                    root 1
                    """))
        let frame = Compositor(scale: 1).render(tree, at: 0, size: CGSize(width: 100, height: 100))
        let start = y * frame.bytesPerRow + x * 4
        return Array(frame.pixels[start..<start + 3])
    }

    @Test(arguments: ["resize", "resizeAspect", "resizeAspectFill", "center"]) func picturesShowByAnyGravity(_ gravity: String) throws {
        let scale = gravity == "center" ? "\ncontentsScale 0.1" : ""
        #expect(try pixel(x: 50, y: 50, "contentsGravity \(gravity)\(scale)") == [0, 0, 255])
    }

    @Test func picturesReachBeyondTheirLayer() throws {
        #expect(try pixel(x: 43, y: 50, "contentsGravity resizeAspectFill") == [0, 0, 255])
        #expect(try pixel(x: 43, y: 50, "contentsGravity resizeAspect") == [255, 255, 255])
        #expect(try pixel(x: 43, y: 50, "contentsGravity resizeAspectFill\nmasksToBounds true") == [255, 255, 255])
    }

    /// Pixman, asked for places beside a turned layer's picture, now and then answers with pixels of the picture.
    @Test(arguments: Array(stride(from: -40.0, through: -20, by: 2))) func nothingShowsBesideALayer(_ degrees: Double) throws {
        var depth = RenderTransform.identity
        depth.m34 = -1.0 / 200
        let turned = RenderTransform.rotation(angle: degrees * .pi / 180, x: 0, y: 1, z: 0).concatenating(depth)
        var tree = RenderTree()
        try tree.apply(
            Commit(
                text: """
                    commit 1 at 0
                    layer 1
                      bounds 0 0 300 300
                      position 150 150
                      backgroundColor #ffffffff
                      layer 2
                        bounds 0 0 200 200
                        position 150 150
                        backgroundColor #000000ff
                        transform matrix(\(turned.elements.map { String($0) }.joined(separator: " ")))
                    root 1
                    """))
        let frame = Compositor(scale: 3).render(tree, at: 0, size: CGSize(width: 300, height: 300))
        for y in 0..<frame.height {
            // What the layer covers of a row is one stretch.
            let covered = (0..<frame.width).filter { frame.pixels[y * frame.bytesPerRow + $0 * 4] < 128 }
            guard let first = covered.first, let last = covered.last else { continue }
            #expect(last - first + 1 == covered.count, "row \(y)")
        }
    }
}
