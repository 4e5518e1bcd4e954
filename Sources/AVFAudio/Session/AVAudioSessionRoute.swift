import QuinceFoundation

/// A place at a port where sound comes in, such as the microphone at the back.
///
/// Source: Apple's documentation of `AVAudioSessionDataSourceDescription`.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    public let dataSourceID: NSNumber
    public let dataSourceName: String
    public let location: AVAudioSession.Location?
    public let orientation: AVAudioSession.Orientation?
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }

    init(id: Int, name: String, location: AVAudioSession.Location?, orientation: AVAudioSession.Orientation?) {
        (dataSourceID, dataSourceName) = (NSNumber(value: id), name)
        (self.location, self.orientation) = (location, orientation)
        super.init()
    }

    /// - Throws: `AVAudioSession.ErrorCode.badParam`: no data source has patterns.
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
        if pattern != nil { throw AVAudioSession.error(.badParam) }
    }
}

/// A channel of a port. Source: Apple's documentation of `AVAudioSessionChannelDescription`.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    public let channelName: String
    public let owningPortUID: String
    public let channelNumber: Int
    public let channelLabel: AudioChannelLabel

    init(name: String, port: String, number: Int, label: AudioChannelLabel) {
        (channelName, owningPortUID, channelNumber, channelLabel) = (name, port, number, label)
        super.init()
    }
}

/// A port that sound comes or goes through. Source: Apple's documentation of `AVAudioSessionPortDescription`.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    public let portType: AVAudioSession.Port
    public let portName: String
    public let uid: String
    public let channels: [AVAudioSessionChannelDescription]?
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var isSpatialAudioEnabled: Bool { false }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }

    private init(_ type: AVAudioSession.Port, name: String, uid: String, channels: [AudioChannelLabel]) {
        (portType, portName, self.uid) = (type, name, uid)
        self.channels = channels.enumerated().map {
            AVAudioSessionChannelDescription(
                name: channels.count == 1 ? name : "\(name) \($0 + 1)", port: uid, number: $0 + 1, label: $1)
        }
        super.init()
    }

    /// - Throws: `AVAudioSession.ErrorCode.badParam` for a data source that the port does not have: it has none.
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw AVAudioSession.error(.badParam) }
    }

    static let speaker = AVAudioSessionPortDescription(
        .builtInSpeaker, name: "Speaker", uid: "Speaker", channels: [kAudioChannelLabel_Left, kAudioChannelLabel_Right])
    static let microphone = AVAudioSessionPortDescription(
        .builtInMic, name: "iPhone Microphone", uid: "Built-In Microphone", channels: [kAudioChannelLabel_Mono])

    // Ports are constants of the device; apps make none.
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioSessionPortDescription)?.uid == uid }
    open override var hash: Int { uid.hashValue }
    open dynamic override var description: String {
        "<AVAudioSessionPortDescription: type = \(portType.rawValue); name = \(portName); UID = \(uid); selectedDataSource = (null)>"
    }
}

/// The ports that a session uses. Source: Apple's documentation of `AVAudioSessionRouteDescription`.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    public let inputs: [AVAudioSessionPortDescription]
    public let outputs: [AVAudioSessionPortDescription]

    init(category: AVAudioSession.Category) {
        inputs = category.hasInput ? [.microphone] : []
        outputs = category.hasOutput ? [.speaker] : []
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioSessionRouteDescription else { return false }
        return inputs == other.inputs && outputs == other.outputs
    }
    open override var hash: Int { inputs.count * 2 + outputs.count }
}
