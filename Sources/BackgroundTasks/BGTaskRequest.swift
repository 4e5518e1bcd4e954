internal import DeviceProtocol
import QuinceFoundation

/// Asks for time in the background.
///
/// Source: Apple's documentation of `BGTaskRequest`.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    /// One of `BGTaskSchedulerPermittedIdentifiers` in Info.plist.
    public let identifier: String
    /// The task does not begin before this; nil = whenever it suits the system.
    open var earliestBeginDate: Date?

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    var record: BackgroundTaskRecord { BackgroundTaskRecord(identifier: identifier, kind: .refresh, earliest: earliestBeginDate) }

    open func copy(with zone: NSZone? = nil) -> Any { Self.make(record) }

    static func make(_ record: BackgroundTaskRecord) -> BGTaskRequest {
        let request: BGTaskRequest
        switch record.kind {
        case .refresh: request = BGAppRefreshTaskRequest(identifier: record.identifier)
        case .processing:
            let processing = BGProcessingTaskRequest(identifier: record.identifier)
            (processing.requiresNetworkConnectivity, processing.requiresExternalPower) = (record.requiresNetwork, record.requiresPower)
            request = processing
        }
        request.earliestBeginDate = record.earliest
        return request
    }
}

/// Asks for half a minute to bring the app's content up to date.
///
/// Source: Apple's documentation of `BGAppRefreshTaskRequest`.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}

/// Asks for minutes of work.
///
/// Source: Apple's documentation of `BGProcessingTaskRequest`.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// The simulated device always has both.
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public init(identifier: String) { super.init(identifier) }

    override var record: BackgroundTaskRecord {
        BackgroundTaskRecord(
            identifier: identifier, kind: .processing, earliest: earliestBeginDate, requiresNetwork: requiresNetworkConnectivity,
            requiresPower: requiresExternalPower)
    }
}
