import Foundation
import Testing

@testable import RenderProtocol

/// A commit applies as a whole or not at all.
struct ApplyTests {
    private let base: RenderTree = {
        var tree = RenderTree()
        try! tree.apply(
            Commit(
                sequence: 1, time: 0,
                operations: [
                    .setLayer(LayerID(1), [.sublayers: .layers([LayerID(2), LayerID(3)])]), .setLayer(LayerID(2), [:]),
                    .setLayer(LayerID(3), [:]),
                    .setRoot(LayerID(1)),
                ]))
        return tree
    }()

    private func error(_ operations: Commit.Operation...) -> CommitError? {
        var tree = base
        do { try tree.apply(Commit(sequence: 2, time: 1, operations: operations)) } catch {
            #expect(tree == base, "a refused commit must change nothing")
            return error as? CommitError
        }
        return nil
    }

    @Test func structure() {
        #expect(error(.setLayer(LayerID(2), [.sublayers: .layers([LayerID(9)])])) == .unknownLayer(LayerID(9), usedBy: "layer 2"))
        #expect(error(.setLayer(LayerID(2), [.sublayers: .layers([LayerID(1)])])) != nil)
        #expect(error(.setLayer(LayerID(2), [.sublayers: .layers([LayerID(3)])])) == .twoParents(LayerID(3)))
        #expect(error(.removeLayer(LayerID(2))) == .stillInUse(LayerID(2)))
        #expect(error(.setLayer(LayerID(1), [.sublayers: .layers([LayerID(3)])]), .removeLayer(LayerID(2))) == nil)
        #expect(
            error(.setLayer(LayerID(1), [.sublayers: .layers([LayerID(3)])]), .setLayer(LayerID(3), [.sublayers: .layers([LayerID(2)])]))
                == nil)
        #expect(error(.setRoot(LayerID(8))) != nil)
    }

    @Test func animatedLayersAreKnown() throws {
        var tree = base
        #expect(tree.animated.isEmpty)
        let animation = try #require(
            SampleCommit.complete.operations.lazy.compactMap { if case .addAnimation(_, let animation) = $0 { animation } else { nil } }
                .first)
        try tree.apply(Commit(sequence: 2, time: 1, operations: [.addAnimation(LayerID(2), animation)]))
        #expect(tree.animated == [LayerID(2)])
        #expect(throws: CommitError.self) {
            try tree.apply(
                Commit(sequence: 3, time: 1, operations: [.removeAnimation(LayerID(2), key: animation.key), .setRoot(LayerID(9))]))
        }
        #expect(tree.animated == [LayerID(2)])
        try tree.apply(Commit(sequence: 3, time: 1, operations: [.removeAnimation(LayerID(2), key: animation.key)]))
        #expect(tree.animated.isEmpty)
    }

    @Test func cycleAwayFromTheRoot() {
        let problem = error(
            .setLayer(LayerID(1), [.sublayers: .layers([])]), .setLayer(LayerID(2), [.sublayers: .layers([LayerID(3)])]),
            .setLayer(LayerID(3), [.sublayers: .layers([LayerID(2)])]))
        #expect(problem == .cycle(LayerID(2)) || problem == .cycle(LayerID(3)))
    }

    @Test func values() {
        #expect(
            error(.setLayer(LayerID(2), [.opacity: .bool(true)])) == .wrongKind(.opacity, of: LayerID(2), expected: .number, found: .bool))
        #expect(error(.setLayer(LayerID(2), [.opacity: .number(.nan)])) != nil)
        #expect(error(.setLayer(LayerID(2), [.position: .point(CGPoint(x: CGFloat.infinity, y: 0))])) != nil)
        #expect(error(.setLayer(LayerID(2), [.contentsGravity: .keyword("sideways")])) != nil)
        #expect(error(.setLayer(LayerID(2), [.contents: .image(ImageID(4))])) == .unknownImage(ImageID(4), usedBy: LayerID(2)))
        #expect(
            error(.addImage(ImageID(1), RenderImage(width: 4, height: 4, bytesPerRow: 16, isOpaque: true, pixels: Data(count: 3)))) != nil)
        let timing = AnimationTiming(beginTime: 0, duration: .nan)
        #expect(
            error(
                .addAnimation(
                    LayerID(2),
                    RenderAnimation(key: "a", property: .opacity, motion: .basic(from: .number(0), to: .number(1)), timing: timing))) != nil
        )
    }
}
