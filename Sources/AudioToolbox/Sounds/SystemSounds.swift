import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The sounds of a process that the system plays: those that it has made, and the vibration.
///
/// The app's own sounds are heard in pages, the system's are silent; haptics are shown beside the screen. May be used from any thread.
final class SystemSounds: @unchecked Sendable {
    static let shared = SystemSounds()

    private typealias Completion = @Sendable () -> Void
    private let lock = NSLock()
    private var durations: [SystemSoundID: TimeInterval] = [:]
    private var sounds: [SystemSoundID: DeviceSound] = [:]
    private var observers: [SystemSoundID: Completion] = [:]
    private var timers: [Int: AudioTimer] = [:]
    /// Numbers of the apps' own sounds; those below are the system's.
    private var lastSound: SystemSoundID = 0x0FFF
    private var plays = 0

    /// The haptic of a number, by the name that the device shows; nil for sounds.
    private static func haptic(_ sound: SystemSoundID) -> String? {
        switch sound {
        case kSystemSoundID_Vibrate, 1011, 1311: "vibration"
        // Apps use these, which Apple does not document, for the clicks of 3D Touch.
        case 1519: "peek"
        case 1520: "pop"
        case 1521: "nope"
        default: nil
        }
    }

    func make(from url: URL) -> (OSStatus, SystemSoundID) {
        guard let source = try? SoundSource(contentsOf: url) else { return (kAudioServicesSystemSoundUnspecifiedError, 0) }
        guard source.duration <= 30 else { return (kAudioServicesSystemSoundExceededMaximumDurationError, 0) }
        return lock.withLock {
            lastSound += 1
            durations[lastSound] = source.duration
            sounds[lastSound] = DeviceSound(url: url)
            return (noErr, lastSound)
        }
    }

    func remove(_ sound: SystemSoundID) -> OSStatus {
        lock.withLock {
            observers[sound] = nil
            sounds[sound] = nil
            return durations.removeValue(forKey: sound) == nil ? kAudioServicesSystemSoundUnspecifiedError : noErr
        }
    }

    func setObserver(of sound: SystemSoundID, _ observer: (@Sendable () -> Void)?) { lock.withLock { observers[sound] = observer } }

    /// - Parameter vibrates: Whether it vibrates, too.
    func play(_ sound: SystemSoundID, vibrates: Bool = false, completion: (@Sendable () -> Void)? = nil) {
        if let haptic = Self.haptic(sound) ?? (vibrates ? "vibration" : nil) { show(haptic) }
        lock.withLock { sounds[sound] }?.play(from: 0)
        let (duration, observer, id) = lock.withLock {
            plays += 1
            return (durations[sound] ?? 0, observers[sound], plays)
        }
        guard observer != nil || completion != nil else { return }
        let timer = AudioClock.current.schedule(after: duration) { [self] in
            lock.withLock { timers[id] = nil }
            completion?()
            observer?()
        }
        lock.withLock { timers[id] = timer }
    }

    private func show(_ haptic: String) {
        guard DeviceSettings.current.description.idiom == .phone else { return }
        DeviceRuntime.current.link?.send(ProcessMessage.haptic(haptic))
    }
}
