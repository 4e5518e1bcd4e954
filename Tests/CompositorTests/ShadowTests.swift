import Compositor
import Foundation
import RenderProtocol
import Testing

/// A shadow is not painted where its own layer hides it; the picture must be as if it were.
struct ShadowTests {
    private static let shadow = "\n  shadowOpacity 0.6\n  shadowRadius 6\n  shadowOffset 5 9"

    /// The pixels of layers above a background of one colour.
    private func render(_ background: String, _ sublayers: String, _ layers: String) throws -> [UInt32] {
        let root = "layer 1\n  bounds 0 0 120 120\n  position 60 60\n  backgroundColor \(background)\n  sublayers \(sublayers)"
        var tree = RenderTree()
        try tree.apply(Commit(text: "commit 1 at 0\n\(root)\n\(layers)\nroot 1"))
        let pixels = Compositor(scale: 3).render(tree, at: 0, size: CGSize(width: 120, height: 120)).pixels
        return pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    /// Shows of a layer and its shadow: all but edges must be as where the shadow's layer lies below what hides it.
    private func expectSame(_ alone: String, _ shadowed: String, _ apart: String, order: String) throws {
        let together = try render("#ffffffff", "2", shadowed), below = try render("#ffffffff", order, apart)
        // What covers a pixel in part covers it twice in the second picture: edges are left out.
        let onWhite = try render("#ffffffff", "2", alone), onBlack = try render("#000000ff", "2", alone)
        let differing = together.indices.filter { index in
            let isWhole = onWhite[index] == onBlack[index] || onWhite[index] == 0xFFFF_FFFF && onBlack[index] == 0xFF00_0000
            return isWhole && together[index] != below[index]
        }
        #expect(differing.isEmpty)
        #expect(together != onWhite)
    }

    @Test(
        "As of a layer apart",
        arguments: [
            "\n  backgroundColor #ff0000ff", "\n  backgroundColor #ff0000ff\n  cornerRadius 14",
            "\n  backgroundColor #ff0000ff\n  cornerRadius 22\n  cornerCurve continuous",
            "\n  kind gradient\n  colors #ff0000ff #0000ffff\n  startPoint 0 0.5\n  endPoint 1 0.5\n  cornerRadius 9",
        ],
        ["identity", "affine(1 0 0 1 0.4 0.7)", "affine(0.8 0 0 1.3 0 0)"])
    func hidden(looks: String, transform: String) throws {
        let frame = "\n  bounds 0 0 70 44\n  position 60 60\n  transform \(transform)"
        let alone = "layer 2\(frame)\(looks)"
        try expectSame(
            alone, alone + Self.shadow,
            "layer 2\(frame)\(Self.shadow)\n  sublayers 3\nlayer 3\n  bounds 0 0 70 44\n  position 35 22\(looks)\nlayer 4\(frame)\(looks)",
            order: "2 4")
    }

    @Test(
        "Of what lies within the layer",
        arguments: [
            "\n  backgroundColor #ff0000ff\n  masksToBounds true\n  cornerRadius 10", "\n  backgroundColor #ff0000ff\n  opacity 0.5",
            "\n  backgroundColor #ff000080", "\n  backgroundColor #ff0000ff\n  isHidden true", "\n  backgroundColor #ff0000ff\n  mask 5",
            "\n  backgroundColor #ff0000ff\n  compositingFilter multiply", "\n  kind transform\n  backgroundColor #ff0000ff\n  sublayers 5",
        ])
    func hiddenBySublayers(looks: String) throws {
        let text = "layer 2\n  bounds 0 0 70 44\n  position 60 60\n  sublayers 3"
        let inner =
            "\nlayer 3\n  bounds 0 0 70 44\n  position 35 22\(looks)\nlayer 5\n  bounds 0 0 20 20\n  position 10 10\n  backgroundColor #000000ff"
        // A path that says what the shape says keeps the shadow, and a layer turned by nothing much is no upright one: nothing is left out there.
        let turned = "\n  transform affine(1 1e-9 -1e-9 1 0 0)"
        let together = try render("#ffffffff", "2", text + Self.shadow + inner)
        let unhidden = try render("#ffffffff", "2", text + turned + Self.shadow + inner)
        #expect(zip(together, unhidden).allSatisfy { $0 == $1 })
    }
}
