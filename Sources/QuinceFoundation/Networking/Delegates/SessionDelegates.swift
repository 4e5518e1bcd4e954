import Foundation
@_weakLinked import FoundationNetworking

// Foundation's protocols on Linux lack what background sessions and metrics tell. These hide them in apps; who conforms to one of them conforms to Foundation's,
// too.

/// A delegate for events of a session.
///
/// Source: Apple's documentation of `URLSessionDelegate`.
public protocol URLSessionDelegate: FoundationNetworking.URLSessionDelegate {
    /// Everything there was to tell of a background session has been told since the app was woken for it.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// A delegate for incoming data of data tasks.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate, FoundationNetworking.URLSessionDataDelegate {}
/// A delegate for files of download tasks.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate, FoundationNetworking.URLSessionDownloadDelegate {}
/// A delegate for events of WebSocket tasks.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate, FoundationNetworking.URLSessionWebSocketDelegate {}
