import UIKit

public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// The cookies, caches and storage of websites.
///
/// All stores without files are one, as are all views of the default store.
///
/// Source: Apple's documentation of `WKWebsiteDataStore`.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// The app's store, in its container.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// A store that is gone with the process.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    public let isPersistent: Bool
    public private(set) lazy var httpCookieStore = WKHTTPCookieStore(isEphemeral: !isPersistent)

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    private static let names: [String: String] = [
        WKWebsiteDataTypeDiskCache: "disk", WKWebsiteDataTypeMemoryCache: "memory", WKWebsiteDataTypeCookies: "cookies",
        WKWebsiteDataTypeOfflineWebApplicationCache: "offline", WKWebsiteDataTypeSessionStorage: "session",
        WKWebsiteDataTypeLocalStorage: "local", WKWebsiteDataTypeIndexedDBDatabases: "databases",
        WKWebsiteDataTypeServiceWorkerRegistrations: "workers", WKWebsiteDataTypeFetchCache: "fetch",
    ]

    open class func allWebsiteDataTypes() -> Set<String> { Set(names.keys) }

    /// Removes data that was changed since a date.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        var fields: [String: Any] = ["ephemeral": !isPersistent]
        for type in dataTypes { if let name = Self.names[type] { fields[name] = true } }
        let seconds = Date().timeIntervalSince(date)
        // Longer than WebKit exists.
        fields["seconds"] = seconds > 0 && seconds < 1e9 ? seconds : 0
        WebEngine.current.ask("clear", fields) { _ in completionHandler() }
    }

    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() } }
    }

    @available(*, unavailable, message: "not yet in Quince: records of website data")
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {}
    @available(*, unavailable, message: "not yet in Quince: records of website data")
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    @available(*, unavailable, message: "not yet in Quince: stores by identifier")
    public convenience init(forIdentifier identifier: UUID) { self.init(isPersistent: true) }
}

/// The data of a website.
@available(*, unavailable, message: "not yet in Quince: records of website data")
public enum WKWebsiteDataRecord {}
