import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// In which size large bitmaps go to the page.
struct LargePicturesTests {
    private func json(_ message: Data) throws -> [String: Any] {
        let length = message.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        return try #require(JSONSerialization.jsonObject(with: message.dropFirst(4).prefix(length)) as? [String: Any])
    }

    private func images(_ message: Data) throws -> [[Int]] { try json(message)["images"] as? [[Int]] ?? [] }

    /// A bitmap of 2,000 by 1,000 pixels in a layer of 50 by 25 points, of a display with two pixels to a point.
    private func tree(_ more: LayerProperties = [:]) -> TestTree {
        var tree = TestTree()
        tree.plainImage(7, width: 2000, height: 1000, gray: 255)
        tree.frame(2, in: 1, 0, 0, 50, 25, more.merging([.contents: .image(ImageID(7))]) { $1 })
        return tree
    }

    @Test func isHalvedAsFarAsItIsShownSmall() throws {
        var encoder = PageEncoder(scale: 2)
        let message = encoder.snapshot(tree().tree)
        #expect(try images(message) == [[7, 500, 250]])
        let length = message.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(message.count == 4 + length + 500 * 250 * 4)
        #expect(message.suffix(4).elementsEqual([255, 255, 255, 255]))
    }

    @Test func keepsItsPlaceByPoints() throws {
        var encoder = PageEncoder(scale: 2)
        let message = encoder.snapshot(tree([.contentsGravity: .keyword("center"), .contentsScale: .number(20)]).tree)
        #expect(try images(message) == [[7, 500, 250]])
        let layers = try #require(try json(message)["layers"] as? [String: [String: Any]])
        let canvas = try #require(layers["2"]?["canvas"] as? [String: String])
        #expect(canvas["width"] == "2000px")
        #expect(canvas["transform"]?.hasPrefix("matrix(0.05,0,0,0.05,") == true)
    }

    @Test func staysWholeWhereItsPixelsCount() throws {
        for more: LayerProperties in [
            [.contentsCenter: .rect(CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2))], [.magnificationFilter: .keyword("nearest")],
            [.transform: .transform(.scale(x: 8, y: 8))], [.contentsRect: .rect(CGRect(x: 0, y: 0, width: 0.1, height: 0.1))],
        ] {
            var encoder = PageEncoder(scale: 2)
            #expect(try images(encoder.snapshot(tree(more).tree)) == [[7, 2000, 1000]], "\(more)")
        }
    }

    @Test func comesAgainWhenItIsShownLarger() throws {
        var tree = tree()
        var encoder = PageEncoder(scale: 2)
        _ = encoder.snapshot(tree.tree)
        tree.next(at: 101)
        tree.layer(1, [.backgroundColor: .color(.red)])
        #expect(try images(encoder.encode(tree.commit, tree: tree.tree)) == [])
        tree.next(at: 102)
        // The layer around it grows: nothing of the layer itself changes.
        tree.layer(1, [.transform: .transform(.scale(x: 3, y: 3))])
        let message = encoder.encode(tree.commit, tree: tree.tree)
        #expect(try images(message) == [[7, 1000, 500]])
        let layers = try #require(try json(message)["layers"] as? [String: [String: Any]])
        #expect(layers["2"]?["contents"] != nil, "the layer takes the new bitmap")
        tree.next(at: 103)
        tree.layer(1, [.transform: .transform(.identity)])
        #expect(try images(encoder.encode(tree.commit, tree: tree.tree)) == [], "what is there serves smaller layers, too")
    }

    @Test func anotherLayerThatShowsItLargeCounts() throws {
        var tree = tree()
        var encoder = PageEncoder(scale: 2)
        _ = encoder.snapshot(tree.tree)
        tree.next(at: 101)
        tree.frame(3, in: 1, 0, 100, 393, 200, [.contents: .image(ImageID(7))])
        #expect(try images(encoder.encode(tree.commit, tree: tree.tree)) == [[7, 2000, 1000]])
    }

    @Test func masksAreWhole() throws {
        var tree = tree()
        tree.frame(3, in: 1, 0, 0, 50, 25, [.mask: .layer(LayerID(4))])
        tree.layer(4, [.bounds: .rect(CGRect(x: 0, y: 0, width: 50, height: 25)), .contents: .image(ImageID(7))])
        var encoder = PageEncoder(scale: 2)
        #expect(try images(encoder.snapshot(tree.tree)) == [[7, 2000, 1000]])
    }
}
