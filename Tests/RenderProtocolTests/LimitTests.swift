import Foundation
import Testing

@testable import RenderProtocol

/// Trees and motions that no sane process makes: they are refused, or stay within what compositors can compute with.
struct LimitTests {
    /// A chain of layers from a number on, each below the one before.
    private func chain(from first: UInt64, count: UInt64, end: [LayerID] = []) -> [Commit.Operation] {
        (0..<count).reversed().map { index in
            let below = index + 1 < count ? [LayerID(first + index + 1)] : end
            return .setLayer(LayerID(first + index), [.sublayers: .layers(below)])
        }
    }

    @Test func aSubtreeIsNotPutTooDeepThoughItDoesNotChange() throws {
        var tree = RenderTree()
        try tree.apply(Commit(sequence: 1, time: 0, operations: chain(from: 1, count: 400) + [.setRoot(LayerID(1))]))
        let before = tree
        let deeper = chain(from: 1001, count: 400, end: [LayerID(1)]) + [.setRoot(LayerID(1001))]
        let problem = #expect(throws: CommitError.self) { try tree.apply(Commit(sequence: 2, time: 0, operations: deeper)) }
        #expect(problem?.description.hasSuffix("stands more than 500 levels deep") == true)
        #expect(tree == before)
    }

    @Test func aSubtreeMovesWhereThereIsRoom() throws {
        var tree = RenderTree()
        try tree.apply(Commit(sequence: 1, time: 0, operations: chain(from: 1, count: 400) + [.setRoot(LayerID(1))]))
        let deeper = chain(from: 1001, count: 101, end: [LayerID(1)]) + [.setRoot(LayerID(1001))]
        try tree.apply(Commit(sequence: 2, time: 0, operations: deeper))
        #expect(tree.root == LayerID(1001))
    }

    /// A bitmap of a few bytes that stands for 400 MB of pixels.
    private var vast: RenderImage? {
        RenderCoverage(width: 10_000, height: 10_000, color: 0, x: 0, y: 0, columns: 0, rows: 0, bytesPerRow: 0, bytes: Data())
            .map { RenderImage($0) }
    }

    @Test func bitmapsOfOneColourCountAsTheirPixels() throws {
        let image = try #require(vast)
        var tree = RenderTree()
        try tree.apply(Commit(sequence: 1, time: 0, operations: (1...5).map { .addImage(ImageID($0), image) }))
        let sixth = Commit(sequence: 2, time: 0, operations: [.addImage(ImageID(6), image)])
        #expect(throws: CommitError.tooMany("bytes of images", limit: CommitLimits.allImageBytes)) { try tree.apply(sixth) }
        try tree.apply(Commit(sequence: 2, time: 0, operations: [.removeImage(ImageID(1)), .addImage(ImageID(6), image)]))
        #expect(tree.images.count == 5)
    }

    @Test(arguments: [1e300, -1e300, 1e308])
    func aMotionBeyondAllBoundsLeavesTheModelsValue(velocity: Double) {
        let motion = RenderAnimation.Motion.spring(
            from: .number(1), to: .number(9), mass: 1, stiffness: 200, damping: 12, initialVelocity: velocity)
        let timing = AnimationTiming(beginTime: 0, duration: 10, fillMode: .both)
        let layer = RenderLayer(
            id: LayerID(1), properties: [.instanceCount: .number(3)],
            animations: [RenderAnimation(key: "a", property: .instanceCount, motion: motion, timing: timing)])
        #expect(layer.value(.instanceCount, at: 0.1) == .number(3))
    }

    @Test func motionsThatOvershootStayAsTheyAre() {
        let motion = RenderAnimation.Motion.basic(from: .number(0), to: .number(1))
        let timing = AnimationTiming(beginTime: 0, duration: 1, fillMode: .both)
        let layer = RenderLayer(
            id: LayerID(1),
            animations: [
                RenderAnimation(key: "a", property: .zPosition, motion: motion, timing: timing, curve: TimingCurve(0, 9, 1, 9))
            ])
        #expect(layer.value(.zPosition, at: 0.5) == .number(TimingCurve(0, 9, 1, 9).value(at: 0.5)))
    }
}
