import SwiftUI
import UIKit

/// A SwiftUI view that shows a scene.
/// Source: Apple's documentation of `SpriteView`.
@MainActor @preconcurrency public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }

    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        public static let showsQuadCount = DebugOptions(rawValue: 8)
    }

    private let scene: SKScene
    private let transition: SKTransition?
    private let isPaused: Bool
    private let framesPerSecond: Int
    private let options: Options
    private let debugOptions: DebugOptions

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) {
        (self.scene, self.transition, self.isPaused, framesPerSecond) = (scene, transition, isPaused, preferredFramesPerSecond)
        (self.options, self.debugOptions) = (options, debugOptions)
    }

    public var body: some View {
        SceneView(
            scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: framesPerSecond, options: options,
            debugOptions: debugOptions)
    }
}

private struct SceneView: UIViewRepresentable {
    let scene: SKScene
    let transition: SKTransition?
    let isPaused: Bool
    let framesPerSecond: Int
    let options: SpriteView.Options
    let debugOptions: SpriteView.DebugOptions

    func makeUIView(context: Context) -> SKView { SKView() }

    func updateUIView(_ view: SKView, context: Context) {
        view.isPaused = isPaused
        view.preferredFramesPerSecond = framesPerSecond
        view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
        view.allowsTransparency = options.contains(.allowsTransparency)
        view.showsFPS = debugOptions.contains(.showsFPS)
        view.showsNodeCount = debugOptions.contains(.showsNodeCount)
        view.showsDrawCount = debugOptions.contains(.showsDrawCount)
        view.showsQuadCount = debugOptions.contains(.showsQuadCount)
        if let transition { view.presentScene(scene, transition: transition) } else { view.presentScene(scene) }
    }
}
