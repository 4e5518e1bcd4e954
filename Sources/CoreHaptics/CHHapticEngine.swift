import AVFAudio
import QuinceFoundation

/// The time that stands for now.
public let CHHapticTimeImmediate: TimeInterval = 0

/// The number of a sound that an engine has.
public typealias CHHapticAudioResourceID = UInt

/// The keys of options of an engine's sounds. Source: Apple's documentation of `CHHapticAudioResourceKey`.
public struct CHHapticAudioResourceKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useVolumeEnvelope = CHHapticAudioResourceKey(rawValue: "UseVolumeEnvelope")
    public static let loopEnabled = CHHapticAudioResourceKey(rawValue: "LoopEnabled")
}

/// The haptics that hardware has. Source: Apple's documentation of `CHHapticDeviceCapability`.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Plays patterns. The device has no such hardware, as in Apple's Simulator: an app that asks first does without, and no engine can be made.
///
/// Source: Apple's documentation of `CHHapticEngine`.
open class CHHapticEngine {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    private struct NoHaptics: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// The device's haptics: none.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// - Throws: `CHHapticError.notSupported`.
    public init() throws {
        throw CHHapticError(.notSupported, userInfo: [NSLocalizedDescriptionKey: "Haptics are not supported on this device."])
    }

    /// - Throws: `CHHapticError.notSupported`.
    public convenience init(audioSession: AVAudioSession?) throws { try self.init() }

    // No engine exists that these could be called of.

    /// The time of the engine's clock in seconds.
    open var currentTime: TimeInterval { 0 }
    /// Called when the engine stops by itself.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Called when the engine was reset after an error.
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start() async throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop() async throws { throw CHHapticError(.notSupported) }
    open func stop(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.notSupported))
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws -> CHHapticAudioResourceID {
        throw CHHapticError(.notSupported)
    }
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// Plays a pattern. Source: Apple's documentation of `CHHapticPatternPlayer`.
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
}

/// Plays a pattern, which can be paused and looped. Source: Apple's documentation of `CHHapticAdvancedPatternPlayer`.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: ((any Error)?) -> Void { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}
