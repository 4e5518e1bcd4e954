import Compositor
import Foundation
import RenderProtocol
import Testing

/// Layers that show the trees of other processes.
struct HostingTests {
    private func tree(_ text: String) throws -> RenderTree {
        var tree = RenderTree()
        try tree.apply(Commit(text: text))
        return tree
    }

    /// A white frame of 40 by 40 points with a layer that hosts process 3 at its half size in the middle.
    private func home(_ more: String = "") throws -> RenderTree {
        try tree(
            """
            commit 1 at 0
            layer 1
              bounds 0 0 40 40
              position 20 20
              backgroundColor #ffffffff
              layer 2
                bounds 0 0 40 40
                position 20 20
                transform affine(0.5 0 0 0.5 0 0)
                hostedContext 3
            \(more)
            root 1
            """)
    }

    /// Its layers have the numbers of the home screen's.
    private func app(_ color: String) throws -> RenderTree {
        try tree(
            """
            commit 1 at 0
            layer 1
              bounds 0 0 40 40
              anchorPoint 0 0
              backgroundColor \(color)
              layer 2
                bounds 0 0 20 40
                position 30 20
                hostedContext 3
                backgroundColor #00ff00ff
            root 1
            """)
    }

    private func pixel(_ tree: RenderTree, hosting hosted: [Int: RenderTree], x: Int, y: Int) -> [UInt8] {
        let frame = Compositor(scale: 1).render(tree, at: 0, size: CGSize(width: 40, height: 40), hosting: hosted)
        let start = y * frame.bytesPerRow + x * 4
        return Array(frame.pixels[start..<start + 3])
    }

    @Test func theHostedTreeShowsWhereTheLayerIs() throws {
        let (home, hosted) = (try home(), [3: try app("#ff0000ff")])
        #expect(pixel(home, hosting: hosted, x: 14, y: 20) == [0, 0, 255])
        #expect(pixel(home, hosting: hosted, x: 26, y: 20) == [0, 255, 0])
        #expect(pixel(home, hosting: hosted, x: 5, y: 20) == [255, 255, 255])
    }

    @Test func withoutItsProcessTheLayerIsEmpty() throws {
        #expect(pixel(try home(), hosting: [:], x: 14, y: 20) == [255, 255, 255])
        #expect(pixel(try home(), hosting: [4: try app("#ff0000ff")], x: 14, y: 20) == [255, 255, 255])
    }

    @Test func sublayersStandAboveIt() throws {
        let above = "    layer 3\n      bounds 0 0 40 40\n      position 20 20\n      backgroundColor #0000ffff"
        #expect(pixel(try home(above), hosting: [3: try app("#ff0000ff")], x: 14, y: 20) == [255, 0, 0])
    }

    /// One compositor for the frames of a device: what it keeps of a process's images and shadows is not taken for another's.
    @Test func changesOfBothShow() throws {
        let compositor = Compositor(scale: 1)
        func color(_ hosted: [Int: RenderTree]) throws -> [UInt8] {
            let frame = compositor.render(try home(), at: 0, size: CGSize(width: 40, height: 40), hosting: hosted)
            return Array(frame.pixels[20 * frame.bytesPerRow + 14 * 4..<20 * frame.bytesPerRow + 14 * 4 + 3])
        }
        #expect(try color([3: app("#ff0000ff")]) == [0, 0, 255])
        #expect(try color([3: app("#0000ffff")]) == [255, 0, 0])
        #expect(try color([:]) == [255, 255, 255])
    }

    @Test(arguments: ["-1", "0.5", "2e9"]) func othersThanNumbersOfProcessesAreRefused(_ number: String) throws {
        #expect(throws: CommitError.self) { try tree("commit 1 at 0\nlayer 1\n  hostedContext \(number)") }
        #expect(throws: CommitError.self) {
            try tree("commit 1 at 0\nlayer 1\nanimate 1 key hostedContext from 0 to 1 duration 1")
        }
    }
}
