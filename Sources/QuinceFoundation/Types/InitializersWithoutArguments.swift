import Foundation
@_weakLinked import FoundationNetworking

// On iOS these classes inherit `init()` from `NSObject`; Foundation's own leave it out. Protocols have them here, as an initializer in an
// extension of a class would keep subclasses from having one of their own.

extension Equatable where Self: NSAttributedString {
    /// Creates an empty string.
    public init() { self = unsafeDowncast(NSAttributedString(string: ""), to: Self.self) }
}

extension Equatable where Self: NSMutableAttributedString {
    /// Creates an empty string.
    public init() { self = unsafeDowncast(NSMutableAttributedString(string: ""), to: Self.self) }
}

extension Equatable where Self: NSError {
    /// Creates an error without a domain.
    public init() { self = unsafeDowncast(NSError(domain: "", code: 0), to: Self.self) }
}

extension Equatable where Self: URLResponse {
    /// Creates a response to no request.
    public init() {
        let response = URLResponse(url: Self.nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        self = unsafeDowncast(response, to: Self.self)
    }

    fileprivate static var nowhere: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
}

extension Equatable where Self: HTTPURLResponse {
    /// Creates a response to no request, of status 0.
    public init() {
        guard let response = HTTPURLResponse(url: Self.nowhere, statusCode: 0, httpVersion: nil, headerFields: nil) else {
            preconditionFailure("A response without header fields can always be made.")
        }
        self = unsafeDowncast(response, to: Self.self)
    }
}
