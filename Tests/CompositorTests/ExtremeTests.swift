import Compositor
import Foundation
import RenderProtocol
import Testing

/// Valid trees that nobody means: they make a picture, in bounded time and memory, whatever it shows.
struct ExtremeTests {
    private func size(of text: String, at time: Double = 0) throws -> [Int] {
        var tree = RenderTree()
        try tree.apply(Commit(text: "commit 1 at 0\n" + text))
        let frame = Compositor(scale: 1).render(tree, at: time, size: CGSize(width: 24, height: 32))
        return [frame.width, frame.height]
    }

    @Test(
        "A blur or a shadow beyond all bounds",
        arguments: ["shadowOpacity 1\n    shadowRadius 1e9", "filterBlurRadius 1e9", "kind backdrop\n    backdropBlurRadius 1e9"],
        ["", "\n    backgroundColor #ff0000"])
    func blur(look: String, background: String) throws {
        let huge = "transform matrix(1e9 0 0 0 0 1e9 0 0 0 0 1 0 0 0 0 1)"
        let text = "layer 1\n  bounds 0 0 24 32\n  \(huge)\n  layer 2\n    bounds 0 0 9 9\n    \(huge)\n    \(look)\(background)\nroot 1"
        #expect(try size(of: text) == [24, 32])
    }

    @Test(
        "Transforms whose products are no numbers",
        arguments: ["kind gradient\n    gradientType conic", "kind gradient\n    gradientType radial", "backgroundColor #ff0000"])
    func transforms(look: String) throws {
        let huge = "transform matrix(1e9 1e9 1e9 0 -1e9 1e9 -1e9 0 1e9 -1e9 1e9 0 1e9 1e9 1e9 1)"
        var text = "layer 1\n  bounds 0 0 24 32\n  \(huge)"
        for level in 2..<60 {
            let indent = String(repeating: "  ", count: level - 1)
            text += "\n\(indent)layer \(level)\n\(indent)  bounds 0 0 24 32\n\(indent)  \(huge)"
            if level == 59 {
                text +=
                    "\n"
                    + look.split(separator: "\n").map { "\(indent)  " + $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
                    + "\n\(indent)  colors #ff0000 #00ff00"
            }
        }
        #expect(try size(of: text + "\nroot 1") == [24, 32])
    }

    @Test func replicatorsWithinReplicatorsEnd() throws {
        var text = "layer 1\n  bounds 0 0 24 32"
        for level in 2..<8 {
            let indent = String(repeating: "  ", count: level - 1)
            text += "\n\(indent)layer \(level)\n\(indent)  kind replicator\n\(indent)  bounds 0 0 24 32\n\(indent)  instanceCount 10000"
        }
        #expect(try size(of: text + "\nroot 1") == [24, 32])
    }

    @Test func shadowsWithinShadowsEnd() throws {
        var text = "layer 1\n  bounds 0 0 24 32"
        for level in 2..<64 {
            let indent = String(repeating: "  ", count: level - 1)
            text += "\n\(indent)layer \(level)\n\(indent)  bounds 0 0 24 32\n\(indent)  position 13 17\n\(indent)  shadowOpacity 1"
        }
        #expect(try size(of: text + "\nroot 1") == [24, 32])
    }

    @Test("Whole numbers on their way beyond all bounds", arguments: ["instanceCount", "maskedCorners"])
    func wholeNumbers(key: String) throws {
        let text = """
            layer 1
              kind replicator
              bounds 0 0 24 32
              cornerRadius 3
              backgroundColor #ff0000
            root 1
            animate 1 "a" \(key) spring from 1 to 9 mass 1 stiffness 200 damping 12 velocity 1e308 begin 0 duration 9 fill both stays
            animate 1 "b" \(key) from 0 to 9 begin 0 duration 5e-324 repeat 1e300 cumulative additive fill both stays
            """
        #expect(try size(of: text, at: 0.1) == [24, 32])
    }

    /// A process says how large its preview is.
    @Test(arguments: [1e30, 1e308, -1e308, .infinity, .nan]) func sizesAreClamped(side: Double) {
        let frame = Compositor(scale: 3).render(RenderTree(), at: 0, size: CGSize(width: side, height: 1))
        #expect(frame.width == (side.isFinite && side > 0 ? 16384 : 1))
        #expect(frame.height == 3)
    }
}
