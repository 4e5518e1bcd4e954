import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// An app's declaration to the system of how it uses sound.
///
/// The device has a speaker and a microphone, as the iPhone of Apple's Simulator has those of its Mac; nothing is ever plugged in.
///
/// Source: Apple's documentation of `AVAudioSession`.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The session of the app, or of a test.
    @TaskLocal static var shared = AVAudioSession()
    private static let notificationQueue = DispatchQueue(label: "AVAudioSession Notify Thread")

    /// The properties that apps set.
    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var isActive = false
        var sampleRate = 0.0
        var bufferDuration: TimeInterval = 0
        var inputChannels = 0
        var outputChannels = 0
        var inputGain: Float = 1
        var volume: Float = 1
        var isInput = false
        var allowsHaptics = false
        var hidesAlerts = false
        var supportsMultichannel = false
        var orientation = StereoOrientation.none
    }

    private let lock = NSLock()
    private var state = State()
    /// Players and recorders that run.
    private let running = NSHashTable<AnyObject>.weakObjects()
    private var followsSuspension = false
    /// Whether the session was active when the app was suspended.
    private var wasSuspended = false

    override init() { super.init() }

    /// The session of the app.
    open class func sharedInstance() -> AVAudioSession { shared }

    private func read<Value>(_ path: KeyPath<State, Value>) -> Value { lock.withLock { state[keyPath: path] } }
    private func write<Value>(_ path: WritableKeyPath<State, Value>, _ value: Value) { lock.withLock { state[keyPath: path] = value } }

    static func error(_ code: ErrorCode) -> NSError {
        NSError(
            domain: NSOSStatusErrorDomain, code: code.rawValue,
            userInfo: code == .isBusy
                ? [NSLocalizedDescriptionKey: "Session deactivation failed"] : [:])
    }

    // MARK: Category

    open var category: Category { read(\.category) }
    open var mode: Mode { read(\.mode) }
    open var categoryOptions: CategoryOptions { read(\.options) }
    open var routeSharingPolicy: RouteSharingPolicy { read(\.policy) }
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    open var availableModes: [Mode] {
        [
            .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio, .voicePrompt,
            .shortFormVideo,
        ]
    }

    /// - Throws: An error in `NSOSStatusErrorDomain` for a category that the device does not have.
    open func setCategory(_ category: Category) throws { try apply(category, mode, [], .default) }

    /// - Throws: An error in `NSOSStatusErrorDomain` for options that the category does not allow.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { try apply(category, mode, options, .default) }

    /// - Throws: An error in `NSOSStatusErrorDomain` for a mode or options that the category does not allow.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try apply(category, mode, options, .default)
    }

    /// - Throws: An error in `NSOSStatusErrorDomain` for a mode, policy or options that the category does not allow.
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        try apply(category, mode, options, policy)
    }

    /// - Throws: An error in `NSOSStatusErrorDomain` for a mode that the device does not have.
    open func setMode(_ mode: Mode) throws { try apply(category, mode, categoryOptions, routeSharingPolicy) }

    private func apply(_ category: Category, _ mode: Mode, _ options: CategoryOptions, _ policy: RouteSharingPolicy) throws {
        guard availableCategories.contains(category), availableModes.contains(mode), Self.allows(category, options),
            policy == .default || options.isDisjoint(with: [.mixWithOthers, .duckOthers])
        else { throw Self.error(.badParam) }
        let previous = currentRoute
        let isChange = lock.withLock {
            defer { (state.category, state.mode, state.options, state.policy) = (category, mode, options, policy) }
            return state.category != category || state.options != options
        }
        if isChange { notifyRouteChange(.categoryChange, from: previous) }
    }

    /// Whether options go with a category. Source: Apple's documentation of `AVAudioSession.CategoryOptions`.
    private static func allows(_ category: Category, _ options: CategoryOptions) -> Bool {
        let allowed: CategoryOptions
        switch category {
        case .playAndRecord:
            allowed = [
                .mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers, .allowBluetoothHFP, .allowBluetoothA2DP,
                .allowAirPlay, .defaultToSpeaker, .overrideMutedMicrophoneInterruption, .bluetoothHighQualityRecording,
            ]
        case .record: allowed = [.allowBluetoothHFP, .overrideMutedMicrophoneInterruption, .bluetoothHighQualityRecording]
        case .ambient, .playback, .multiRoute:
            allowed = [.mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers, .allowBluetoothA2DP, .allowAirPlay]
        default: allowed = [.allowBluetoothA2DP, .allowAirPlay]
        }
        return allowed.isSuperset(of: options)
    }

    // MARK: Activity

    /// - Throws: `ErrorCode.isBusy` in `NSOSStatusErrorDomain` where sound of the app's was running, which has paused; the session is inactive then.
    open func setActive(_ active: Bool) throws { try setActive(active, options: []) }

    /// - Throws: `ErrorCode.isBusy` in `NSOSStatusErrorDomain` where sound of the app's was running, which has paused; the session is inactive then.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        write(\.isActive, active)
        guard !active else { return }
        let users = lock.withLock { running.allObjects }.compactMap { $0 as? any AudioSessionUser }
        for user in users { user.pauseForSession() }
        if !users.isEmpty { throw Self.error(.isBusy) }
    }

    /// Activates the session on a thread of the system's.
    open func activate(options: AVAudioSessionActivationOptions = [], completionHandler handler: @escaping (Bool, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        Self.notificationQueue.async {
            self.write(\.isActive, true)
            handler(true, nil)
        }
    }

    /// Keeps track of sound that runs, which activates the session as on iOS.
    func add(_ user: any AudioSessionUser) {
        let isFirst = lock.withLock { () -> Bool in
            defer { (state.isActive, followsSuspension) = (true, true) }
            running.add(user)
            return !followsSuspension
        }
        guard isFirst else { return }
        DeviceRuntime.current.suspension.subscribe { [weak self] in self?.handleSuspension($0) }
    }
    func remove(_ user: any AudioSessionUser) { lock.withLock { running.remove(user) } }

    /// Pauses sound when the app is suspended, unless it has the background mode for it, and posts the interruption once it runs again, as iOS does.
    func handleSuspension(_ isSuspended: Bool) {
        if isSuspended {
            guard DeviceRuntime.current.information.strings("UIBackgroundModes")?.contains("audio") != true else { return }
            let users = lock.withLock { () -> [any AudioSessionUser] in
                defer { (wasSuspended, state.isActive) = (state.isActive, false) }
                return running.allObjects.compactMap { $0 as? any AudioSessionUser }
            }
            for user in users { user.pauseForSession() }
        } else if lock.withLock({ wasSuspended }) {
            lock.withLock { wasSuspended = false }
            NotificationCenter.default.post(
                name: Self.interruptionNotification, object: self,
                userInfo: [
                    AVAudioSessionInterruptionTypeKey: InterruptionType.began.rawValue,
                    AVAudioSessionInterruptionReasonKey: InterruptionReason.appWasSuspended.rawValue,
                    "AVAudioSessionInterruptionWasSuspendedKey": true,
                ])
        }
    }

    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var promptStyle: PromptStyle { .normal }
    open var renderingMode: RenderingMode { .notApplicable }

    // MARK: Routes

    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription(category: category) }
    open var isInputAvailable: Bool { true }
    open var availableInputs: [AVAudioSessionPortDescription]? { category.hasInput ? [.microphone] : [] }
    open var preferredInput: AVAudioSessionPortDescription? { read(\.isInput) ? .microphone : nil }

    /// - Throws: `ErrorCode.badParam` in `NSOSStatusErrorDomain` for a port that is no available input.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        if let inPort, availableInputs?.contains(inPort) != true { throw Self.error(.badParam) }
        write(\.isInput, inPort != nil)
    }

    /// Has sound come from the speaker rather than the receiver; the device's comes from it always.
    ///
    /// - Throws: `ErrorCode.badParam` in `NSOSStatusErrorDomain` unless the category is `.playAndRecord`.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        guard portOverride == .none || category == .playAndRecord else { throw Self.error(.badParam) }
        notifyRouteChange(.override, from: currentRoute)
    }

    private func notifyRouteChange(_ reason: RouteChangeReason, from previous: AVAudioSessionRouteDescription) {
        let information: [String: Any] = [
            AVAudioSessionRouteChangeReasonKey: reason.rawValue, AVAudioSessionRouteChangePreviousRouteKey: previous,
        ]
        Self.notificationQueue.async {
            NotificationCenter.default.post(name: Self.routeChangeNotification, object: self, userInfo: information)
        }
    }

    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }

    /// - Throws: `ErrorCode.badParam` in `NSOSStatusErrorDomain` for a data source that the port does not have: it has none.
    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw Self.error(.badParam) }
    }
    /// - Throws: `ErrorCode.badParam` in `NSOSStatusErrorDomain` for a data source that the port does not have: it has none.
    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw Self.error(.badParam) }
    }

    // MARK: Hardware

    /// Frames per second.
    open var sampleRate: Double { 48000 }
    /// The preferred frames per second; 0 where none was set.
    open var preferredSampleRate: Double { read(\.sampleRate) }
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        guard sampleRate >= 0, sampleRate <= 384_000 else { throw Self.error(.badParam) }
        write(\.sampleRate, sampleRate)
    }

    open var ioBufferDuration: TimeInterval { 1024 / sampleRate }
    open var preferredIOBufferDuration: TimeInterval { read(\.bufferDuration) }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        guard duration >= 0, duration.isFinite else { throw Self.error(.badParam) }
        write(\.bufferDuration, duration)
    }

    open var inputNumberOfChannels: Int { category.hasInput ? 1 : 0 }
    open var outputNumberOfChannels: Int { category.hasOutput ? 2 : 0 }
    open var maximumInputNumberOfChannels: Int { category.hasInput ? 1 : 0 }
    open var maximumOutputNumberOfChannels: Int { category.hasOutput ? 2 : 0 }
    open var preferredInputNumberOfChannels: Int { read(\.inputChannels) }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {
        guard count >= 0, count <= maximumInputNumberOfChannels else { throw Self.error(.badParam) }
        write(\.inputChannels, count)
    }
    open var preferredOutputNumberOfChannels: Int { read(\.outputChannels) }
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
        guard count >= 0, count <= maximumOutputNumberOfChannels else { throw Self.error(.badParam) }
        write(\.outputChannels, count)
    }

    /// From 0 to 1.
    open var inputGain: Float { read(\.inputGain) }
    open var isInputGainSettable: Bool { false }
    /// - Throws: `ErrorCode.badParam` in `NSOSStatusErrorDomain`: the microphone's gain is fixed.
    open func setInputGain(_ gain: Float) throws { throw Self.error(.badParam) }
    /// The device's volume, from 0 to 1; all of it until the user changes it, as in Apple's Simulator.
    open var outputVolume: Float { read(\.volume) }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }

    /// Posted, within the system's frameworks, when the volume has changed.
    package static let outputVolumeDidChange = Notification.Name("_AVAudioSessionOutputVolumeDidChange")

    /// Changes the device's volume, as its sliders do.
    package func setOutputVolume(_ volume: Float) {
        let volume = volume.isNaN ? 0 : min(max(volume, 0), 1)
        guard volume != outputVolume else { return }
        willChangeValue(forKey: "outputVolume")
        write(\.volume, volume)
        didChangeValue(forKey: "outputVolume")
        NotificationCenter.default.post(name: Self.outputVolumeDidChange, object: self)
    }

    // MARK: Preferences

    open var allowHapticsAndSystemSoundsDuringRecording: Bool { read(\.allowsHaptics) }
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws { write(\.allowsHaptics, inValue) }
    open var prefersNoInterruptionsFromSystemAlerts: Bool { read(\.hidesAlerts) }
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws { write(\.hidesAlerts, inValue) }
    open var supportsMultichannelContent: Bool { read(\.supportsMultichannel) }
    open func setSupportsMultichannelContent(_ inValue: Bool) throws { write(\.supportsMultichannel, inValue) }
    open var inputOrientation: StereoOrientation { .none }
    open var preferredInputOrientation: StereoOrientation { read(\.orientation) }
    open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws { write(\.orientation, orientation) }
    /// - Throws: `ErrorCode.badParam` in `NSOSStatusErrorDomain` for anything but `.notSpecified` unless the category is `.playAndRecord`.
    open func setAggregatedIOPreference(_ inIOType: IOType) throws {
        guard inIOType == .notSpecified || category == .playAndRecord else { throw Self.error(.badParam) }
    }

    // MARK: Permission

    /// Whether the user lets the app record.
    @available(iOS, deprecated: 17.0) open var recordPermission: RecordPermission {
        switch AVAudioApplication.shared.recordPermission {
        case .undetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    /// Asks the user once whether the app may record.
    ///
    /// - Parameter response: Called on a thread of the system's.
    @available(iOS, deprecated: 17.0)
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        AVAudioApplication.requestRecordPermission(completionHandler: response)
    }
}

/// Sound that runs by the session, and pauses when it ends.
protocol AudioSessionUser: AnyObject {
    func pauseForSession()
}

/// Options of activating a session. Source: Apple's documentation of `AVAudioSessionActivationOptions`.
public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
