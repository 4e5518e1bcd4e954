import AVFAudio
import QuinceFoundation
import Testing
import UIKit

@testable import SpriteKit

@MainActor struct AudioNodeTests {
    /// A second of silence in a file of its own.
    private func sound() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        var data = Data("RIFF".utf8)
        func add(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        func add(short value: UInt16) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        add(36 + 16000)
        data.append(Data("WAVEfmt ".utf8))
        add(16)
        add(short: 1)
        add(short: 1)
        add(8000)
        add(16000)
        add(short: 2)
        add(short: 16)
        data.append(Data("data".utf8))
        add(16000)
        data.append(Data(count: 16000))
        try data.write(to: url)
        return url
    }

    @Test func musicBeginsWithTheSceneAndEndsWhenTheNodeLeaves() throws {
        let url = try sound()
        defer { try? FileManager.default.removeItem(at: url) }
        let (scene, node) = (SKScene(size: CGSize(width: 10, height: 10)), SKAudioNode(url: url))
        #expect(node.autoplayLooped)
        scene.addChild(node)
        #expect(!node.isPlaying)
        scene.advanceActions(by: 0.1)
        #expect(node.isPlaying)
        node.removeFromParent()
        #expect(!node.isPlaying)
    }

    @Test func soundsComeFromTheSideTheirNodeIsOn() throws {
        let url = try sound()
        defer { try? FileManager.default.removeItem(at: url) }
        let (scene, node, ears) = (SKScene(size: CGSize(width: 10, height: 10)), SKAudioNode(url: url), SKNode())
        scene.addChild(node)
        scene.addChild(ears)
        func pan(at x: CGFloat, _ y: CGFloat) -> Float {
            node.position = CGPoint(x: x, y: y)
            scene.advanceActions(by: 0.1)
            return node.heardPan
        }
        #expect(pan(at: 50, 0) == 0)
        scene.listener = ears
        #expect(pan(at: 50, 0) == 1)
        #expect(abs(pan(at: -30, 40) + 0.6) < 0.001)
        ears.position = CGPoint(x: -30, y: 0)
        #expect(abs(pan(at: -30, 40)) < 0.001)
        ears.zRotation = .pi / 2
        #expect(pan(at: -30, 40) > 0.99)
        node.isPositional = false
        #expect(pan(at: 50, 0) == 0)
    }

    @Test func actionsPlayAndFade() throws {
        let url = try sound()
        defer { try? FileManager.default.removeItem(at: url) }
        let node = SKAudioNode(url: url)
        node.autoplayLooped = false
        node.advanceActions(by: 0.1)
        #expect(!node.isPlaying)
        node.run(.group([.play(), .changeVolume(to: 0, duration: 1)]))
        node.advanceActions(by: 0.5)
        #expect(node.isPlaying)
        #expect(abs(node.volume - 0.5) < 0.001)
        node.run(.stop())
        node.advanceActions(by: 0.1)
        #expect(!node.isPlaying)
        // A missing file is silent.
        #expect(!SKAudioNode(fileNamed: "nothing.mp3").isPlaying)
    }
}

@MainActor struct TransitionTests {
    private func view(_ transition: SKTransition) -> (SKView, CALayer) {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.presentScene(SKScene(size: CGSize(width: 100, height: 100)))
        view.presentScene(SKScene(size: CGSize(width: 100, height: 100)), transition: transition)
        return (view, view.layer)
    }

    @Test(arguments: [
        SKTransition.doorsOpenHorizontal(withDuration: 1), .doorsOpenVertical(withDuration: 1), .doorway(withDuration: 1),
    ]) func doorsHaveTwoHalves(transition: SKTransition) {
        let (_, layer) = view(transition)
        let halves = (layer.sublayers ?? []).filter { $0.contentsRect.width * $0.contentsRect.height == 0.5 }
        #expect(halves.count == 2)
    }

    @Test func cardsTurn() {
        let parent = CALayer(), root = CALayer(), front = CALayer()
        for layer in [parent, root, front] { layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
        parent.addSublayer(root)
        parent.addSublayer(front)
        guard let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image(actions: { _ in }).cgImage else { return }
        let transition = RunningTransition(.flipVertical(withDuration: 1), picture: image, below: front, in: parent, root: root)
        #expect(root.isHidden)
        #expect(!transition.advance(by: 0.75))
        #expect(!root.isHidden)
        #expect(root.transform.m11 < 0.8)
        #expect(root.transform.m22 == 1)
        #expect(transition.advance(by: 0.25))
        #expect(CATransform3DIsIdentity(root.transform))
    }

    /// A scene that slides in stays where the transition has it while it is drawn.
    @Test func drawingLeavesTheTransformOfTheRoot() {
        let renderer = SceneRenderer()
        let size = CGSize(width: 100, height: 100)
        renderer.render(SKScene(size: size), size: size)
        renderer.root.transform = CATransform3DMakeTranslation(40, 0, 0)
        renderer.render(SKScene(size: size), size: size)
        #expect(renderer.root.frame.minX == 40)
    }
}
