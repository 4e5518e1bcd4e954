// Names of the years before Swift 4.2, which the compiler still takes in apps whose language version is Swift 4 and hides from all others.

import QuinceFoundation

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.SilenceSecondaryAudioHintType")
public typealias AVAudioSessionSilenceSecondaryAudioHintType = AVAudioSession.SilenceSecondaryAudioHintType
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.IOType")
public typealias AVAudioSessionIOType = AVAudioSession.IOType
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RouteSharingPolicy")
public typealias AVAudioSessionRouteSharingPolicy = AVAudioSession.RouteSharingPolicy
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.ErrorCode")
public typealias AVAudioSessionErrorCode = AVAudioSession.ErrorCode

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoChat")
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.gameChat")
public let AVAudioSessionModeGameChat = AVAudioSession.Mode.gameChat
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.lineIn")
public let AVAudioSessionPortLineIn = AVAudioSession.Port.lineIn
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.builtInMic")
public let AVAudioSessionPortBuiltInMic = AVAudioSession.Port.builtInMic
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.headsetMic")
public let AVAudioSessionPortHeadsetMic = AVAudioSession.Port.headsetMic
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.lineOut")
public let AVAudioSessionPortLineOut = AVAudioSession.Port.lineOut
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.headphones")
public let AVAudioSessionPortHeadphones = AVAudioSession.Port.headphones
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.bluetoothA2DP")
public let AVAudioSessionPortBluetoothA2DP = AVAudioSession.Port.bluetoothA2DP
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.builtInReceiver")
public let AVAudioSessionPortBuiltInReceiver = AVAudioSession.Port.builtInReceiver
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.builtInSpeaker")
public let AVAudioSessionPortBuiltInSpeaker = AVAudioSession.Port.builtInSpeaker
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.HDMI")
public let AVAudioSessionPortHDMI = AVAudioSession.Port.HDMI
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.airPlay")
public let AVAudioSessionPortAirPlay = AVAudioSession.Port.airPlay
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.bluetoothLE")
public let AVAudioSessionPortBluetoothLE = AVAudioSession.Port.bluetoothLE
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.bluetoothHFP")
public let AVAudioSessionPortBluetoothHFP = AVAudioSession.Port.bluetoothHFP
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.usbAudio")
public let AVAudioSessionPortUSBAudio = AVAudioSession.Port.usbAudio
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.carAudio")
public let AVAudioSessionPortCarAudio = AVAudioSession.Port.carAudio

extension NSNotification.Name {
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.interruptionNotification")
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.routeChangeNotification")
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.mediaServicesWereLostNotification")
    public static let AVAudioSessionMediaServicesWereLost = AVAudioSession.mediaServicesWereLostNotification
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.mediaServicesWereResetNotification")
    public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.silenceSecondaryAudioHintNotification")
    public static let AVAudioSessionSilenceSecondaryAudioHint = AVAudioSession.silenceSecondaryAudioHintNotification
}

extension AVAudioSession {
    @available(swift, obsoleted: 4.2, renamed: "setCategory(_:options:)")
    public func setCategory(_ category: Category, with options: CategoryOptions) throws { try setCategory(category, options: options) }
    @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
    public func setActive(_ active: Bool, with options: SetActiveOptions) throws { try setActive(active, options: options) }
}
