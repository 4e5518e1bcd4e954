import AVFoundation
import Photos
@_spi(Quince) import QuinceFoundation
import UIKit

/// The extent of a playback. Source: Apple's documentation of `PHLivePhotoViewPlaybackStyle`.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined = 0
    /// The whole video, with its sound.
    case full
    /// The beginning, to show that it moves.
    case hint
}

/// Options of a live photo's badge. Source: Apple's documentation of `PHLivePhotoBadgeOptions`.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// For a badge over the photo.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    /// With a line through it.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// Methods that are called when a live photo is played. Source: Apple's documentation of `PHLivePhotoViewDelegate`.
@MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
        true
    }
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}

/// Shows a live photo, and plays it while a finger lies on it. Source: Apple's documentation of `PHLivePhotoView`.
open class PHLivePhotoView: UIView {
    /// Seconds that a hint plays.
    private static let hintDuration = 1.0

    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Plays when it is touched; to add to another view where this one gets no touches.
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
    open var isMuted = false { didSet { player?.isMuted = isMuted } }
    /// The part of the picture that is shown, from 0 to 1 in both directions.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { picture.layer.contentsRect = contentsRect } }
    open var livePhoto: PHLivePhoto? {
        didSet {
            stopPlayback()
            picture.image = livePhoto?.image
        }
    }

    private let picture = UIImageView()
    private var player: AVPlayer?
    private var screen: AVPlayerLayer?
    private var style = PHLivePhotoViewPlaybackStyle.undefined
    private var end: Timer?
    private var observer: (any NSObjectProtocol)?
    private lazy var press = ActionTarget { [weak self] _ in self?.pressed() }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        picture.contentMode = contentMode
        addSubview(picture)
        (playbackGestureRecognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = 0.15
        playbackGestureRecognizer.addTarget(press, action: ActionTarget.selector)
        addGestureRecognizer(playbackGestureRecognizer)
    }

    open override var contentMode: UIView.ContentMode { didSet { picture.contentMode = contentMode } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        screen?.frame = bounds
    }

    private func pressed() {
        switch playbackGestureRecognizer.state {
        case .began: startPlayback(with: .full)
        case .ended, .cancelled, .failed: stopPlayback()
        default: break
        }
    }

    /// Begins to play, unless the delegate refuses.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        guard let livePhoto, style == .undefined, playbackStyle != .undefined,
            delegate?.livePhotoView(self, canBeginPlaybackWith: playbackStyle) ?? true
        else { return }
        delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
        style = playbackStyle
        let player = AVPlayer(url: livePhoto.video)
        player.isMuted = isMuted || playbackStyle == .hint
        let screen = AVPlayerLayer(player: player)
        (screen.frame, screen.videoGravity) = (bounds, contentMode == .scaleAspectFill ? .resizeAspectFill : .resizeAspect)
        layer.addSublayer(screen)
        (self.player, self.screen) = (player, screen)
        observer = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.stopPlayback() } }
        if playbackStyle == .hint {
            end = Timer.scheduledTimer(withTimeInterval: Self.hintDuration, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.stopPlayback() }
            }
        }
        player.play()
    }

    /// Ends playing, and shows the picture again.
    open func stopPlayback() {
        guard style != .undefined else { return }
        let ended = style
        player?.pause()
        screen?.removeFromSuperlayer()
        observer.map(NotificationCenter.default.removeObserver)
        end?.invalidate()
        (player, screen, observer, end, style) = (nil, nil, nil, nil, .undefined)
        delegate?.livePhotoView(self, didEndPlaybackWith: ended)
    }

    /// The badge of live photos.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
}
