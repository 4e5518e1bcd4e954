import Foundation
@_weakLinked import FoundationNetworking

// Foundation's protocols on Linux lack what background sessions tell. These hide them in apps; who conforms to one of them conforms to Foundation's, too.

/// What a session tells of itself.
///
/// Source: Apple's documentation of `URLSessionDelegate`.
public protocol URLSessionDelegate: FoundationNetworking.URLSessionDelegate {
    /// Everything there was to tell of a background session has been told since the app was woken for it.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// What a session tells of its tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate, FoundationNetworking.URLSessionTaskDelegate {}
/// What a session tells of data as they come.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate, FoundationNetworking.URLSessionDataDelegate {}
/// What a session tells of files it fetches.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate, FoundationNetworking.URLSessionDownloadDelegate {}
/// What a session tells of web sockets.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate, FoundationNetworking.URLSessionWebSocketDelegate {}
