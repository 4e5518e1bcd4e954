import AudioToolbox
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Records the microphone into a file.
///
/// The device's microphone hears nothing, as that of Apple's Simulator where its Mac has none: files hold silence, of the length that the recording took
/// by the app's clock. WAV, AIFF and CAF files hold samples, M4A files advanced audio coding.
///
/// Source: Apple's documentation of `AVAudioRecorder`.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let stream: AudioStreamBasicDescription
    private var clock: PlaybackClock
    private var timer: AudioTimer?
    private var file: RecordingFile?
    /// The position at which it stops by itself; nil = never.
    private var limit: TimeInterval?

    /// The file that is recorded into.
    public let url: URL
    /// The settings of the file, completed.
    open var settings: [String: Any] { AudioSettings.settings(of: stream) }
    /// The object that is notified of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?

    /// A recorder into a file, which is made when it prepares.
    ///
    /// - Parameters:
    ///   - url: The file; the end of its name decides its kind.
    ///   - settings: Settings by the keys of AVFAudio; missing ones are the hardware's.
    /// - Throws: `kAudioFileUnsupportedDataFormatError` in `NSOSStatusErrorDomain` where no such file can be written.
    public init(url: URL, settings: [String: Any]) throws {
        guard let stream = AudioSettings(settings).description(rate: AVAudioSession.sharedInstance().sampleRate, channels: 1),
            RecordingFile.canWrite(stream, to: url)
        else { throw SoundSource.error(kAudioFileUnsupportedDataFormatError) }
        (self.url, self.stream, clock) = (url, stream, PlaybackClock(.current))
        super.init()
    }

    /// A recorder into a file, which is made when it prepares.
    ///
    /// - Throws: `kAudioFileUnsupportedDataFormatError` in `NSOSStatusErrorDomain` where no such file can be written.
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: format.settings) }

    /// A recorder without a file, which records nothing.
    public override init() {
        (url, stream, clock) = (URL(fileURLWithPath: "/dev/null"), AudioStreamBasicDescription(), PlaybackClock(.current))
        super.init()
    }

    deinit { timer?.cancel() }

    open var format: AVAudioFormat {
        AVAudioFormat(settings: settings)
            ?? AVAudioFormat(standardFormatWithSampleRate: AVAudioSession.sharedInstance().sampleRate, channels: 1)!
    }

    // MARK: Recording

    /// Makes the file, which replaces an old one.
    ///
    /// - Returns: Whether it could be made.
    @discardableResult open func prepareToRecord() -> Bool {
        lock.withLock {
            guard file == nil else { return true }
            do {
                file = try RecordingFile(url, format: stream)
                clock = PlaybackClock(clock.clock)
                return true
            } catch { return false }
        }
    }

    /// Records, or goes on with it. The user is asked for the permission first, without which the file holds silence, as it does with it.
    ///
    /// - Returns: Whether it records: the session must have a category with input.
    @discardableResult open func record() -> Bool { start(at: clock.clock.now, for: nil) }

    /// Records once the clock has reached a time.
    ///
    /// - Parameter time: A time of `deviceCurrentTime`.
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { start(at: max(time, clock.clock.now), for: nil) }

    /// Records for a number of seconds, and stops.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { start(at: clock.clock.now, for: duration) }

    /// Records for a number of seconds once the clock has reached a time, and stops.
    ///
    /// - Parameter time: A time of `deviceCurrentTime`.
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        start(at: max(time, clock.clock.now), for: duration)
    }

    private func start(at time: TimeInterval, for duration: TimeInterval?) -> Bool {
        guard AVAudioSession.sharedInstance().category.hasInput, prepareToRecord() else { return false }
        AVAudioApplication.requestRecordPermission { _ in }
        lock.withLock {
            guard !clock.isRunning else { return }
            clock.start(at: time, rate: 1)
            limit = duration.map { clock.anchor + max(0, $0) }
            if let duration {
                timer = clock.clock.schedule(after: time - clock.clock.now + max(0, duration)) { [weak self] in self?.stop() }
            }
        }
        AVAudioSession.sharedInstance().add(self)
        return true
    }

    /// Pauses; `record` goes on.
    open func pause() {
        lock.withLock {
            clock.stop()
            timer = nil
            try? flush()
        }
        AVAudioSession.sharedInstance().remove(self)
    }

    /// Ends the recording and closes the file.
    open func stop() {
        let isSuccess = lock.withLock { () -> Bool? in
            guard let file else { return nil }
            clock.stop()
            timer = nil
            defer { self.file = nil }
            do {
                try flush()
                file.close()
                clock = PlaybackClock(clock.clock)
                return true
            } catch { return false }
        }
        AVAudioSession.sharedInstance().remove(self)
        if let isSuccess { delegate?.audioRecorderDidFinishRecording(self, successfully: isSuccess) }
    }

    /// Lengthens the file to the position.
    private func flush() throws {
        let seconds = min(clock.position, limit ?? .infinity)
        try file?.extend(to: Int(exactly: (seconds * stream.mSampleRate).rounded()) ?? 0)
    }

    /// Removes the file of a recorder that has stopped.
    ///
    /// - Returns: Whether it is gone.
    @discardableResult open func deleteRecording() -> Bool {
        guard lock.withLock({ !clock.isRunning }) else { return false }
        return (try? FileManager.default.removeItem(at: url)) != nil
    }

    open var isRecording: Bool { lock.withLock { clock.isRunning } }
    /// The number of seconds that were recorded; 0 unless it records or is paused.
    open var currentTime: TimeInterval { lock.withLock { min(clock.position, limit ?? .infinity) } }
    /// The time of the input's clock in seconds.
    open var deviceCurrentTime: TimeInterval { clock.clock.now }
    /// The channels of the input that are recorded; nil = the first ones.
    open var channelAssignments: [AVAudioSessionChannelDescription]?

    // MARK: Levels

    open var isMeteringEnabled = false
    /// Takes the levels of the moment, which are those of silence.
    open func updateMeters() {}
    /// The mean level of a channel in decibels: that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { AudioLevels.silence }
    /// The highest level of a channel in decibels: that of silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { AudioLevels.silence }
}

extension AVAudioRecorder: AudioSessionUser {
    func pauseForSession() { pause() }
}

/// The methods by which a recorder's delegate is notified. Source: Apple's documentation of `AVAudioRecorderDelegate`.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Called when a recording was stopped or has reached its length.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    @available(iOS, deprecated: 8.0) func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
    @available(iOS, deprecated: 8.0) func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
    public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) {}
    public func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) {}
}
