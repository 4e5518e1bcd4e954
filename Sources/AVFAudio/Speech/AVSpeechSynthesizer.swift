import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// The place at which speech stops or pauses. Source: Apple's documentation of `AVSpeechBoundary`.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0, word
}

/// Speaks texts, one after the other.
///
/// Speech is silent; it takes about as long as a voice takes, by the app's clock.
///
/// Source: Apple's documentation of `AVSpeechSynthesizer`.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Whether the app may use the user's own voice. Source: Apple's documentation of `PersonalVoiceAuthorizationStatus`.
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined = 0, denied, unsupported, authorized
    }

    private enum Event {
        case start, word(NSRange), finish, next
    }
    private enum Interruption {
        case pause, stop
    }

    private let lock = NSRecursiveLock()
    private let clock = AudioClock.current
    private var queue: [AVSpeechUtterance] = []
    /// Events of the first utterance of the queue, in seconds from its beginning.
    private var events: [(time: TimeInterval, event: Event)] = []
    private var beginning: TimeInterval = 0
    private var pausedAt: TimeInterval?
    /// Comes with the next word.
    private var interruption: Interruption?
    private var timer: AudioTimer?
    private var notifications: [Int: AudioTimer] = [:]
    private var notificationCount = 0

    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether speech is part of the app's audio session.
    open var usesApplicationAudioSession = true
    /// Whether speech is sent into calls.
    open var mixToTelephonyUplink = false
    /// The channels of the output that speak; nil = the first ones.
    open var outputChannels: [AVAudioSessionChannelDescription]?

    public override init() { super.init() }

    /// Whether there is something to speak, even while it is paused.
    open var isSpeaking: Bool { lock.withLock { !queue.isEmpty } }
    open var isPaused: Bool { lock.withLock { pausedAt != nil } }

    // MARK: Speaking

    /// Speaks an utterance after those that were given before. One that is waiting already ends the app, as on iOS.
    open func speak(_ utterance: AVSpeechUtterance) {
        lock.withLock {
            guard !queue.contains(where: { $0 === utterance }) else {
                raise(.invalidArgumentException, "An AVSpeechUtterance shall not be enqueued twice")
            }
            queue.append(utterance)
            if queue.count == 1 { begin() }
        }
    }

    private func begin() {
        guard let utterance = queue.first else { return }
        let timeline = SpeechTimeline(utterance.speechString, rate: utterance.rate)
        let start = max(0, utterance.preUtteranceDelay), end = start + timeline.duration
        events = [(start, .start)] + timeline.words.map { (start + $0.start, .word($0.range)) }
        events += [(end, .finish), (end + max(0, utterance.postUtteranceDelay), .next)]
        beginning = clock.now
        schedule()
    }

    private func schedule() {
        guard pausedAt == nil, let next = events.first else { return timer = nil }
        timer = clock.schedule(after: beginning + next.time - clock.now) { [weak self] in self?.handleNext() }
    }

    private func handleNext() {
        let notification = lock.withLock { () -> (() -> Void)? in
            guard pausedAt == nil, !events.isEmpty, let utterance = queue.first else { return nil }
            if let interruption {
                self.interruption = nil
                return interruption == .pause ? pauseNow() : stopNow()
            }
            let event = events.removeFirst().event
            if case .next = event {
                queue.removeFirst()
                begin()
                if queue.isEmpty { timer = nil }
                return nil
            }
            schedule()
            return { [self] in notify(event, of: utterance) }
        }
        notification?()
    }

    private func notify(_ event: Event, of utterance: AVSpeechUtterance) {
        switch event {
        case .start: delegate?.speechSynthesizer(self, didStart: utterance)
        case .word(let range):
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
            let marker = AVSpeechSynthesisMarker(markerType: .word, forTextRange: range, atByteSampleOffset: 0)
            delegate?.speechSynthesizer(self, willSpeak: marker, utterance: utterance)
        case .finish:
            // Nothing is spoken any more while the delegate is notified, unless it says what.
            if utterance.postUtteranceDelay <= 0 {
                lock.withLock {
                    guard queue.first === utterance else { return }
                    queue.removeFirst()
                    events = []
                    begin()
                    if queue.isEmpty { timer = nil }
                }
            }
            delegate?.speechSynthesizer(self, didFinish: utterance)
        case .next: break
        }
    }

    // MARK: Interruptions

    /// Pauses.
    ///
    /// - Returns: Whether something was spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        interrupt(.pause, at: boundary)
    }

    /// Stops, and drops what is still to be spoken.
    ///
    /// - Returns: Whether something was spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        interrupt(.stop, at: boundary)
    }

    private func interrupt(_ kind: Interruption, at boundary: AVSpeechBoundary) -> Bool {
        lock.withLock {
            guard !queue.isEmpty, kind == .stop || pausedAt == nil else { return false }
            guard boundary == .immediate || pausedAt != nil else {
                interruption = kind
                return true
            }
            later(kind == .pause ? pauseNow() : stopNow())
            return true
        }
    }

    private func pauseNow() -> () -> Void {
        let utterance = queue[0]
        pausedAt = clock.now
        timer = nil
        return { [self] in delegate?.speechSynthesizer(self, didPause: utterance) }
    }

    private func stopNow() -> () -> Void {
        let utterance = queue[0]
        (queue, events, pausedAt, interruption, timer) = ([], [], nil, nil, nil)
        return { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
    }

    /// Goes on where it was paused.
    ///
    /// - Returns: Whether it was paused.
    @discardableResult open func continueSpeaking() -> Bool {
        lock.withLock {
            guard let time = pausedAt, let utterance = queue.first else { return false }
            beginning += clock.now - time
            pausedAt = nil
            schedule()
            later { [self] in delegate?.speechSynthesizer(self, didContinue: utterance) }
            return true
        }
    }

    /// Notifies the delegate once the caller has returned.
    private func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        notificationCount += 1
        let id = notificationCount
        notifications[id] = clock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            _ = self.lock.withLock { self.notifications.removeValue(forKey: id) }
            body()
        }
    }

    // MARK: Personal voices

    /// Devices of the Simulator have no voices of their users.
    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    open class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.unsupported) } }
    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
}

extension AVSpeechSynthesizer {
    public typealias BufferCallback = (AVAudioBuffer) -> Void
    public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void

    @available(*, unavailable, message: "not yet in Quince: speech in buffers")
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: speech in buffers")
    public func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
        toMarkerCallback markerCallback: @escaping MarkerCallback
    ) { fatalError() }
}

/// A place in speech. Source: Apple's documentation of `AVSpeechSynthesisMarker`.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
    public enum Mark: Int, Sendable { case phoneme = 0, word, sentence, paragraph, bookmark }

    open var mark: Mark
    open var byteSampleOffset: UInt
    open var textRange: NSRange

    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: UInt) {
        (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
        super.init()
    }
}

/// The methods by which a synthesizer's delegate is notified. Source: Apple's documentation of `AVSpeechSynthesizerDelegate`.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Called before each word.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance
    ) {}
}
