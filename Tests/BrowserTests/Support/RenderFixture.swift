import Foundation
import RenderProtocol
import Testing

/// A tree to draw: a commit of the shared fixtures in text form (`Tests/Fixtures/Render/*.commit`), or one of our own.
struct RenderFixture: Sendable, CustomTestStringConvertible {
    var name: String
    var commit: Commit
    /// The media time to draw at.
    var time: Double

    var testDescription: String { name }

    /// The root layer's size.
    var size: CGSize {
        var tree = RenderTree()
        try? tree.apply(commit)
        guard let root = tree.root, case .rect(let bounds)? = tree.layers[root]?[.bounds] else { return CGSize(width: 100, height: 100) }
        return bounds.size
    }

    /// The tree, turned about its middle before a white ground.
    func tree(turned degrees: Double) throws -> RenderTree {
        var tree = RenderTree()
        try tree.apply(commit)
        guard degrees != 0, let root = tree.root else { return tree }
        let size = self.size, radians = degrees * .pi / 180
        let geometry: LayerProperties = [
            .bounds: .rect(CGRect(origin: .zero, size: size)), .position: .point(CGPoint(x: size.width / 2, y: size.height / 2)),
        ]
        let turn = RenderTransform([cos(radians), sin(radians), 0, 0, -sin(radians), cos(radians), 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
        let ground = LayerID(1 << 40), turned = LayerID(1 << 41)
        let operations: [Commit.Operation] = [
            .setLayer(turned, geometry.merging([.transform: .transform(turn), .sublayers: .layers([root])]) { $1 }),
            .setLayer(ground, geometry.merging([.backgroundColor: .color(.gray(1)), .sublayers: .layers([turned])]) { $1 }),
            .setRoot(ground),
        ]
        try tree.apply(Commit(sequence: commit.sequence + 1, time: commit.time, operations: operations))
        return tree
    }

    static let all: [RenderFixture] = own + shared

    private static let shared: [RenderFixture] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Render")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "commit" }.sorted { $0.path < $1.path }.compactMap { file in
            do {
                let text = try String(contentsOf: file, encoding: .utf8)
                let line = text.split(separator: "\n").first { $0.hasPrefix("# time ") }
                let time = line.flatMap { Double($0.dropFirst("# time ".count)) } ?? 0
                return RenderFixture(name: file.deletingPathExtension().lastPathComponent, commit: try Commit(text: text), time: time)
            } catch {
                Issue.record("\(file.path): \(error)")
                return nil
            }
        }
    }()

    // MARK: - Our own

    private static func make(_ name: String, _ build: (inout TestTree) -> Void) -> RenderFixture {
        var tree = TestTree(width: 200, height: 200)
        build(&tree)
        return RenderFixture(name: name, commit: tree.commit, time: tree.commit.time)
    }

    private static let own: [RenderFixture] = [
        make("corners") { tree in
            tree.frame(2, in: 1, 10, 10, 80, 80, [.backgroundColor: .color(.red), .cornerRadius: .number(20)])
            tree.frame(
                3, in: 1, 110, 10, 80, 80,
                [.backgroundColor: .color(.blue), .cornerRadius: .number(20), .cornerCurve: .keyword("continuous")])
            tree.frame(
                4, in: 1, 10, 110, 80, 80, [.backgroundColor: .color(.green), .cornerRadius: .number(60), .maskedCorners: .number(9)])
            tree.frame(
                5, in: 1, 110, 110, 80, 80,
                [.masksToBounds: .bool(true), .cornerRadius: .number(30), .borderWidth: .number(6), .borderColor: .color(.gray(0.2))])
            tree.frame(6, in: 5, 40, 40, 80, 80, [.backgroundColor: .color(.red), .opacity: .number(0.6)])
        },
        make("shadows") { tree in
            let shadow: LayerProperties = [
                .shadowOpacity: .number(0.6), .shadowRadius: .number(8), .shadowOffset: .size(CGSize(width: 4, height: 6)),
            ]
            tree.frame(2, in: 1, 30, 30, 50, 50, shadow.merging([.backgroundColor: .color(.red), .cornerRadius: .number(10)]) { $1 })
            tree.frame(3, in: 1, 120, 30, 50, 50, shadow.merging([.backgroundColor: .color(.gray(0.5, alpha: 0.5))]) { $1 })
            tree.frame(4, in: 1, 30, 120, 50, 50, shadow)
            tree.frame(5, in: 4, 0, 0, 50, 50, [.backgroundColor: .color(.blue), .cornerRadius: .number(25)])
            let oval = RenderPath([
                .move(CGPoint(x: 0, y: 25)), .cubic(CGPoint(x: 50, y: 25), control1: .zero, control2: CGPoint(x: 50, y: 0)),
                .cubic(CGPoint(x: 0, y: 25), control1: CGPoint(x: 50, y: 50), control2: CGPoint(x: 0, y: 50)), .close,
            ])
            tree.frame(6, in: 1, 120, 120, 50, 50, shadow.merging([.shadowPath: .path(oval)]) { $1 })
        },
        make("gradients") { tree in
            let colors = LayerValue.colors([.red, .green, .blue])
            let gradient: LayerProperties = [.kind: .keyword("gradient"), .colors: colors]
            tree.frame(
                2, in: 1, 10, 10, 85, 60, gradient.merging([.endPoint: .point(CGPoint(x: 1, y: 1)), .startPoint: .point(.zero)]) { $1 })
            tree.frame(
                3, in: 1, 105, 10, 85, 60, gradient.merging([.locations: .numbers([0.2, 0.3, 0.9]), .cornerRadius: .number(12)]) { $1 })
            tree.frame(
                4, in: 1, 10, 80, 85, 110,
                gradient.merging([
                    .gradientType: .keyword("radial"), .startPoint: .point(CGPoint(x: 0.5, y: 0.5)), .endPoint: .point(CGPoint(x: 1, y: 1)),
                ]) { $1 })
            tree.frame(
                5, in: 1, 105, 80, 85, 110,
                gradient.merging([
                    .gradientType: .keyword("conic"), .startPoint: .point(CGPoint(x: 0.5, y: 0.5)),
                    .endPoint: .point(CGPoint(x: 0.5, y: 0)),
                ]) { $1 })
        },
        make("masks") { tree in
            tree.frame(2, in: 1, 0, 0, 100, 200, [.backgroundColor: .color(.red), .mask: .layer(LayerID(3))])
            tree.layer(
                3,
                [
                    .kind: .keyword("gradient"), .bounds: .rect(CGRect(x: 0, y: 0, width: 100, height: 200)),
                    .position: .point(CGPoint(x: 50, y: 100)),
                    .colors: .colors([.black, .clear]),
                ])
            tree.frame(4, in: 1, 100, 0, 100, 100, [.backgroundColor: .color(.blue), .mask: .layer(LayerID(5))])
            tree.layer(
                5,
                [
                    .bounds: .rect(CGRect(x: 0, y: 0, width: 60, height: 60)), .position: .point(CGPoint(x: 50, y: 50)),
                    .backgroundColor: .color(.black),
                    .cornerRadius: .number(30),
                ])
        },
        make("shapes") { tree in
            let wave = RenderPath([
                .move(CGPoint(x: 0, y: 40)),
                .cubic(CGPoint(x: 80, y: 40), control1: CGPoint(x: 20, y: -40), control2: CGPoint(x: 60, y: 120)),
            ])
            tree.frame(
                2, in: 1, 10, 10, 80, 80,
                [
                    .kind: .keyword("shape"), .path: .path(wave), .fillColor: .color(.gray(0.8)), .strokeColor: .color(.red),
                    .lineWidth: .number(8),
                    .lineCap: .keyword("round"),
                ])
            tree.frame(
                3, in: 1, 110, 10, 80, 80,
                [
                    .kind: .keyword("shape"), .path: .path(wave), .fillColor: .none, .strokeColor: .color(.blue), .lineWidth: .number(8),
                    .strokeStart: .number(0.25),
                    .strokeEnd: .number(0.75),
                ])
            tree.frame(
                4, in: 1, 10, 110, 80, 80,
                [
                    .kind: .keyword("shape"), .path: .path(wave), .fillColor: .none, .strokeColor: .color(.green), .lineWidth: .number(6),
                    .lineDashPattern: .numbers([12, 8]), .lineDashPhase: .number(4),
                ])
        },
        make("contents") { tree in
            tree.image(7, width: 60, height: 60, isOpaque: true) { x, y in [UInt8(x * 4), UInt8(y * 4), 128, 255] }
            tree.image(8, width: 24, height: 24) { x, y in
                let inside = (x - 12) * (x - 12) + (y - 12) * (y - 12) < 120
                return inside ? [0, 0, 128, 128] : [0, 0, 0, 0]
            }
            tree.frame(2, in: 1, 10, 10, 80, 80, [.contents: .image(ImageID(7))])
            tree.frame(
                3, in: 1, 110, 10, 80, 40,
                [.contents: .image(ImageID(7)), .contentsGravity: .keyword("resizeAspect"), .backgroundColor: .color(.gray(0.9))])
            tree.frame(
                4, in: 1, 10, 110, 80, 80,
                [
                    .contents: .image(ImageID(7)), .contentsGravity: .keyword("topRight"), .contentsScale: .number(2),
                    .backgroundColor: .color(.gray(0.9)),
                ])
            tree.frame(5, in: 1, 110, 110, 36, 36, [.contents: .image(ImageID(8)), .contentsTint: .color(.blue)])
            tree.frame(
                6, in: 1, 110, 160, 80, 30,
                [
                    .contents: .image(ImageID(7)), .contentsScale: .number(2),
                    .contentsCenter: .rect(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)),
                ])
        },
        make("transforms") { tree in
            var perspective = RenderTransform.identity
            perspective.m34 = -1 / 300
            tree.frame(2, in: 1, 0, 0, 200, 200, [.sublayerTransform: .transform(perspective)])
            let c = 0.5.squareRoot()
            tree.frame(
                3, in: 2, 40, 40, 120, 120,
                [
                    .backgroundColor: .color(.red),
                    .transform: .transform(RenderTransform([c, 0, -c, 0, 0, 1, 0, 0, c, 0, c, 0, 0, 0, 0, 1])),
                ])
            tree.frame(4, in: 3, 20, 20, 50, 50, [.backgroundColor: .color(.blue)])
            tree.frame(
                5, in: 1, 0, 150, 200, 50, [.isGeometryFlipped: .bool(true), .bounds: .rect(CGRect(x: 10, y: 20, width: 200, height: 50))])
            tree.frame(6, in: 5, 20, 20, 30, 10, [.backgroundColor: .color(.green)])
        },
        make("blending") { tree in
            tree.frame(2, in: 1, 20, 20, 160, 100, [.backgroundColor: .color(.red), .opacity: .number(0.7)])
            tree.frame(3, in: 2, 40, 40, 160, 100, [.backgroundColor: .color(.blue)])
            tree.frame(4, in: 1, 20, 140, 160, 50, [.backgroundColor: .color(RenderColor(red: 1, green: 0.9, blue: 0.3))])
            tree.frame(5, in: 4, 20, 10, 60, 30, [.backgroundColor: .color(.green), .compositingFilter: .keyword("multiply")])
            tree.frame(6, in: 4, 90, 10, 60, 30, [.backgroundColor: .color(.blue), .compositingFilter: .keyword("screen")])
        },
    ]
}
