internal import MediaInformation
@_spi(Quince) import QuinceFoundation

/// Shows the video of a player. FFmpeg decodes it, where it is installed; without it the layer stays empty.
///
/// Source: Apple's documentation of `AVPlayerLayer`.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    private var shown: AVPlayer?
    private var gravity = AVLayerVideoGravity.resizeAspect
    private let pictures = VideoPictures()
    private var isReady = false
    private var link: ViewerLink?

    public override init() {
        super.init()
        contentsGravity = .resizeAspect
    }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? AVPlayerLayer { (shown, gravity) = (other.shown, other.gravity) }
    }

    @available(*, unavailable, message: "layers are not archived on Linux")
    public required init?(coder: NSCoder) { fatalError() }

    open var player: AVPlayer? {
        get { shown }
        set {
            guard newValue !== shown else { return }
            if let link { shown?.removeViewer(link) }
            KeyValueObserving.reporting(["player"], of: self) { shown = newValue }
            let link = ViewerLink { [weak self] in self?.follow() }
            self.link = link
            newValue?.addViewer(link)
            follow()
        }
    }

    open var videoGravity: AVLayerVideoGravity {
        get { gravity }
        set {
            gravity = newValue
            contentsGravity = newValue == .resize ? .resize : newValue == .resizeAspectFill ? .resizeAspectFill : .resizeAspect
            masksToBounds = newValue == .resizeAspectFill
        }
    }

    /// Whether the first picture is there.
    open var isReadyForDisplay: Bool { isReady }

    /// Where the video lies in the layer.
    open var videoRect: CGRect {
        guard let size = shown?.currentItem?.presentationSize, size.width > 0, size.height > 0 else { return .zero }
        switch gravity {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let filled = CGSize(width: size.width * scale, height: size.height * scale)
            return CGRect(x: bounds.midX - filled.width / 2, y: bounds.midY - filled.height / 2, width: filled.width, height: filled.height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }

    open var pixelBufferAttributes: [String: Any]?

    /// A copy of the picture that is shown, 32BGRA; nil before the first one.
    open func displayedPixelBuffer() -> CVPixelBuffer? {
        guard isReady, let picture = contents, let image = picture as? CGImage else { return nil }
        return PictureBuffer.make(image, kCVPixelFormatType_32BGRA)
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        follow()
    }

    /// Shows the player's picture of now, and those to come while it plays.
    private func follow() {
        DispatchQueue.main.async { [weak self] in self?.update() }
    }

    private func update() {
        guard let item = shown?.currentItem, item.status == .readyToPlay, let size = pixelSize(of: item) else {
            pictures.stop()
            if shown?.currentItem == nil, contents != nil { show(nil) }
            return
        }
        pictures.show(item, size) { [weak self] image in self?.show(image) }
    }

    private func show(_ image: CGImage?) {
        let wasReady = isReady
        // Pictures follow one another without an animation.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = image
        CATransaction.commit()
        guard wasReady != (image != nil) else { return }
        KeyValueObserving.reporting(["readyForDisplay", "isReadyForDisplay"], of: self) { isReady = image != nil }
    }

    /// The size to decode, in pixels: the video's, or the layer's where that is smaller; nil where nothing is to be seen.
    private func pixelSize(of item: AVPlayerItem) -> (width: Int, height: Int)? {
        let size = item.presentationSize
        guard size.width >= 1, size.height >= 1, bounds.width > 0, bounds.height > 0, superlayer != nil else { return nil }
        let shown = videoRect.size
        let scale = min(1, max(shown.width / size.width, shown.height / size.height) * max(contentsScale, 2))
        let limit = min(1, CGFloat(MediaFrames.largestSide) / max(size.width, size.height))
        let factor = min(scale, limit)
        return (max(Int((size.width * factor).rounded()), 1), max(Int((size.height * factor).rounded()), 1))
    }
}

extension AVPlayerLayer: ObservableProperties {
    package static var observableValues: [String: (NSObject) -> Any?] { observable }

    private nonisolated(unsafe) static let observable: [String: (NSObject) -> Any?] = [
        "player": { ($0 as? AVPlayerLayer)?.player }, "readyForDisplay": { ($0 as? AVPlayerLayer)?.isReadyForDisplay },
        "isReadyForDisplay": { ($0 as? AVPlayerLayer)?.isReadyForDisplay }, "videoRect": { ($0 as? AVPlayerLayer)?.videoRect },
    ]
}

/// Passes a player's changes on.
final class ViewerLink: PlayerViewer {
    private let handler: () -> Void

    init(_ handler: @escaping () -> Void) { self.handler = handler }

    func playerDidChange() { handler() }
}
