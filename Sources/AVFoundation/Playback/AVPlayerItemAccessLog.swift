import QuinceFoundation

/// Statistics of a stream, which only the system makes. Source: Apple's documentation of `AVPlayerItemAccessLog`.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The periods of playback, the oldest first.
    open var events: [AVPlayerItemAccessLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
}

/// Statistics of a period of playback. Source: Apple's documentation of `AVPlayerItemAccessLogEvent`.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var numberOfMediaRequests: Int { 0 }
    open var playbackStartDate: Date? { nil }
    open var playbackType: String? { nil }
    open var playbackSessionID: String? { nil }
    /// In seconds from the beginning of the item.
    open var playbackStartOffset: TimeInterval { 0 }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var numberOfServerAddressChanges: Int { 0 }
    open var numberOfStalls: Int { 0 }
    open var numberOfDroppedVideoFrames: Int { 0 }
    open var numberOfBytesTransferred: Int64 { 0 }
    /// In seconds.
    open var startupTime: TimeInterval { 0 }
    open var durationWatched: TimeInterval { 0 }
    open var segmentsDownloadedDuration: TimeInterval { 0 }
    open var transferDuration: TimeInterval { 0 }
    /// In bits a second.
    open var indicatedBitrate: Double { 0 }
    open var indicatedAverageBitrate: Double { 0 }
    open var observedBitrate: Double { 0 }
    open var averageVideoBitrate: Double { 0 }
    open var averageAudioBitrate: Double { 0 }
    open var switchBitrate: Double { 0 }
}

/// Errors of a stream, which only the system makes. Source: Apple's documentation of `AVPlayerItemErrorLog`.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The errors, the oldest first.
    open var events: [AVPlayerItemErrorLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
}

/// An error of a stream. Source: Apple's documentation of `AVPlayerItemErrorLogEvent`.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var date: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
}
