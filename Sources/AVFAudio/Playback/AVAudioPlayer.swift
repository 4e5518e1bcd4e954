import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// Plays a sound from a file or from memory.
///
/// Pages that show the device make the sound heard; its time runs by the app's clock. Levels are those of the samples where they are not compressed.
///
/// Source: Apple's documentation of `AVAudioPlayer`.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let source: SoundSource?
    private let sound: DeviceSound?
    private let lock = NSRecursiveLock()
    private var clock: PlaybackClock
    private var timer: AudioTimer?
    /// Fires where the sound begins in the future.
    private var start: AudioTimer?
    private var loops = 0
    private var wantedRate: Float = 1
    private var isRateEnabled = false
    private var fadeSteps: AudioTimer?
    private var fade: (from: Float, to: Float, start: TimeInterval, duration: TimeInterval)?
    private var level = AudioLevels()
    /// The file; nil where the sound is in memory.
    public let url: URL?
    /// The memory; nil where the sound is in a file.
    public let data: Data?

    /// The object that is notified of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// - Throws: An error in `NSOSStatusErrorDomain` where the file is not there or is no sound.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// - Parameter utiString: The kind of the file, such as an `AVFileType`; the file's own header decides.
    /// - Throws: An error in `NSOSStatusErrorDomain` where the file is not there or is no sound.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        source = try SoundSource(contentsOf: url)
        (self.url, data, clock, sound) = (url, nil, PlaybackClock(.current), DeviceSound(url: url))
        super.init()
    }

    /// - Throws: An error in `NSOSStatusErrorDomain` where the data is no sound.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// - Parameter utiString: The kind of the data, such as an `AVFileType`; its own header decides.
    /// - Throws: An error in `NSOSStatusErrorDomain` where the data is no sound.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        source = try SoundSource(data: data)
        (url, self.data, clock, sound) = (nil, data, PlaybackClock(.current), DeviceSound(data: data))
        super.init()
    }

    /// A player without a sound, which plays nothing.
    public override init() {
        (source, sound, url, data, clock) = (nil, nil, nil, nil, PlaybackClock(.current))
        super.init()
    }

    deinit {
        timer?.cancel()
        sound?.stop()
    }

    // MARK: Playing

    /// Makes ready to play.
    @discardableResult open func prepareToPlay() -> Bool { source != nil }

    /// Plays from the current time on.
    ///
    /// - Returns: Whether it plays.
    @discardableResult open func play() -> Bool { start(at: clock.clock.now) }

    /// Plays from the current time on, once the clock has reached a time.
    ///
    /// - Parameter time: A time of `deviceCurrentTime`; one that has passed is now.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { start(at: max(time, clock.clock.now)) }

    private func start(at time: TimeInterval) -> Bool {
        guard source != nil else { return false }
        lock.withLock {
            if !clock.isRunning {
                clock.start(at: time, rate: effectiveRate)
                schedule()
            }
        }
        AVAudioSession.sharedInstance().add(self)
        return true
    }

    /// Pauses; the current time stays.
    open func pause() {
        lock.withLock {
            clock.stop()
            timer = nil
        }
        sound?.stop()
        AVAudioSession.sharedInstance().remove(self)
    }

    /// Stops and undoes `prepareToPlay`; the current time stays, as on iOS.
    open func stop() { pause() }

    open var isPlaying: Bool { lock.withLock { clock.isRunning } }

    /// Has the timer fire when the sound is at its end.
    ///
    /// - Parameter isRepetition: Whether the sound goes on by itself, as the device was told.
    private func schedule(isRepetition: Bool = false) {
        guard clock.isRunning else { return timer = nil }
        if !isRepetition { updateSound() }
        let wait = max(0, (clock.started ?? 0) - clock.clock.now)
        let delay = wait + max(0, duration - clock.position) / clock.rate
        timer = clock.clock.schedule(after: delay) { [weak self] in self?.handleEnd() }
    }

    /// Has the device play from the position on. A start in the future is heard then.
    private func updateSound() {
        guard clock.isRunning else { return }
        let wait = (clock.started ?? 0) - clock.clock.now
        guard wait > 0.01 else {
            start = nil
            sound?.play(from: clock.position, rate: clock.rate, volume: volume, loops: loops)
            return
        }
        start = clock.clock.schedule(after: wait) { [weak self] in self?.lock.withLock { self?.updateSound() } }
    }

    private func handleEnd() {
        let ends = lock.withLock { () -> Bool in
            guard clock.isRunning else { return false }
            clock.move(to: 0)
            if loops != 0, duration > 0 {
                if loops > 0 { loops -= 1 }
                schedule(isRepetition: true)
                return false
            }
            clock.stop()
            clock.move(to: 0)
            timer = nil
            sound?.stop()
            return true
        }
        guard ends else { return }
        AVAudioSession.sharedInstance().remove(self)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    // MARK: Time

    /// The number of seconds of the sound.
    open var duration: TimeInterval { source?.duration ?? 0 }

    /// The position in seconds.
    open var currentTime: TimeInterval {
        get { lock.withLock { min(clock.position, duration) } }
        set {
            lock.withLock {
                clock.move(to: newValue.isFinite ? min(max(newValue, 0), duration) : 0)
                schedule()
            }
        }
    }

    /// The time of the output's clock in seconds.
    open var deviceCurrentTime: TimeInterval { clock.clock.now }

    /// How many times the sound is repeated after the first time; negative = until it is stopped.
    open var numberOfLoops: Int {
        get { lock.withLock { loops } }
        set { lock.withLock { loops = newValue } }
    }

    /// Whether `rate` counts; set before `prepareToPlay`.
    open var enableRate: Bool {
        get { lock.withLock { isRateEnabled } }
        set {
            lock.withLock { isRateEnabled = newValue }
            updateRate()
        }
    }

    /// The speed, from 0.5 to 2; 1 is the sound's own.
    open var rate: Float {
        get { lock.withLock { wantedRate } }
        set {
            lock.withLock { wantedRate = newValue }
            updateRate()
        }
    }

    private var effectiveRate: Double { isRateEnabled && !wantedRate.isNaN ? Double(min(max(wantedRate, 0.5), 2)) : 1 }

    private func updateRate() {
        lock.withLock {
            clock.setRate(effectiveRate)
            schedule()
        }
    }

    // MARK: Volume

    /// The volume, from 0 to 1.
    open var volume: Float {
        get {
            lock.withLock {
                guard let fade else { return 1 }
                let part = fade.duration > 0 ? Float(min(1, max(0, clock.clock.now - fade.start) / fade.duration)) : 1
                return part < 1 ? fade.from + (fade.to - fade.from) * part : fade.to
            }
        }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// Changes the volume over a time.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        let old = self.volume
        lock.withLock {
            fade = (old, volume, clock.clock.now, duration)
            updateSound()
        }
        guard duration > 0 else { return fadeSteps = nil }
        stepFade()
    }

    /// Has the device follow a volume that changes over time, ten times a second.
    private func stepFade() {
        fadeSteps = clock.clock.schedule(after: 0.1) { [weak self] in
            if self?.continueFade() == true { self?.stepFade() }
        }
    }

    /// - Returns: Whether the volume changes on.
    private func continueFade() -> Bool {
        lock.withLock {
            updateSound()
            guard let fade, clock.isRunning else { return false }
            return clock.clock.now < fade.start + fade.duration
        }
    }

    /// The balance from left, -1, to right, 1.
    open var pan: Float = 0
    /// The output that plays; nil = the system's.
    open var currentDevice: String?

    // MARK: Format

    open var numberOfChannels: Int { Int(source?.format.mChannelsPerFrame ?? 0) }
    /// The settings of the sound.
    open var settings: [String: Any] {
        guard let source else { return [:] }
        var settings = AudioSettings.settings(of: source.format)
        if source.bitRate > 0 { settings[AVEncoderBitRateKey] = NSNumber(value: Int(source.bitRate)) }
        return settings
    }
    /// The format of the sound.
    open var format: AVAudioFormat {
        source.flatMap { AVAudioFormat(settings: AudioSettings.settings(of: $0.format)) }
            ?? AVAudioFormat(standardFormatWithSampleRate: AVAudioSession.sharedInstance().sampleRate, channels: 2)!
    }
    /// The channels of the output that play; nil = the first ones.
    open var channelAssignments: [AVAudioSessionChannelDescription]?

    // MARK: Levels

    open var isMeteringEnabled = false

    /// Takes the levels of the moment, for `averagePower` and `peakPower`.
    open func updateMeters() {
        lock.withLock {
            guard isMeteringEnabled, clock.isRunning, let samples = source?.samples else { return level = AudioLevels() }
            let rate = samples.format.mSampleRate
            // The tenth of a second before the position, as sound meters have it.
            let end = Int(clock.position * rate), start = max(0, end - Int(rate / 10))
            level = AudioLevels(samples.read(start..<max(start, end)), gain: volume)
        }
    }

    /// The mean level of a channel in decibels, from -160, silence, to 0; of the last `updateMeters`.
    open func averagePower(forChannel channelNumber: Int) -> Float { lock.withLock { level.average(channelNumber) } }
    /// The highest level of a channel in decibels, from -160, silence, to 0; of the last `updateMeters`.
    open func peakPower(forChannel channelNumber: Int) -> Float { lock.withLock { level.peak(channelNumber) } }
}

extension AVAudioPlayer: AudioSessionUser {
    func pauseForSession() { pause() }
}

/// The methods by which a player's delegate is notified. Source: Apple's documentation of `AVAudioPlayerDelegate`.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when a sound has ended; not when it was stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    @available(iOS, deprecated: 8.0) func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    @available(iOS, deprecated: 8.0) func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
