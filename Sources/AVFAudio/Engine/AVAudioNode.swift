import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// Called with the sound that passes a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Called when something is done.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A part of an engine: it makes, changes or hears sound.
///
/// Source: Apple's documentation of `AVAudioNode`.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// Sound that the node gives away at an output.
    struct Tap {
        let format: AVAudioFormat
        let frames: AVAudioFrameCount
        let block: AVAudioNodeTapBlock
    }

    let lock = NSRecursiveLock()
    var taps: [AVAudioNodeBus: Tap] = [:]
    private var formats: [AVAudioNodeBus: AVAudioFormat] = [:]
    private weak var attachedEngine: AVAudioEngine?
    fileprivate var tapTimers: [AVAudioNodeBus: AudioTimer] = [:]

    override init() { super.init() }

    /// The engine that the node is attached to.
    open internal(set) var engine: AVAudioEngine? {
        get { lock.withLock { attachedEngine } }
        set { lock.withLock { attachedEngine = newValue } }
    }

    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
    /// The moment that is rendered now; nil unless the engine runs.
    open var lastRenderTime: AVAudioTime? { engine?.renderTime(rate: outputFormat(forBus: 0).sampleRate) }
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }
    /// Forgets what the node has of earlier sound.
    open func reset() {}

    /// The format of a connection's end; that of the hardware where there is no connection.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { engine?.format(into: self, bus: bus) ?? Self.standard }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { lock.withLock { formats[bus] } ?? Self.standard }
    func setOutputFormat(_ format: AVAudioFormat?, bus: AVAudioNodeBus) { lock.withLock { formats[bus] = format } }

    class var standard: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: AVAudioSession.sharedInstance().sampleRate, channels: 2)!
    }

    // MARK: Rendering

    /// The sound of frames from a moment of the engine's clock on, an array a channel.
    func render(at time: TimeInterval, frames: Int, rate: Double, channels: Int) -> [[Float]] {
        let inputs = engine?.sources(of: self) ?? []
        var mix = Array(repeating: Array(repeating: Float(0), count: frames), count: channels)
        for input in inputs {
            let gain = (input as? any AVAudioMixing)?.volume ?? 1
            for (channel, samples) in input.render(at: time, frames: frames, rate: rate, channels: channels).enumerated() {
                for index in samples.indices { mix[channel][index] += samples[index] * gain }
            }
        }
        return mix
    }

    /// How much faster than the sound's own its time runs through the node.
    var timeRate: Double { 1 }

    // MARK: Taps

    /// Gives the sound that leaves an output to a block, on a thread of the system's, while the engine runs.
    ///
    /// - Parameters:
    ///   - bufferSize: The wanted frames of a buffer, from a tenth to 0.4 seconds.
    ///   - format: The format of the buffers; nil = that of the output.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        let format = format ?? outputFormat(forBus: bus)
        guard (1...768_000).contains(format.sampleRate), format.channelCount > 0 else {
            raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: IsFormatSampleRateAndChannelCountValid(format)")
        }
        lock.withLock {
            guard taps[bus] == nil else {
                raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: nullptr == Tap()")
            }
            let seconds = min(max(Double(bufferSize) / format.sampleRate, 0.1), 0.4)
            taps[bus] = Tap(format: format, frames: AVAudioFrameCount((seconds * format.sampleRate).rounded()), block: tapBlock)
        }
        updateTaps()
    }

    open func removeTap(onBus bus: AVAudioNodeBus) {
        lock.withLock {
            taps[bus] = nil
            tapTimers[bus] = nil
        }
    }

    /// Starts or stops giving sound away, as the engine runs or not.
    func updateTaps() {
        // The engine's lock is never taken with the node's held.
        let (engine, isRunning) = (engine, engine?.isRunning == true)
        lock.withLock {
            guard let engine, isRunning else { return tapTimers = [:] }
            for bus in taps.keys where tapTimers[bus] == nil { schedule(bus, at: engine.clock.now) }
        }
    }

    private func schedule(_ bus: AVAudioNodeBus, at start: TimeInterval) {
        guard let engine = attachedEngine, let tap = taps[bus] else { return tapTimers[bus] = nil }
        let end = start + Double(tap.frames) / tap.format.sampleRate
        tapTimers[bus] = engine.clock.schedule(after: end - engine.clock.now) { [weak self] in self?.handleTap(bus, from: start, to: end) }
    }

    private func handleTap(_ bus: AVAudioNodeBus, from start: TimeInterval, to end: TimeInterval) {
        guard let engine, engine.isRunning, let tap = lock.withLock({ taps[bus] }),
            let buffer = AVAudioPCMBuffer(pcmFormat: tap.format, frameCapacity: tap.frames)
        else { return }
        buffer.frameLength = tap.frames
        let channels = Int(tap.format.channelCount)
        for (channel, samples) in render(at: start, frames: Int(tap.frames), rate: tap.format.sampleRate, channels: channels).enumerated() {
            buffer.write(samples, to: channel)
        }
        let sample = AVAudioFramePosition(((start - engine.startTime) * tap.format.sampleRate).rounded())
        tap.block(buffer, AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: start), sampleTime: sample, atRate: tap.format.sampleRate))
        let isRunning = engine.isRunning
        lock.withLock { if taps[bus] != nil, isRunning { schedule(bus, at: end) } else { tapTimers[bus] = nil } }
    }
}

extension AVAudioNode {
    @available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
    public var auAudioUnit: Never { fatalError() }
}

/// The end of a connection. Source: Apple's documentation of `AVAudioConnectionPoint`.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus

    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        (self.node, self.bus) = (node, bus)
        super.init()
    }
}

/// The volume and place in a mix of a node's sound. Source: Apple's documentation of `AVAudioMixing`.
public protocol AVAudioMixing: AVAudioStereoMixing {
    /// From 0 to 1.
    var volume: Float { get set }
}

/// The balance of a node's sound. Source: Apple's documentation of `AVAudioStereoMixing`.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    /// From left, -1, to right, 1.
    var pan: Float { get set }
}

/// Mixes the sound of several nodes. Source: Apple's documentation of `AVAudioMixerNode`.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    public override init() { super.init() }

    /// The volume of what it mixes, from 0 to 1.
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    /// The number of the first input that is free.
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
    open override var numberOfInputs: Int { max(1, nextAvailableInputBus + 1) }

    override func render(at time: TimeInterval, frames: Int, rate: Double, channels: Int) -> [[Float]] {
        super.render(at: time, frames: frames, rate: rate, channels: channels).map { $0.map { $0 * outputVolume } }
    }
}

/// An end of an engine: the microphone or the speaker. Source: Apple's documentation of `AVAudioIONode`.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var presentationLatency: TimeInterval { 0 }
    /// Whether echoes are taken out of the microphone's sound.
    open internal(set) var isVoiceProcessingEnabled = false
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The microphone, which hears nothing. Source: Apple's documentation of `AVAudioInputNode`.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false

    override class var standard: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: AVAudioSession.sharedInstance().sampleRate, channels: 1)!
    }
    open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.standard }
    open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.standard }
    override func render(at time: TimeInterval, frames: Int, rate: Double, channels: Int) -> [[Float]] {
        Array(repeating: Array(repeating: 0, count: frames), count: channels)
    }
}

/// The speaker. Source: Apple's documentation of `AVAudioOutputNode`.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
    open override var numberOfOutputs: Int { 1 }
}
