@_spi(Quince) import QuinceFoundation

/// The controls over a video: play, skips, the position, full screen and sound. A tap shows and hides them; while the video plays they hide by
/// themselves.
final class PlayerControls: UIView {
    var player: AVPlayer? {
        didSet { follow(oldValue) }
    }
    /// Whether the position can only be watched.
    var isLinear = false {
        didSet { update() }
    }
    /// Whether the video fills the screen, which a button closes.
    var isFullScreen = false {
        didSet { update() }
    }
    var onClose: () -> Void = {}
    var onExpand: () -> Void = {}
    var onPlay: () -> Void = {}

    let playButton = PlayerButton("play.fill", size: 34)
    let backButton = PlayerButton("gobackward.10", size: 24)
    let forwardButton = PlayerButton("goforward.10", size: 24)
    let screenButton = PlayerButton("arrow.up.left.and.arrow.down.right", size: 16)
    let soundButton = PlayerButton("speaker.wave.2.fill", size: 16)
    let slider = UISlider()
    let elapsed = UILabel()
    let remaining = UILabel()
    /// The views that are shown and hidden together.
    private let panel = UIView()
    private var observations: [NSKeyValueObservation] = []
    private var timeObserver: (player: AVPlayer, token: Any)?
    private var isScrubbing = false
    /// Tells the last plan to hide from earlier ones.
    private var hideNumber = 0

    private static let skip = 10.0
    private static let secondsShown = 3.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { endFollowing() }

    var isPanelShown: Bool { panel.alpha > 0 }

    // MARK: Parts

    private func setUp() {
        panel.backgroundColor = UIColor(white: 0, alpha: 0.35)
        addSubview(panel)
        for button in [playButton, backButton, forwardButton, screenButton, soundButton] { panel.addSubview(button) }
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
            label.textColor = .white
            panel.addSubview(label)
        }
        remaining.textAlignment = .right
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.35)
        panel.addSubview(slider)
        addActions()
        update()
    }

    private func addActions() {
        playButton.onTap = { [weak self] in self?.togglePlaying() }
        backButton.onTap = { [weak self] in self?.skip(by: -Self.skip) }
        forwardButton.onTap = { [weak self] in self?.skip(by: Self.skip) }
        screenButton.onTap = { [weak self] in self.map { $0.isFullScreen ? $0.onClose() : $0.onExpand() } }
        soundButton.onTap = { [weak self] in
            self?.player?.isMuted.toggle()
            self?.show()
        }
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        slider.addAction(UIAction { [weak self] _ in self?.isScrubbing = true }, for: .touchDown)
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            slider.addAction(UIAction { [weak self] _ in self?.endScrubbing() }, for: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isPanelShown { hide() } else { show() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
        let area = bounds.inset(by: safeAreaInsets)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = min(bounds.width / 4, 90)
        place(playButton, at: middle, side: 64)
        place(backButton, at: CGPoint(x: middle.x - distance, y: middle.y), side: 52)
        place(forwardButton, at: CGPoint(x: middle.x + distance, y: middle.y), side: 52)
        place(screenButton, at: CGPoint(x: area.minX + 28, y: area.minY + 26), side: 44)
        place(soundButton, at: CGPoint(x: area.maxX - 28, y: area.minY + 26), side: 44)
        slider.frame = CGRect(x: area.minX + 16, y: area.maxY - 52, width: max(area.width - 32, 0), height: 30)
        let width = max(area.width / 2 - 16, 0)
        elapsed.frame = CGRect(x: area.minX + 16, y: area.maxY - 24, width: width, height: 16)
        remaining.frame = CGRect(x: area.midX, y: area.maxY - 24, width: width, height: 16)
    }

    private func place(_ button: PlayerButton, at point: CGPoint, side: CGFloat) {
        button.frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    }

    // MARK: The player

    private func endFollowing() {
        observations = []
        if let timeObserver { timeObserver.player.removeTimeObserver(timeObserver.token) }
        timeObserver = nil
    }

    private func follow(_ old: AVPlayer?) {
        guard old !== player else { return }
        endFollowing()
        guard let player else { return update() }
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateTimes() }
        }
        timeObserver = (player, token)
        observations = [
            player.observe(__quinceKeyPath(\.timeControlStatus, "timeControlStatus")) { [weak self] _, _ in self?.updateSoon() },
            player.observe(__quinceKeyPath(\.currentItem?.status, "currentItem.status")) { [weak self] _, _ in self?.updateSoon() },
            player.observe(__quinceKeyPath(\.isMuted, "isMuted")) { [weak self] _, _ in self?.updateSoon() },
        ]
        update()
        show()
    }

    private nonisolated func updateSoon() {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.update()
                self?.planHiding()
            }
        }
    }

    private func update() {
        let isPlaying = player.map { $0.rate != 0 } ?? false
        playButton.show(isPlaying ? "pause.fill" : "play.fill", label: isPlaying ? systemText("Pause") : systemText("Play"))
        backButton.show("gobackward.10", label: systemText("Skip Back 10 Seconds"))
        forwardButton.show("goforward.10", label: systemText("Skip Forward 10 Seconds"))
        let isMuted = player?.isMuted ?? false
        soundButton.show(isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill", label: isMuted ? systemText("Unmute") : systemText("Mute"))
        screenButton.show(
            isFullScreen ? "xmark" : "arrow.up.left.and.arrow.down.right",
            label: isFullScreen ? systemText("Close") : systemText("Full Screen"))
        let isReady = player?.currentItem?.status == .readyToPlay
        for part in [playButton, backButton, forwardButton] { part.isEnabled = player?.currentItem != nil }
        backButton.isHidden = isLinear
        forwardButton.isHidden = isLinear
        slider.isEnabled = isReady && !isLinear
        slider.accessibilityLabel = systemText("Position")
        updateTimes()
    }

    private var length: Double {
        let length = player?.currentItem?.duration.seconds ?? 0
        return length.isFinite ? max(length, 0) : 0
    }

    private func updateTimes() {
        let position = isScrubbing ? Double(slider.value) * length : player?.currentTime().seconds ?? 0
        if !isScrubbing { slider.value = length > 0 ? Float(position / length) : 0 }
        elapsed.text = Self.text(position)
        remaining.text = length > 0 ? "-" + Self.text(max(length - position, 0)) : "--:--"
    }

    /// "1:05", "1:02:03".
    static func text(_ seconds: Double) -> String {
        let whole = seconds.isFinite ? Int(seconds.rounded(.down)) : 0
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let end = String(format: "%02d", whole % 60)
        return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":" + end : "\(minutes):" + end
    }

    // MARK: Actions

    private func togglePlaying() {
        guard let player else { return }
        if player.rate != 0 {
            player.pause()
        } else {
            // From the end it goes on at the start, as iOS's controls do.
            if length > 0, player.currentTime().seconds >= length { player.seek(to: .zero) }
            player.play()
            onPlay()
        }
        show()
    }

    private func skip(by seconds: Double) {
        guard let player, length > 0 else { return }
        player.seek(to: CMTime(seconds: min(max(player.currentTime().seconds + seconds, 0), length), preferredTimescale: 600))
        updateTimes()
        show()
    }

    private func scrub() {
        guard let player, length > 0 else { return }
        player.seek(
            to: CMTime(seconds: Double(slider.value) * length, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
        updateTimes()
        show()
    }

    private func endScrubbing() {
        isScrubbing = false
        updateTimes()
        planHiding()
    }

    // MARK: Showing

    private func show() {
        UIView.animate(withDuration: 0.2) { self.panel.alpha = 1 }
        planHiding()
    }

    private func hide() {
        hideNumber += 1
        UIView.animate(withDuration: 0.2) { self.panel.alpha = 0 }
    }

    private func planHiding() {
        hideNumber += 1
        let number = hideNumber
        guard player?.timeControlStatus == .playing else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.secondsShown) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, number == self.hideNumber, !self.isScrubbing else { return }
                self.hide()
            }
        }
    }
}
