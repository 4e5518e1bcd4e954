import SwiftUI
import UIKit

/// A SwiftUI view that draws a scene. Source: Apple's documentation of `SceneView`.
@preconcurrency @MainActor public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }

    public typealias DebugOptions = SCNDebugOptions

    private let scene: SCNScene?
    private let pointOfView: SCNNode?
    private let options: Options
    private let framesPerSecond: Int
    private let antialiasing: SCNAntialiasingMode
    private let delegate: (any SCNSceneRendererDelegate)?

    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil
    ) {
        (self.scene, self.pointOfView, self.options) = (scene, pointOfView, options)
        (framesPerSecond, antialiasing, self.delegate) = (preferredFramesPerSecond, antialiasingMode, delegate)
    }

    public var body: some View {
        SceneContent(
            scene: scene, pointOfView: pointOfView, options: options, framesPerSecond: framesPerSecond, antialiasing: antialiasing,
            delegate: delegate)
    }
}

private struct SceneContent: UIViewRepresentable {
    let scene: SCNScene?
    let pointOfView: SCNNode?
    let options: SceneView.Options
    let framesPerSecond: Int
    let antialiasing: SCNAntialiasingMode
    let delegate: (any SCNSceneRendererDelegate)?

    func makeUIView(context: Context) -> SCNView { SCNView() }

    func updateUIView(_ view: SCNView, context: Context) {
        view.scene = scene
        if let pointOfView, pointOfView !== view.pointOfView, view.freeCamera == nil { view.pointOfView = pointOfView }
        view.allowsCameraControl = options.contains(.allowsCameraControl)
        view.rendersContinuously = options.contains(.rendersContinuously)
        view.autoenablesDefaultLighting = options.contains(.autoenablesDefaultLighting)
        view.isJitteringEnabled = options.contains(.jitteringEnabled)
        view.preferredFramesPerSecond = framesPerSecond
        view.antialiasingMode = antialiasing
        view.delegate = delegate
    }
}
