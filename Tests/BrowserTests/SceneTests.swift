import ChromiumSupport
import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// What the browser makes of the page's layers, probed where Core Animation leaves no doubt about the colour.
@Suite(.serialized) struct SceneTests {
    private static let white = [255, 255, 255], black = [0, 0, 0], red = [255, 0, 0], blue = [0, 0, 255], green = [0, 255, 0]

    private func color(_ rgb: [Int], alpha: Double = 1) -> LayerValue {
        .color(RenderColor(red: Double(rgb[0]) / 255, green: Double(rgb[1]) / 255, blue: Double(rgb[2]) / 255, alpha: alpha))
    }

    private func expect(
        _ tree: TestTree, at time: Double? = nil, _ probes: [(Double, Double, [Int])], within tolerance: Int = 1,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let scene = try Scene(tree.tree, width: 100, height: 100, at: time)
        defer { scene.page.close() }
        try scene.keep()
        for (x, y, expected) in probes {
            let found = try scene.color(x, y)
            let isRight = zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
            #expect(isRight, "at (\(x), \(y)): \(found) instead of \(expected)", sourceLocation: location)
        }
    }

    private func tree() -> TestTree { TestTree(width: 100, height: 100) }

    @Test func orderBorderAndClipping() throws {
        var tree = tree()
        tree.frame(
            2, in: 1, 10, 10, 50, 50,
            [
                .backgroundColor: color(Self.red), .borderWidth: .number(5), .borderColor: color(Self.black), .masksToBounds: .bool(true),
                .cornerRadius: .number(20),
            ])
        // The border lies above sublayers, the clip cuts them.
        tree.frame(3, in: 2, 0, 0, 100, 20, [.backgroundColor: color(Self.blue)])
        tree.frame(4, in: 1, 40, 40, 30, 30, [.backgroundColor: color(Self.green)])
        try expect(
            tree,
            [
                (12, 35, Self.black), (30, 20, Self.blue), (30, 12, Self.black), (11, 11, Self.white), (70, 20, Self.white),
                (30, 35, Self.red), (50, 50, Self.green),
            ])
    }

    @Test func boundsOriginSublayerTransformAndFlip() throws {
        var tree = tree()
        tree.frame(2, in: 1, 0, 0, 100, 100, [.bounds: .rect(CGRect(x: 0, y: 30, width: 100, height: 100))])
        tree.frame(3, in: 2, 0, 40, 10, 10, [.backgroundColor: color(Self.red)])
        tree.frame(4, in: 1, 50, 0, 50, 50, [.isGeometryFlipped: .bool(true)])
        tree.frame(5, in: 4, 0, 0, 10, 10, [.backgroundColor: color(Self.blue)])
        tree.frame(6, in: 1, 50, 50, 50, 50, [.sublayerTransform: .transform(.scale(x: 2, y: 2))])
        tree.frame(7, in: 6, 20, 20, 10, 10, [.backgroundColor: color(Self.green)])
        try expect(
            tree,
            [
                (5, 15, Self.red), (5, 8, Self.white), (5, 22, Self.white), (55, 45, Self.blue), (55, 5, Self.white), (66, 66, Self.green),
                (84, 84, Self.green), (62, 62, Self.white),
            ])
    }

    @Test func groupOpacityAndBlending() throws {
        var tree = tree()
        tree.frame(2, in: 1, 0, 0, 50, 50, [.backgroundColor: color(Self.red), .opacity: .number(0.5)])
        tree.frame(3, in: 2, 0, 0, 25, 25, [.backgroundColor: color(Self.blue)])
        tree.frame(4, in: 1, 50, 0, 50, 50, [.backgroundColor: color([255, 255, 0])])
        tree.frame(5, in: 4, 0, 0, 25, 50, [.backgroundColor: color([0, 255, 255]), .compositingFilter: .keyword("multiply")])
        try expect(
            tree, [(10, 10, [128, 128, 255]), (40, 40, [255, 128, 128]), (60, 20, Self.green), (90, 20, [255, 255, 0])], within: 2)
    }

    @Test func contentsGravityRectTintAndSlices() throws {
        var tree = tree()
        // Red and blue above, green and black below, in blocks of two pixels.
        tree.image(9, width: 4, height: 4) { x, y in
            [[[0, 0, 255, 255], [255, 0, 0, 255]], [[0, 255, 0, 255], [0, 0, 0, 255]]][y / 2][x / 2]
        }
        let image: LayerProperties = [.contents: .image(ImageID(9)), .magnificationFilter: .keyword("nearest")]
        tree.frame(2, in: 1, 0, 0, 40, 40, image)
        tree.frame(3, in: 1, 50, 0, 40, 40, image.merging([.contentsRect: .rect(CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))]) { $1 })
        tree.frame(4, in: 1, 0, 50, 40, 40, image.merging([.contentsGravity: .keyword("bottomRight")]) { $1 })
        tree.frame(5, in: 1, 50, 50, 40, 20, image.merging([.contentsTint: color([255, 0, 255])]) { $1 })
        tree.frame(
            6, in: 1, 50, 75, 40, 20, image.merging([.contentsCenter: .rect(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))]) { $1 })
        try expect(
            tree,
            [
                (10, 10, Self.red), (30, 10, Self.blue), (10, 30, Self.green), (30, 30, Self.black), (60, 10, Self.blue),
                (80, 30, Self.blue),
                (38, 51, Self.blue), (36.5, 51, Self.red), (20, 70, Self.white), (70, 60, [255, 0, 255]), (50.5, 75.5, Self.red),
                (89.5, 94.5, Self.black),
            ])
    }

    @Test func masksShapesAndGradients() throws {
        var tree = tree()
        tree.frame(2, in: 1, 0, 0, 50, 50, [.backgroundColor: color(Self.red), .mask: .layer(LayerID(3))])
        tree.layer(
            3,
            [
                .bounds: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .position: .point(CGPoint(x: 25, y: 25)),
                .backgroundColor: color(Self.black, alpha: 0.5),
            ])
        let square = RenderPath([
            .move(.zero), .line(CGPoint(x: 40, y: 0)), .line(CGPoint(x: 40, y: 40)), .line(CGPoint(x: 0, y: 40)), .close,
        ])
        tree.frame(4, in: 1, 55, 5, 40, 40, [.kind: .keyword("shape"), .path: .path(square), .fillColor: color(Self.blue)])
        // Half the outline: the upper and the right side.
        tree.frame(
            5, in: 1, 5, 55, 40, 40,
            [
                .kind: .keyword("shape"), .path: .path(square), .fillColor: .none, .strokeColor: color(Self.green), .lineWidth: .number(4),
                .strokeEnd: .number(0.5),
            ])
        tree.frame(
            6, in: 1, 50, 50, 50, 50,
            [
                .kind: .keyword("gradient"), .colors: .colors([.gray(0), .gray(1)]), .startPoint: .point(CGPoint(x: 0, y: 0.5)),
                .endPoint: .point(CGPoint(x: 1, y: 0.5)),
            ])
        try expect(
            tree,
            [
                (25, 25, [255, 128, 128]), (12, 25, Self.white), (75, 25, Self.blue), (25, 55, Self.green), (44, 75, Self.green),
                (25, 94, Self.white), (5, 75, Self.white),
                (75, 75, [128, 128, 128]), (50, 75, [1, 1, 1]),
            ], within: 2)
    }

    @Test func shadowsFallOutside() throws {
        var tree = tree()
        let shadow: LayerProperties = [
            .shadowOpacity: .number(1), .shadowRadius: .number(0), .shadowOffset: .size(CGSize(width: 10, height: 10)),
            .shadowColor: color(Self.blue),
        ]
        tree.frame(2, in: 1, 0, 0, 20, 20, shadow.merging([.backgroundColor: color(Self.red)]) { $1 })
        tree.frame(3, in: 1, 50, 0, 20, 20, shadow.merging([.backgroundColor: color(Self.red, alpha: 0.5)]) { $1 })
        let path = RenderPath([
            .move(.zero), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 20)), .line(CGPoint(x: 0, y: 20)), .close,
        ])
        tree.frame(4, in: 1, 0, 50, 40, 40, shadow.merging([.shadowPath: .path(path)]) { $1 })
        try expect(
            tree,
            [
                (25, 25, Self.blue), (15, 15, Self.red), (25, 5, Self.white), (75, 25, [128, 128, 255]), (15, 65, Self.blue),
                (35, 85, Self.white),
            ])
    }

    /// Both ways to cast a shadow blur alike: half the strength at the edge, Core Animation's radius as the deviation.
    @Test func blurOfBothShadows() throws {
        var tree = tree()
        let shadow: LayerProperties = [
            .shadowOpacity: .number(1), .shadowRadius: .number(5), .shadowOffset: .size(CGSize(width: 30, height: 0)),
        ]
        tree.frame(2, in: 1, -40, 0, 50, 45, shadow.merging([.backgroundColor: color(Self.red)]) { $1 })
        tree.frame(3, in: 1, -40, 55, 50, 45, shadow)
        tree.frame(4, in: 3, 0, 0, 50, 45, [.backgroundColor: color(Self.red)])
        // One deviation outside the edge a Gaussian leaves 16 %.
        try expect(
            tree,
            [(39.75, 20, [127, 127, 127]), (44.75, 20, [214, 214, 214]), (39.75, 80, [127, 127, 127]), (44.75, 80, [214, 214, 214])],
            within: 7)
    }

    @Test func threeDimensions() throws {
        var tree = tree()
        var half = RenderTransform.identity
        // Turned over about the vertical axis.
        (half.m11, half.m33) = (-1, -1)
        tree.frame(2, in: 1, 0, 0, 40, 40, [.backgroundColor: color(Self.red), .isDoubleSided: .bool(false), .transform: .transform(half)])
        tree.frame(3, in: 1, 50, 0, 40, 40, [.kind: .keyword("transform")])
        tree.frame(4, in: 3, 0, 0, 40, 40, [.backgroundColor: color(Self.blue), .zPosition: .number(10)])
        tree.frame(5, in: 3, 0, 0, 40, 40, [.backgroundColor: color(Self.green)])
        try expect(tree, [(20, 20, Self.white), (70, 20, Self.blue)])
    }

    @Test func animationsStandWhereTheirTimeIs() throws {
        var tree = tree()
        tree.frame(2, in: 1, 0, 0, 20, 20, [.backgroundColor: color(Self.red)])
        tree.animate(
            2,
            RenderAnimation(
                key: "move", property: .position, motion: .basic(from: .point(CGPoint(x: 10, y: 10)), to: .point(CGPoint(x: 90, y: 90))),
                timing: AnimationTiming(beginTime: 100, duration: 10000)))
        try expect(tree, at: 5100, [(50, 50, Self.red), (5, 5, Self.white), (95, 95, Self.white)])
    }

    @Test func replicatorsRepeat() throws {
        var tree = tree()
        tree.frame(
            2, in: 1, 0, 0, 100, 20,
            [.kind: .keyword("replicator"), .instanceCount: .number(3), .instanceTransform: .transform(.translation(x: 30, y: 0))])
        tree.frame(3, in: 2, 0, 0, 20, 20, [.backgroundColor: color(Self.red)])
        try expect(tree, [(10, 10, Self.red), (40, 10, Self.red), (70, 10, Self.red), (95, 10, Self.white), (25, 10, Self.white)])
    }
}
