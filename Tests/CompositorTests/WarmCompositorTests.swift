import Compositor
import Foundation
import RenderProtocol
import RenderTestSupport
import Testing

/// A compositor that has drawn other frames before draws what a fresh one draws.
struct WarmCompositorTests {
    private static let size = RenderFixture.size

    private func png(_ tree: RenderTree, _ compositor: Compositor = Compositor(scale: 2), at time: Double = 0) -> Data {
        compositor.render(tree, at: time, size: Self.size).pngData()
    }

    private func expectSame(_ trees: [RenderTree], at times: [Double] = [0], location: SourceLocation = #_sourceLocation) {
        let warm = Compositor(scale: 2)
        for time in times {
            for tree in trees + trees { #expect(png(tree, warm, at: time) == png(tree, at: time), sourceLocation: location) }
        }
    }

    @Test(arguments: RenderFixture.all) func everyFixture(_ fixture: RenderFixture) throws {
        expectSame([try fixture.tree(.plain), try fixture.tree(.rotated)], at: [fixture.time, fixture.time + 0.1])
    }

    private func tree(_ commits: String...) throws -> RenderTree {
        var tree = RenderTree()
        for text in commits { try tree.apply(Commit(text: text)) }
        return tree
    }

    /// A layer without a background casts the shadow of what stands in it.
    private static let shadowed = """
        commit 1 at 0
        layer 1
          bounds 0 0 120 120
          position 60 60
          backgroundColor #ffffffff
          sublayers 2
        layer 2
          bounds 0 0 60 60
          position 60 60
          shadowColor #000000ff
          shadowOpacity 0.5
          shadowRadius 4
          shadowOffset 2 3
          sublayers 3
        layer 3
          bounds 0 0 40 20
          position 30 30
          backgroundColor #ff0000ff
          cornerRadius 6
        root 1
        """

    @Test func shadowsFollowWhatCastsThem() throws {
        let before = try tree(Self.shadowed)
        let grown = try tree(Self.shadowed, "commit 2 at 0\nlayer 3\n  bounds 0 0 50 30")
        let fainter = try tree(Self.shadowed, "commit 2 at 0\nlayer 3\n  backgroundColor #ff000080")
        let moved = try tree(Self.shadowed, "commit 2 at 0\nlayer 2\n  position 50 64")
        let softer = try tree(Self.shadowed, "commit 2 at 0\nlayer 2\n  shadowRadius 9")
        let emptied = try tree(Self.shadowed, "commit 2 at 0\nlayer 2\n  sublayers empty")
        let all = [before, grown, fainter, moved, softer, emptied]
        #expect(Set(all.map { png($0) }).count == all.count)
        expectSame(all)
    }

    @Test func roundClipsFollowTheirLayers() throws {
        let clipped = """
            commit 1 at 0
            layer 1
              bounds 0 0 120 120
              position 60 60
              backgroundColor #ffffffff
              sublayers 2 4
            layer 2
              bounds 0 0 40 40
              position 30 30
              cornerRadius 8
              masksToBounds true
              sublayers 3
            layer 3
              bounds 0 0 60 60
              position 20 20
              backgroundColor #0000ffff
            layer 4
              bounds 0 0 40 40
              position 80 30
              cornerRadius 8
              masksToBounds true
              sublayers 5
            layer 5
              bounds 0 0 60 60
              position 20 20
              backgroundColor #00ff00ff
            root 1
            """
        let before = try tree(clipped)
        let rounder = try tree(clipped, "commit 2 at 0\nlayer 2\n  cornerRadius 20")
        let oneCorner = try tree(clipped, "commit 2 at 0\nlayer 2\n  maskedCorners 1")
        let between = try tree(clipped, "commit 2 at 0\nlayer 2\n  position 30.3 30.1")
        #expect(Set([before, rounder, oneCorner, between].map { png($0) }).count == 4)
        expectSame([before, rounder, oneCorner, between])
    }

    @Test func theFrameIsBlackWhereNothingCoversIt() throws {
        // Memory that is used again holds the frame before.
        let white = try tree("commit 1 at 0\nlayer 1\n  bounds 0 0 120 120\n  position 60 60\n  backgroundColor #ffffffff\nroot 1")
        let partial = try tree("commit 1 at 0\nlayer 1\n  bounds 0 0 119 120\n  position 59.5 60\n  backgroundColor #ffffffff\nroot 1")
        let round = try tree(
            "commit 1 at 0\nlayer 1\n  bounds 0 0 120 120\n  position 60 60\n  backgroundColor #ffffffff\n  cornerRadius 30\nroot 1")
        let clipped = try tree(
            """
            commit 1 at 0
            layer 1
              bounds 0 0 120 120
              position 60 60
              cornerRadius 30
              masksToBounds true
              sublayers 2
            layer 2
              bounds 0 0 120 120
              position 60 60
              backgroundColor #ffffffff
            root 1
            """)
        let faded = try tree(
            """
            commit 1 at 0
            layer 1
              bounds 0 0 120 120
              position 60 60
              opacity 0.5
              sublayers 2
            layer 2
              bounds 0 0 120 120
              position 60 60
              backgroundColor #ffffffff
            root 1
            """)
        let compositor = Compositor(scale: 2)
        for tree in [partial, round, clipped, faded] {
            _ = compositor.render(white, at: 0, size: Self.size)
            let pixels = compositor.render(tree, at: 0, size: Self.size).pixels
            // The last pixel of the first row.
            #expect(pixels[239 * 4] < 130)
        }
    }

    @Test func aLayerWithinAnotherHidesWhatLiesBehindBoth() throws {
        let covered = """
            commit 1 at 0
            layer 1
              bounds 0 0 120 120
              position 60 60
              sublayers 2 3
            layer 2
              bounds 0 0 120 120
              position 60 60
              backgroundColor #ff0000ff
            layer 3
              bounds 0 0 120 120
              position 60 60
              sublayers 4 5
            layer 4
              bounds 0 0 120 120
              position 60 60
              backgroundColor #00ff00ff
            layer 5
              bounds 0 0 60 60
              position 60 60
              backgroundColor #0000ff80
            root 1
            """
        let whole = try tree(covered)
        let without = try tree(covered, "commit 2 at 0\nlayer 1\n  sublayers 3")
        #expect(png(whole) == png(without))
        let faded = try tree(covered, "commit 2 at 0\nlayer 3\n  opacity 0.5")
        #expect(png(faded) != png(whole))
    }

    @Test func aSublayerHidesTheBackgroundUnderItOnlyWhereItCoversAllOfIt() throws {
        let covered = """
            commit 1 at 0
            layer 1
              bounds 0 0 120 120
              position 60 60
              backgroundColor #ff0000ff
              sublayers 2
            layer 2
              bounds 0 0 120 120
              position 60 60
              backgroundColor #00ff00ff
            root 1
            """
        let whole = try tree(covered)
        #expect(png(whole) == png(try tree(covered, "commit 2 at 0\nlayer 1\n  backgroundColor #0000ffff")))
        for change in ["cornerRadius 30", "opacity 0.5", "isHidden true", "bounds 0 0 119 120", "backgroundColor #00ff0080"] {
            let seen = try tree(covered, "commit 2 at 0\nlayer 2\n  \(change)")
            let other = try tree(covered, "commit 2 at 0\nlayer 1\n  backgroundColor #0000ffff\nlayer 2\n  \(change)")
            #expect(png(seen) != png(other), "\(change)")
        }
    }

    @Test func scaledImagesFollowTheirLayers() throws {
        let pictured = """
            commit 1 at 0
            image 1 2x1 opaque base64 "AAD//wD/AP8="
            layer 1
              bounds 0 0 120 120
              position 60 60
              backgroundColor #ffffffff
              sublayers 2
            layer 2
              bounds 0 0 20 10
              position 30 30
              contents 1
            root 1
            """
        let changes = [
            "position 50 31", "bounds 0 0 30 10", "contentsRect 0 0 0.5 1", "magnificationFilter nearest", "position 30.3 30.2",
            "transform affine(-1 0 0 1 0 0)", "position -4 30", "position -9 30", "contentsTint #0000ffff",
        ]
        let all = try [tree(pictured)] + changes.map { try tree(pictured, "commit 2 at 0\nlayer 2\n  \($0)") }
        #expect(Set(all.map { png($0) }).count == all.count)
        expectSame(all)
    }
}
