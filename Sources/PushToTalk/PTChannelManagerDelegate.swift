import AVFAudio
import QuinceFoundation

/// Source: Apple's documentation of `PTChannelJoinReason`.
public enum PTChannelJoinReason: Int, Sendable { case developerRequest = 0, channelRestoration = 2 }
/// Source: Apple's documentation of `PTChannelLeaveReason`.
public enum PTChannelLeaveReason: Int, Sendable { case unknown = 0, userRequest, developerRequest, systemPolicy }
/// Source: Apple's documentation of `PTChannelTransmitRequestSource`.
public enum PTChannelTransmitRequestSource: Int, Sendable {
    case unknown = 0, userRequest, developerRequest, handsfreeButton
}

/// The answer to a message from the server. Source: Apple's documentation of `PTPushResult`.
open class PTPushResult: NSObject, @unchecked Sendable {
    private let participant: PTParticipant?
    private init(_ participant: PTParticipant?) { self.participant = participant }
    open class var leaveChannel: PTPushResult { PTPushResult(nil) }
    open class func activeRemoteParticipant(_ participant: PTParticipant) -> PTPushResult { PTPushResult(participant) }
}

/// Notified of channels. Source: Apple's documentation of `PTChannelManagerDelegate`.
public protocol PTChannelManagerDelegate: NSObjectProtocol {
    func channelManager(_ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason)
    func channelManager(_ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason)
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID, didBeginTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID, didEndTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data)
    func incomingPushResult(channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]) -> PTPushResult
    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession)
    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession)
    func channelManager(_ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error)
    func channelManager(_ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error)
    func channelManager(_ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error)
    func channelManager(_ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error)
}

extension PTChannelManagerDelegate {
    public func channelManager(_ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error) {}
    public func channelManager(_ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error) {}
    public func channelManager(
        _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error
    ) {}
    public func channelManager(
        _ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error
    ) {}
}

/// Describes channels again that the app was in. Source: Apple's documentation of `PTChannelRestorationDelegate`.
public protocol PTChannelRestorationDelegate: NSObjectProtocol {
    func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor
}

extension PTChannelManager {
    /// - Throws: `PTInstantiationError.invalidPlatform`.
    public class func channelManager(
        delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate
    ) async throws -> PTChannelManager { throw PTInstantiationError(.invalidPlatform) }

    public class func channelManager(
        delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate,
        completionHandler: @escaping (PTChannelManager?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(nil, PTInstantiationError(.invalidPlatform)) }
    }

    // Without a manager none of these can be called.

    public func requestJoinChannel(channelUUID: UUID, descriptor: PTChannelDescriptor) {}
    public func leaveChannel(channelUUID: UUID) {}
    public func requestBeginTransmitting(channelUUID: UUID) {}
    public func stopTransmitting(channelUUID: UUID) {}
    public func setActiveRemoteParticipant(_ participant: PTParticipant?, channelUUID: UUID) async throws {}
    public func setTransmissionMode(_ transmissionMode: PTTransmissionMode, channelUUID: UUID) async throws {}
    public func setServiceStatus(_ status: PTServiceStatus, channelUUID: UUID) async throws {}
    public func setChannelDescriptor(_ channelDescriptor: PTChannelDescriptor, channelUUID: UUID) async throws {}
}

/// Source: Apple's documentation of `PTTransmissionMode`.
public enum PTTransmissionMode: Int, Sendable { case fullDuplex = 0, halfDuplex, listenOnly }
/// Source: Apple's documentation of `PTServiceStatus`.
public enum PTServiceStatus: Int, Sendable { case ready = 0, connecting, unavailable }
