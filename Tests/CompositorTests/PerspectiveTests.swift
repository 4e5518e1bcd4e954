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
}
