import Foundation

/// Redirections to addresses that App Transport Security forbids.
///
/// Foundation follows a redirection itself and asks no `URLProtocol` about it. The new address comes by on its way to libcurl (`CTransfers`),
/// which is given one it cannot load in place of a forbidden one; and the error that Foundation makes of that comes by here, too.
enum RedirectedLoad {
    private static let lock = NSLock()
    /// Forbidden addresses whose transfers have not failed yet.
    nonisolated(unsafe) private static var pending: [URL] = []

    static func allows(_ url: URL) -> Bool {
        guard !TransportSecurity.ofApp.allows(url) else { return true }
        InsecureLoadError.advise()
        lock.withLock { pending.append(url) }
        return false
    }

    /// iOS's error in place of one that says libcurl was given an address it cannot load. No address of the web is such a one by itself.
    static func explaining(_ error: NSError) -> NSError {
        guard error.domain == NSURLErrorDomain, error.code == NSURLErrorUnsupportedURL,
            let scheme = (error.userInfo[NSURLErrorFailingURLErrorKey] as? URL)?.scheme?.lowercased(), scheme.hasPrefix("http"),
            let forbidden = lock.withLock({ pending.isEmpty ? nil : pending.removeFirst() })
        else { return error }
        return InsecureLoadError.error(for: forbidden)
    }
}

@_cdecl("quinceAllowsTransfer") func allowsTransfer(_ address: UnsafePointer<CChar>) -> Bool {
    URL(string: String(cString: address)).map(RedirectedLoad.allows) ?? true
}

/// Answers for Foundation's `URLError.init(_nsError:)`, which keeps the error and nothing else.
@_silgen_name("quinceURLError")
@_spi(Quince) public func urlError(_ error: __owned NSError) -> URLError {
    unsafeBitCast(RedirectedLoad.explaining(error), to: URLError.self)
}
