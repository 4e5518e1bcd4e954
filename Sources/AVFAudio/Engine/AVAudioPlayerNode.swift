import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// How a buffer is scheduled. Source: Apple's documentation of `AVAudioPlayerNodeBufferOptions`.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// Ends what plays.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// Ends a loop that plays when it is at its end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// The moment at which a handler is called. Source: Apple's documentation of `AVAudioPlayerNodeCompletionCallbackType`.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0, dataRendered, dataPlayedBack
}

public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void

/// Plays buffers and files one after the other.
///
/// Source: Apple's documentation of `AVAudioPlayerNode`.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// Something that was scheduled.
    private final class Segment {
        let frames: Int
        let rate: Double
        let samples: (Range<Int>) -> [[Float]]
        /// The earliest position of the player; nil = when what was scheduled before has ended.
        let time: AVAudioTime?
        var loops: Bool
        let completion: (() -> Void)?
        /// The position of the player at which it began; nil = not yet.
        var start: TimeInterval?
        var duration: TimeInterval { Double(frames) / rate }

        init(
            frames: Int, rate: Double, time: AVAudioTime?, loops: Bool, completion: (() -> Void)?,
            samples: @escaping (Range<Int>) -> [[Float]]
        ) {
            (self.frames, self.rate, self.time, self.loops) = (frames, max(rate, 1), time, loops)
            (self.completion, self.samples) = (completion, samples)
        }
    }

    private var position = PlaybackClock(.current)
    private var segments: [Segment] = []
    private var timer: AudioTimer?
    private var plays = false
    /// The host's time at which it is to play; nil = at once.
    private var startTime: TimeInterval?

    public override init() { super.init() }

    open override var numberOfInputs: Int { 0 }
    open var volume: Float = 1
    open var pan: Float = 0
    open var isPlaying: Bool { lock.withLock { plays } }

    // MARK: Scheduling

    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        schedule(buffer, at: nil, [], completionHandler)
    }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(buffer, at: nil, [], completionHandler.map { handler in { handler(callbackType) } }) }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { schedule(buffer, at: when, options, completionHandler) }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(buffer, at: when, options, completionHandler.map { handler in { handler(callbackType) } }) }

    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        schedule(file, 0..<Int(file.length), at: when, completionHandler)
    }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(file, 0..<Int(file.length), at: when, completionHandler.map { handler in { handler(callbackType) } }) }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { schedule(file, Self.range(file, startFrame, numberFrames), at: when, completionHandler) }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {
        schedule(
            file, Self.range(file, startFrame, numberFrames), at: when, completionHandler.map { handler in { handler(callbackType) } })
    }

    private static func range(_ file: AVAudioFile, _ start: AVAudioFramePosition, _ count: AVAudioFrameCount) -> Range<Int> {
        let first = Int(min(max(start, 0), file.length))
        return first..<min(first + Int(count), Int(file.length))
    }

    private func schedule(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions, _ completion: (() -> Void)?
    ) {
        let segment = Segment(
            frames: Int(buffer.frameLength), rate: buffer.format.sampleRate, time: when, loops: options.contains(.loops),
            completion: completion
        ) { range in (0..<Int(buffer.format.channelCount)).map { Array(buffer.samples(of: $0)[range]) } }
        add(segment, options)
    }

    private func schedule(_ file: AVAudioFile, _ range: Range<Int>, at when: AVAudioTime?, _ completion: (() -> Void)?) {
        let segment = Segment(
            frames: range.count, rate: file.processingFormat.sampleRate, time: when, loops: false, completion: completion
        ) { file.samples($0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound) }
        add(segment, [])
    }

    private func add(_ segment: Segment, _ options: AVAudioPlayerNodeBufferOptions) {
        var ended: [Segment] = []
        lock.withLock {
            if options.contains(.interrupts) {
                ended = segments
                segments = []
            } else if options.contains(.interruptsAtLoop), let current = segments.first, let start = current.start, current.loops {
                // The pass that runs is the last one.
                let passes = current.duration > 0 ? ((position.position - start) / current.duration).rounded(.down) : 0
                current.start = start + passes * current.duration
                current.loops = false
            }
            segments.append(segment)
            proceed()
        }
        call(ended)
    }

    private func call(_ segments: [Segment]) { for segment in segments { segment.completion?() } }

    // MARK: Playing

    /// Plays what is scheduled. An engine that does not run ends the app, as on iOS.
    open func play() { play(at: nil) }

    /// Plays what is scheduled once the host's clock has reached a time.
    open func play(at when: AVAudioTime?) {
        guard let engine, engine.isRunning else {
            raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: _engine->IsRunning()")
        }
        lock.withLock {
            guard !plays else { return }
            plays = true
            startTime = when.flatMap { $0.isHostTimeValid ? AVAudioTime.seconds(forHostTime: $0.hostTime) : nil }
        }
        updateForEngine()
    }

    /// Pauses; what was scheduled stays.
    open func pause() {
        lock.withLock {
            plays = false
            position.stop()
            timer = nil
        }
    }

    /// Stops, drops what was scheduled and begins again at 0. Handlers are called.
    open func stop() {
        let ended = lock.withLock { () -> [Segment] in
            defer { (segments, plays, position, timer) = ([], false, PlaybackClock(position.clock), nil) }
            return segments
        }
        call(ended)
    }

    /// Makes ready to play a number of frames of files.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

    /// Runs where the player plays and the engine runs.
    func updateForEngine() {
        // The engine's lock is never taken with the node's held.
        let (isRunning, rate) = (engine?.isRunning == true, engine?.timeRate(after: self) ?? 1)
        lock.withLock {
            let runs = plays && isRunning
            if runs, !position.isRunning {
                position.start(at: max(position.clock.now, startTime ?? 0), rate: rate)
                startTime = nil
            } else if !runs {
                position.stop()
            }
            proceed()
        }
    }

    func updateTimeRate() {
        let rate = engine?.timeRate(after: self) ?? 1
        lock.withLock {
            position.setRate(rate)
            proceed()
        }
    }

    /// Begins the next segment if none runs, and has the timer fire at its end.
    private func proceed() {
        guard position.isRunning, let segment = segments.first else { return timer = nil }
        if segment.start == nil { segment.start = max(position.position, playerSeconds(segment.time) ?? 0) }
        guard !segment.loops || segment.duration <= 0, let start = segment.start else { return timer = nil }
        let wait = max(0, (position.started ?? 0) - position.clock.now)
        let delay = wait + (start + segment.duration - position.position) / max(position.rate, 1e-3)
        timer = position.clock.schedule(after: delay) { [weak self] in self?.handleEnd(of: segment) }
    }

    private func playerSeconds(_ time: AVAudioTime?) -> TimeInterval? {
        guard let time else { return nil }
        if time.isSampleTimeValid, time.sampleRate > 0 { return Double(time.sampleTime) / time.sampleRate }
        guard time.isHostTimeValid else { return nil }
        return position.position + (AVAudioTime.seconds(forHostTime: time.hostTime) - position.clock.now) * position.rate
    }

    private func handleEnd(of segment: Segment) {
        let isEnd = lock.withLock { () -> Bool in
            guard segments.first === segment, let start = segment.start else { return false }
            segments.removeFirst()
            // The next one begins where this one ends, however late the timer is.
            if let next = segments.first, next.start == nil, next.time == nil { next.start = start + segment.duration }
            proceed()
            return true
        }
        if isEnd { segment.completion?() }
    }

    // MARK: Time

    /// The position of the player at a moment of the engine; nil unless it plays.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        lock.withLock {
            guard plays, position.isRunning, nodeTime.isHostTimeValid else { return nil }
            let rate = outputFormat(forBus: 0).sampleRate
            let later = AVAudioTime.seconds(forHostTime: nodeTime.hostTime) - position.clock.now
            let sample = AVAudioFramePosition(exactly: ((position.position + later * position.rate) * rate).rounded()) ?? 0
            return AVAudioTime(hostTime: nodeTime.hostTime, sampleTime: sample, atRate: rate)
        }
    }

    /// The moment of the engine at a position of the player; nil unless it plays.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        lock.withLock {
            guard plays, position.isRunning, playerTime.isSampleTimeValid, playerTime.sampleRate > 0, let engine else { return nil }
            let later = (Double(playerTime.sampleTime) / playerTime.sampleRate - position.position) / max(position.rate, 1e-3)
            let time = position.clock.now + later
            let sample = AVAudioFramePosition(exactly: ((time - engine.startTime) * playerTime.sampleRate).rounded()) ?? 0
            return AVAudioTime(
                hostTime: AVAudioTime.hostTime(forSeconds: time), sampleTime: sample, atRate: playerTime.sampleRate)
        }
    }

    // MARK: Rendering

    override func render(at time: TimeInterval, frames: Int, rate: Double, channels: Int) -> [[Float]] {
        lock.withLock {
            let silence = Array(repeating: Array(repeating: Float(0), count: frames), count: channels)
            guard position.isRunning, let segment = segments.first, let start = segment.start, segment.frames > 0 else { return silence }
            let from = position.position + (time - position.clock.now) * position.rate - start
            let places = (0..<frames).map { index -> Int? in
                let place = Int(((from + Double(index) / rate * position.rate) * segment.rate).rounded(.down))
                if segment.loops, place >= 0 { return place % segment.frames }
                return (0..<segment.frames).contains(place) ? place : nil
            }
            guard let first = places.compactMap({ $0 }).min(), let last = places.compactMap({ $0 }).max() else { return silence }
            let sound = segment.samples(first..<last + 1)
            guard !sound.isEmpty else { return silence }
            return (0..<channels).map { channel in
                let samples = sound[min(channel, sound.count - 1)]
                return places.map { $0.flatMap { $0 - first < samples.count ? samples[$0 - first] : nil } ?? 0 }
            }
        }
    }
}

extension AVAudioPlayerNode {
    public func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async { await wait { scheduleBuffer(buffer, completionHandler: $0) } }
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = []
    ) async { await wait { scheduleBuffer(buffer, at: when, options: options, completionHandler: $0) } }
    public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?) async {
        await wait { scheduleFile(file, at: when, completionHandler: $0) }
    }

    private func wait(_ body: (@escaping () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in body { continuation.resume() } }
    }
}
