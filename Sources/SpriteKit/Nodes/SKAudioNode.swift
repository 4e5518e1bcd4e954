import AVFAudio
import UIKit

/// A node that plays a sound while its scene is shown.
///
/// Where its scene has a listener, a positional sound comes from the side that the node is on; it is as loud however far away.
/// Source: Apple's documentation of `SKAudioNode`.
open class SKAudioNode: SKNode {
    /// The node of the audio engine that an app gives; it plays in the app's own engine.
    open var avAudioNode: AVAudioNode?
    /// Whether the sound begins by itself with the scene, and again whenever it ends; otherwise `SKAction.play()` plays it once.
    open var autoplayLooped = true {
        didSet { player?.numberOfLoops = autoplayLooped ? -1 : 0 }
    }
    /// Whether the place of the node changes the sound for a listener.
    open var isPositional = true
    private var url: URL?
    private var player: AVAudioPlayer?
    private var hasBegun = false

    public init(avAudioNode node: AVAudioNode?) {
        avAudioNode = node
        super.init()
    }

    public override convenience init() { self.init(avAudioNode: nil) }

    /// - Parameter name: A file of the main bundle.
    public convenience init(fileNamed name: String) {
        self.init(avAudioNode: nil)
        url = Bundle.main.url(forResource: name, withExtension: nil)
        prepare()
    }

    public convenience init(url: URL) {
        self.init(avAudioNode: nil)
        self.url = url
        prepare()
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    private func prepare() {
        player = url.flatMap { try? AVAudioPlayer(contentsOf: $0) }
        player?.enableRate = true
        player?.numberOfLoops = -1
    }

    // MARK: Playback

    /// Whether the sound is heard now.
    var isPlaying: Bool { player?.isPlaying ?? false }

    func play() { player?.play() }
    func pause() { player?.pause() }
    func stop() {
        player?.stop()
        player?.currentTime = 0
    }

    /// 0…1.
    var volume: Float {
        get { player?.volume ?? 1 }
        set { player?.volume = min(max(newValue, 0), 1) }
    }
    var rate: Float {
        get { player?.rate ?? 1 }
        set { player?.rate = newValue }
    }
    /// -1 (left) … 1 (right), without what the place of the node adds.
    var pan: Float = 0 { didSet { updatePan() } }
    /// What is heard: `pan` and the side that the node is on.
    var heardPan: Float { player?.pan ?? 0 }

    private func updatePan() { player?.pan = min(max(pan + side, -1), 1) }

    /// The side that the listener hears the node on: the sine of the angle to what is ahead of it, up in its own coordinates.
    private var side: Float {
        guard isPositional, let scene, let listener = scene.listener, let parent, listener.scene === scene else { return 0 }
        let place = listener.convert(position, from: parent), distance = hypot(place.x, place.y)
        return distance > 0 ? Float(place.x / distance) : 0
    }

    override func advanceContent(by seconds: TimeInterval) {
        updatePan()
        guard !hasBegun else { return }
        hasBegun = true
        if autoplayLooped { play() }
    }

    override func leftScene() {
        guard hasBegun else { return }
        hasBegun = false
        stop()
    }

    override func makeCopy() -> SKNode { SKAudioNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        guard let copy = copy as? SKAudioNode else { return }
        (copy.avAudioNode, copy.url, copy.isPositional) = (avAudioNode, url, isPositional)
        copy.prepare()
        copy.autoplayLooped = autoplayLooped
    }
}
