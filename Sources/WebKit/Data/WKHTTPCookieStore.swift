@_weakLinked import FoundationNetworking
import UIKit

/// The cookies of a data store.
///
/// Source: Apple's documentation of `WKHTTPCookieStore`.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private let isEphemeral: Bool
    private var observers: [() -> (any WKHTTPCookieStoreObserver)?] = []

    init(isEphemeral: Bool) { self.isEphemeral = isEphemeral }

    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        WebEngine.current.ask("cookies", ["ephemeral": isEphemeral]) { frame in
            completionHandler((frame?.objects("value") ?? []).compactMap(Self.cookie))
        }
    }
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }

    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change("setCookie", cookie, completionHandler)
    }
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change("deleteCookie", cookie, completionHandler)
    }
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    /// Adds an observer of the app's changes; those of pages are not reported yet.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append { [weak observer] in observer } }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0() == nil || $0() === observer } }

    private func change(_ command: String, _ cookie: HTTPCookie, _ handler: (@MainActor @Sendable () -> Void)?) {
        WebEngine.current.ask(command, fields(of: cookie)) { [weak self] _ in
            handler?()
            guard let self else { return }
            observers.forEach { $0()?.cookiesDidChange(in: self) }
        }
    }

    private func fields(of cookie: HTTPCookie) -> [String: Any] {
        var fields: [String: Any] = [
            "name": cookie.name, "value": cookie.value, "domain": cookie.domain, "path": cookie.path, "secure": cookie.isSecure,
            "httpOnly": cookie.isHTTPOnly, "ephemeral": isEphemeral,
        ]
        if let date = cookie.expiresDate { fields["expires"] = date.timeIntervalSince1970 }
        return fields
    }

    private static func cookie(_ fields: [String: Any]) -> HTTPCookie? {
        let frame = EngineFrame(fields: fields)
        guard let name = frame.text("name"), let value = frame.text("value"), let domain = frame.text("domain") else { return nil }
        var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: domain, .path: frame.text("path") ?? "/"]
        if let expires = frame.number("expires") { properties[.expires] = Date(timeIntervalSince1970: expires) }
        if frame.flag("secure") { properties[.secure] = "TRUE" }
        if frame.flag("httpOnly") { properties[HTTPCookiePropertyKey(rawValue: "HttpOnly")] = "TRUE" }
        return HTTPCookie(properties: properties)
    }
}

/// Follows the changes of a store's cookies.
///
/// Source: Apple's documentation of `WKHTTPCookieStoreObserver`.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
