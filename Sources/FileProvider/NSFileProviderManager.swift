import QuinceFoundation

/// The domains of the app's file provider. Its extension does not run, so there are none.
///
/// Source: Apple's documentation of `NSFileProviderManager`.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
    private static let one = NSFileProviderManager()
    open class var `default`: NSFileProviderManager { one }

    /// nil: no domain can be added.
    public convenience init?(for domain: NSFileProviderDomain) { return nil }
    private override init() {}

    private static func later<Value>(_ value: Value, _ handler: @escaping (Value) -> Void) {
        nonisolated(unsafe) let (call, value) = (handler, value)
        DispatchQueue.main.async { call(value) }
    }

    open class func getDomainsWithCompletionHandler(_ completionHandler: @escaping ([NSFileProviderDomain], (any Error)?) -> Void) {
        later(()) { completionHandler([], nil) }
    }
    open class func domains() async throws -> [NSFileProviderDomain] { [] }

    open class func add(_ domain: NSFileProviderDomain, completionHandler: @escaping ((any Error)?) -> Void) {
        later(NSFileProviderError(.providerNotFound), completionHandler)
    }
    /// - Throws: `NSFileProviderError.providerNotFound`.
    open class func add(_ domain: NSFileProviderDomain) async throws { throw NSFileProviderError(.providerNotFound) }
    open class func remove(_ domain: NSFileProviderDomain, completionHandler: @escaping ((any Error)?) -> Void) {
        later(NSFileProviderError(.providerNotFound), completionHandler)
    }
    open class func remove(_ domain: NSFileProviderDomain) async throws { throw NSFileProviderError(.providerNotFound) }
    open class func removeAllDomains(completionHandler: @escaping ((any Error)?) -> Void) {
        later(()) { completionHandler(nil) }
    }
    open class func removeAllDomains() async throws {}

    open func signalEnumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { Self.later(NSFileProviderError(.providerNotFound), completion) }
    open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) async throws {
        throw NSFileProviderError(.providerNotFound)
    }
}
