import Foundation
@_weakLinked import FoundationNetworking

/// Puts App Transport Security and the device's network into an app's sessions.
@_spi(Quince) public enum SessionHooks {
    /// Whether the device has no network. Loads that begin then fail.
    nonisolated(unsafe) public static var isOffline = false

    /// Has the shared session obey; to be called before the app can use it. Does nothing in an app that does not use Foundation's networking.
    public static func install() {
        guard dlsym(nil, "$s20FoundationNetworking11URLProtocolCMn") != nil else { return }
        _ = URLProtocol.registerClass(InsecureLoad.self)
        _ = URLProtocol.registerClass(OfflineLoad.self)
    }

    static func obeying(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        guard let copy = configuration.copy() as? URLSessionConfiguration else { return configuration }
        // An app's own classes stay first: they load without the network.
        let classes = copy.protocolClasses ?? []
        let place = classes.firstIndex { String(reflecting: $0).hasPrefix("FoundationNetworking.") } ?? classes.endIndex
        copy.protocolClasses = Array(classes[..<place]) + [OfflineLoad.self, InsecureLoad.self] + Array(classes[place...])
        return copy
    }

    static func session(
        _ configuration: URLSessionConfiguration, _ delegate: (any FoundationNetworking.URLSessionDelegate)?, _ queue: OperationQueue?
    ) -> URLSession {
        let obeying = obeying(configuration)
        guard let background = obeying as? BackgroundConfiguration else {
            return URLSession(configuration: obeying, delegate: delegate, delegateQueue: queue)
        }
        return BackgroundSession(configuration: background, delegate: delegate, delegateQueue: queue)
    }
}

// Only the shared session asks registered classes first. The linker sends an app's calls of the two initialisers here (`--wrap`).

/// Stands in for `URLSession.init(configuration:)`.
@_spi(Quince) @_silgen_name("__wrap_$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcfC")
public func __quinceSession(_ configuration: __owned URLSessionConfiguration) -> URLSession {
    SessionHooks.session(configuration, nil, nil)
}

/// Stands in for `URLSession.init(configuration:delegate:delegateQueue:)`.
@_spi(Quince)
@_silgen_name(
    "__wrap_$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC"
)
public func __quinceSession(
    _ configuration: __owned URLSessionConfiguration, delegate: __owned (any FoundationNetworking.URLSessionDelegate)?,
    delegateQueue: __owned OperationQueue?
) -> URLSession {
    SessionHooks.session(configuration, delegate, delegateQueue)
}
