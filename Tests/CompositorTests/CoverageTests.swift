import Foundation
import RenderProtocol
import Testing

@testable import Compositor

/// Bitmaps of one colour are painted from their coverage; they look like the same pixels given one by one.
struct CoverageTests {
    /// Rings that fade, in a part of a bitmap, in rows with gaps.
    private static func coverage(_ color: UInt32) -> RenderCoverage {
        let (columns, rows, bytesPerRow) = (61, 37, 64)
        var bytes = Data(count: bytesPerRow * rows)
        for row in 0..<rows {
            for column in 0..<bytesPerRow {
                let (x, y) = (column - 30, row - 18)
                bytes[row * bytesPerRow + column] = UInt8([0, 255, (x * x + y * y) % 256][(x * x + y * y) / 90 % 3])
            }
        }
        return RenderCoverage(
            width: 80, height: 50, color: color, x: 7, y: 5, columns: columns, rows: rows, bytesPerRow: bytesPerRow, bytes: bytes)!
    }

    /// Two colours, one of which shows what lies behind.
    private static let colors: [UInt32] = [0xFF20_60E0, 0x8040_2060]

    /// What is said of the layer that shows the bitmap (2), and of the layers that it stands in (1) or shows through (3).
    private static let forms: [String] = [
        "", "layer 2\n  position 60.25 40.4", "layer 2\n  position 12 8", "layer 2\n  position 118 76",
        "layer 2\n  transform matrix(0.9 0.4 0 0 -0.4 0.9 0 0 0 0 1 0 0 0 0 1)",
        "layer 2\n  transform matrix(1.3 0 0 0 0 0.7 0 0 0 0 1 0 0 0 0 1)",
        "layer 2\n  transform matrix(-1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1)", "layer 2\n  transform matrix(1 0 0 0.004 0 1 0 0 0 0 1 0 0 0 0 1)",
        "layer 2\n  opacity 0.6", "layer 2\n  masksToBounds true\n  bounds 0 0 23 17", "layer 2\n  masksToBounds true\n  cornerRadius 6",
        "layer 2\n  compositingFilter multiply", "layer 2\n  shadowColor #000000ff\n  shadowOpacity 0.7\n  shadowOffset 2 3",
        "layer 2\n  contentsTint #00a040ff", "layer 2\n  contentsRect 0.1 0.2 0.5 0.5", "layer 2\n  contentsGravity center",
        "layer 2\n  contentsCenter 0.3 0.3 0.2 0.2\n  bounds 0 0 70 40", "layer 2\n  magnificationFilter nearest\n  bounds 0 0 60 40",
        "layer 2\n  mask 3", "layer 1\n  masksToBounds true\n  cornerRadius 30", "layer 1\n  opacity 0.5",
        "layer 1\n  transform matrix(0 1 0 0 -1 0 0 0 0 0 1 0 0 0 0 1)",
    ]

    private func tree(_ image: RenderImage, _ form: String) throws -> RenderTree {
        let text = """
            commit 2 at 0
            layer 1
              bounds 0 0 120 80
              position 60 40
              backgroundColor #e0d0c0ff
              sublayers 4 2
            layer 4
              bounds 0 0 50 50
              position 40 40
              backgroundColor #3080ff90
            layer 2
              bounds 0 0 40 25
              position 60 40
              contents 9
              contentsScale 2
            layer 3
              bounds 0 0 20 20
              position 20 12
              cornerRadius 10
              backgroundColor #000000ff
            root 1
            """
        var tree = RenderTree()
        try tree.apply(Commit(sequence: 1, time: 0, operations: [.addImage(ImageID(9), image)]))
        try tree.apply(Commit(text: text))
        if !form.isEmpty { try tree.apply(Commit(text: "commit 3 at 0\n" + form)) }
        return tree
    }

    private func picture(_ tree: RenderTree, _ compositor: Compositor) -> Data {
        compositor.render(tree, at: 0, size: CGSize(width: 120, height: 80)).pixels
    }

    @Test(arguments: forms, colors) func looksLikeItsPixels(_ form: String, color: UInt32) throws {
        let coverage = Self.coverage(color)
        let pixels = RenderImage(width: 80, height: 50, bytesPerRow: 320, isOpaque: false, pixels: coverage.pixels)
        let compositor = Compositor(scale: 2)
        let painted = picture(try tree(RenderImage(coverage), form), compositor)
        #expect(painted == picture(try tree(pixels, form), Compositor(scale: 2)))
        // Another form before and after it, with the same bitmap.
        _ = picture(
            try tree(RenderImage(coverage), "layer 2\n  opacity 0.3\n  bounds 0 0 90 60"), compositor)
        #expect(painted == picture(try tree(RenderImage(coverage), form), compositor))
        #expect(painted != picture(try tree(pixels, "layer 2\n  isHidden true"), Compositor(scale: 2)))
    }
}
