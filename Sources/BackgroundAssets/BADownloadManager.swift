@_weakLinked import FoundationNetworking
import QuinceFoundation

public let BAErrorDomain = "BAErrorDomain"

/// The reason why a download was not scheduled. Source: Apple's documentation of `BAErrorCode`.
public enum BAErrorCode: Int, Error, CustomNSError, LocalizedError, Sendable {
    case downloadInvalid = 0
    case callFromExtensionNotAllowed = 50
    case callFromInactiveProcessNotAllowed = 51
    case callerConnectionNotAccepted = 55
    case callerConnectionInvalid = 56
    case downloadAlreadyScheduled = 100
    case downloadNotScheduled = 101
    case downloadFailedToStart = 102
    case downloadAlreadyFailed = 103
    case downloadEssentialDownloadNotPermitted = 109
    case downloadBackgroundActivityProhibited = 111
    case downloadWouldExceedAllowance = 112
    case sessionDownloadDisallowedByDomain = 202
    case sessionDownloadDisallowedByAllowance = 203
    case sessionDownloadAllowanceExceeded = 204
    case sessionDownloadNotPermittedBeforeAppLaunch = 206

    public static var errorDomain: String { BAErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? { "The download can’t be scheduled." }
}

/// Source: Apple's documentation of `BADownload.State`.
public enum BADownloadState: Int, Sendable {
    case failed = -1
    case created = 0
    case waiting, downloading, finished
}

/// A download. Source: Apple's documentation of `BADownload`.
open class BADownload: NSObject, @unchecked Sendable {
    public let identifier: String
    open var state: BADownloadState { .created }
    open var isEssential: Bool { false }
    init(_ identifier: String) { self.identifier = identifier }
}

/// A download of an address. Source: Apple's documentation of `BAURLDownload`.
open class BAURLDownload: BADownload, @unchecked Sendable {
    let request: URLRequest
    public init(identifier: String, request: URLRequest, fileSize: Int, applicationGroupIdentifier: String) {
        self.request = request
        super.init(identifier)
    }
}

/// Notified of downloads. Every method is optional. Source: Apple's documentation of `BADownloadManagerDelegate`.
public protocol BADownloadManagerDelegate: NSObjectProtocol {
    func downloadDidBegin(_ download: BADownload)
    func downloadDidPause(_ download: BADownload)
    func download(_ download: BADownload, failedWithError error: any Error)
    func download(_ download: BADownload, finishedWithFileURL fileURL: URL)
}

extension BADownloadManagerDelegate {
    public func downloadDidBegin(_ download: BADownload) {}
    public func downloadDidPause(_ download: BADownload) {}
    public func download(_ download: BADownload, failedWithError error: any Error) {}
    public func download(_ download: BADownload, finishedWithFileURL fileURL: URL) {}
}

/// Schedules downloads that the system does without the app. The app has no extension for it, so none is scheduled.
///
/// Source: Apple's documentation of `BADownloadManager`.
open class BADownloadManager: NSObject, @unchecked Sendable {
    public static let shared = BADownloadManager()
    open weak var delegate: (any BADownloadManagerDelegate)?

    open func fetchCurrentDownloads() async throws -> [BADownload] { [] }
    open func fetchCurrentDownloads(completionHandler: @escaping ([BADownload], (any Error)?) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call([], nil) }
    }
    /// - Throws: `BAErrorCode.callerConnectionNotAccepted`.
    open func scheduleDownload(_ download: BADownload) throws { throw BAErrorCode.callerConnectionNotAccepted }
    open func startForegroundDownload(_ download: BADownload) throws { throw BAErrorCode.callerConnectionNotAccepted }
    open func cancel(_ download: BADownload) throws { throw BAErrorCode.downloadNotScheduled }
}
