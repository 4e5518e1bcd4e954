import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// The app as one that records. Source: Apple's documentation of `AVAudioApplication`.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// The user's decision whether the app may record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private static let instance = AVAudioApplication()

    /// The app.
    open class var shared: AVAudioApplication { instance }

    /// Posted when the app's input was muted or unmuted, with `muteStateKey`.
    open class var inputMuteStateChangeNotification: Notification.Name {
        Notification.Name("AVAudioApplicationInputMuteStateChangeNotification")
    }
    /// The key of a Boolean number: whether input is muted.
    open class var muteStateKey: String { "AVAudioApplicationMuteStateKey" }

    private let lock = NSLock()
    private var isMuted = false

    override init() { super.init() }

    /// Whether the user lets the app record.
    open var recordPermission: recordPermission {
        switch DeviceRuntime.current.permissions.currentStatus(of: .microphone) {
        case .notDetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    /// Asks the user once whether the app may record. Without `NSMicrophoneUsageDescription` in its Info.plist the app ends.
    ///
    /// - Parameter response: Called on a thread of the system's.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        DeviceRuntime.current.permissions.requireUsageDescription(of: .microphone)
        DeviceRuntime.current.permissions.request(.microphone) { isGranted in
            DispatchQueue.global().async { response(isGranted) }
        }
    }

    /// Asks the user once whether the app may record. Without `NSMicrophoneUsageDescription` in its Info.plist the app ends.
    open class func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { continuation in requestRecordPermission { continuation.resume(returning: $0) } }
    }

    open var isInputMuted: Bool { lock.withLock { isMuted } }

    /// Mutes the microphone for the app.
    open func setInputMuted(_ muted: Bool) throws {
        let isChange = lock.withLock {
            defer { isMuted = muted }
            return isMuted != muted
        }
        guard isChange else { return }
        NotificationCenter.default.post(
            name: Self.inputMuteStateChangeNotification, object: self, userInfo: [Self.muteStateKey: NSNumber(value: muted)])
    }
}

extension AVAudioApplication {
    @available(*, unavailable, message: "not yet in Quince: gestures that mute")
    public func setInputMuteStateChangeHandler(_ inputMuteHandler: ((Bool) -> Bool)?) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: sound for calls")
    public enum MicrophoneInjectionPermission {}
}
