import Foundation
import RenderProtocol

/// A commit with every property, kind of value, operation and motion.
enum SampleCommit {
    static let complete: Commit = {
        var commit = Commit(sequence: 42, time: 12345.678901234567)
        let image = RenderImage(width: 2, height: 2, bytesPerRow: 12, isOpaque: true, pixels: Data(0..<24))
        commit.operations.append(.addImage(ImageID(7), image))
        commit.operations.append(.addImage(ImageID(6), RenderImage(coverage)))
        for (index, key) in LayerKey.allCases.enumerated() {
            commit.operations.append(.setLayer(LayerID(UInt64(1000 + index)), [key: value(key)]))
            if key.isOptional { commit.operations.append(.setLayer(LayerID(UInt64(2000 + index)), [key: .none])) }
        }
        commit.operations.append(
            .setLayer(LayerID(5), [.name: .keyword("My \"Card\"\n<Circle>"), .colors: .colors([]), .sublayers: .layers([])]))
        commit.operations += nested
        commit.operations += motions.enumerated().map { .addAnimation(LayerID(3), animation($0.offset, $0.element)) }
        commit.operations += [
            .removeAnimation(LayerID(3), key: "old key"), .removeLayer(LayerID(9)), .removeImage(ImageID(8)), .setRoot(LayerID(3)),
        ]
        return commit
    }()

    static let coverage = RenderCoverage(
        width: 5, height: 4, color: 0x8040_2060, x: 1, y: 2, columns: 3, rows: 2, bytesPerRow: 4, bytes: Data([0, 128, 255, 9, 64, 0, 1]))!

    private static let nested: [Commit.Operation] = [
        .setLayer(LayerID(3), [.name: .keyword("UIWindow"), .sublayers: .layers([LayerID(11), LayerID(12)]), .mask: .layer(LayerID(13))]),
        .setLayer(LayerID(11), [.sublayers: .layers([LayerID(14)]), .opacity: .number(0.1)]),
        .setLayer(LayerID(14), [:]),
        .setLayer(LayerID(12), [.sublayers: .layers([LayerID(99)])]),
        .setLayer(LayerID(13), [.bounds: .rect(CGRect(x: -0.1, y: 1e-7, width: 1.0 / 3, height: 1e20))]),
    ]

    private static let motions: [RenderAnimation.Motion] = [
        .basic(from: .number(0), to: .number(1)),
        .spring(from: .number(0), to: .number(1), mass: 1, stiffness: 200, damping: 12.5, initialVelocity: -1),
        .keyframes(values: [.number(0), .number(0.5), .number(1)], keyTimes: [0, 0.25, 1], curves: [.easeIn, .linear], mode: .cubic),
        .crossfade(from: ImageID(7)),
    ]

    private static func animation(_ index: Int, _ motion: RenderAnimation.Motion) -> RenderAnimation {
        let timing = AnimationTiming(
            beginTime: 1.5, duration: 0.25, speed: 0.5, timeOffset: 0.125, repeatCount: index == 0 ? .infinity : 2.5,
            autoreverses: index == 1,
            fillMode: index == 2 ? .both : .removed, isRemovedOnCompletion: index != 3)
        return RenderAnimation(
            key: "key \(index)", property: .opacity, motion: motion, timing: timing, curve: .default, isAdditive: index == 0,
            isCumulative: index == 1)
    }

    private static func value(_ key: LayerKey) -> LayerValue {
        switch key.valueKind {
        case .none: .none
        case .bool: .bool(true)
        case .number: .number(0.1)
        case .numbers: .numbers([0, 0.30000000000000004, 1])
        case .point: .point(CGPoint(x: 0.1, y: -2))
        case .size: .size(CGSize(width: 3, height: -1.5))
        case .rect: .rect(CGRect(x: 1, y: 2, width: 3.25, height: 4))
        case .color: .color(RenderColor(red: 1.1, green: -0.05, blue: 0.5, alpha: 1))
        case .colors: .colors([.black, RenderColor(red: 1, green: 0.2, blue: 0.1, alpha: 0.4), .clear])
        case .transform: .transform(RenderTransform((0..<16).map { Double($0) / 7 }))
        case .path:
            .path(
                RenderPath([
                    .move(CGPoint(x: 1, y: 2)), .line(.zero), .quad(CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4)),
                    .cubic(CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3.5)), .close,
                ]))
        case .image: .image(ImageID(7))
        case .layer: .layer(LayerID(77))
        case .layers: .layers([LayerID(78), LayerID(79)])
        case .keyword: .keyword(key.keywords?.last ?? "SomeClass")
        }
    }
}
