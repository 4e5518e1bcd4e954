import Foundation
@_weakLinked import FoundationNetworking

// Foundation's methods on Linux have one form with a default for the delegate. Protocols that apps put a session behind require the form without one, and
// delegates are those that apps see.

extension URLSession {
    /// Loads a request and returns its data and response once all of it is there.
    ///
    /// - Throws: `URLError`; of a cancelled task, `.cancelled`.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    /// Loads a URL and returns its data and response once all of it is there.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    /// Sends a file and returns the answer.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    /// Sends data and returns the answer.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    /// Loads a request into a file, which is the caller's to move or remove.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    /// Loads a URL into a file, which is the caller's to move or remove.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }
}

// MARK: With a delegate of the task

extension URLSession {
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: delegate as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: delegate as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    public func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (
        Data, URLResponse
    ) {
        try await upload(for: request, fromFile: fileURL, delegate: delegate as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    public func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?) async throws -> (
        Data, URLResponse
    ) {
        try await upload(for: request, from: bodyData, delegate: delegate as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: delegate as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }

    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: delegate as (any FoundationNetworking.URLSessionTaskDelegate)?)
    }
}
