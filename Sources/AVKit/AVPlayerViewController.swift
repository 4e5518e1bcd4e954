/// Shows a player's video with iOS's controls.
///
/// Source: Apple's documentation of `AVPlayerViewController`.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    open var player: AVPlayer? {
        get { video.playerLayer.player }
        set {
            guard newValue !== video.playerLayer.player else { return }
            video.playerLayer.player = newValue
            controls.player = newValue
        }
    }

    open var showsPlaybackControls = true {
        didSet { controls.isHidden = !showsPlaybackControls }
    }
    open var videoGravity: AVLayerVideoGravity {
        get { video.playerLayer.videoGravity }
        set { video.playerLayer.videoGravity = newValue }
    }
    /// Whether the first picture is there.
    open var isReadyForDisplay: Bool { video.playerLayer.isReadyForDisplay }
    /// Where the video lies in the controller's view.
    open var videoBounds: CGRect { video.playerLayer.videoRect }
    /// The view between the video and the controls, for an app's own views.
    open var contentOverlayView: UIView? { overlay }

    /// Whether the controls only play and pause.
    open var requiresLinearPlayback = false {
        didSet { controls.isLinear = requiresLinearPlayback }
    }
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Picture in picture is not supported, whatever this says.
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var allowsVideoFrameAnalysis = true
    open var pixelBufferAttributes: [String: Any]?

    @available(*, unavailable, message: "not yet in Quince: menus of playback speeds")
    open var speeds: [Never] { [] }
    @available(*, unavailable, message: "not yet in Quince: menus of playback speeds")
    open var selectedSpeed: Never? { nil }

    private let video = PlayerView()
    private let overlay = UIView()
    private let controls = PlayerControls()
    /// Whether the controller is the full screen of another one.
    private weak var inlineController: AVPlayerViewController?
    private var endToken: (any NSObjectProtocol)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { endToken.map { NotificationCenter.default.removeObserver($0) } }

    private func setUp() {
        modalPresentationStyle = .fullScreen
        controls.onClose = { [weak self] in self?.close() }
        controls.onExpand = { [weak self] in self?.enterFullScreen() }
        controls.onPlay = { [weak self] in
            if self?.entersFullScreenWhenPlaybackBegins == true { self?.enterFullScreen() }
        }
        endToken = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: .main) {
            [weak self] notification in
            nonisolated(unsafe) let item = notification.object as AnyObject?
            MainActor.assumeIsolated { self?.handleEnd(of: item) }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [video, overlay, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        overlay.backgroundColor = nil
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.isFullScreen = presentingViewController != nil && parent == nil
    }

    open override var prefersStatusBarHidden: Bool { presentingViewController != nil && parent == nil }

    // MARK: Full screen

    private func enterFullScreen() {
        guard inlineController == nil, presentedViewController == nil, presentingViewController == nil || parent != nil else { return }
        let screen = AVPlayerViewController()
        screen.inlineController = self
        screen.player = player
        screen.videoGravity = .resizeAspect
        screen.requiresLinearPlayback = requiresLinearPlayback
        present(screen, animated: true)
        if let coordinator = screen.transitionCoordinator {
            delegate?.playerViewController(self, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
        }
    }

    private func close() {
        if let inline = inlineController, let coordinator = transitionCoordinator {
            inline.delegate?.playerViewController(inline, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
        }
        dismiss(animated: true)
    }

    private func handleEnd(of item: AnyObject?) {
        guard let item, item === player?.currentItem, presentingViewController != nil else { return }
        if (inlineController ?? self).exitsFullScreenWhenPlaybackEnds { close() }
    }
}

/// Source: Apple's documentation of `AVPlayerViewControllerDelegate`.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController)
        -> Bool
    { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// A view that is a player's layer.
final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
