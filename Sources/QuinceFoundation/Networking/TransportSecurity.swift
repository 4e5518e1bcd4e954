import Foundation

/// Which addresses an app may load from without encryption, by what its Info.plist says.
///
/// Source of the behaviour: Apple's “NSAppTransportSecurity”, “NSExceptionDomains” and “Preventing Insecure Network Connections”.
package struct TransportSecurity {
    private let settings: [String: Any]

    /// - Parameter settings: The value of `NSAppTransportSecurity`.
    package init(_ settings: [String: Any]) { self.settings = settings }

    /// The settings of the running app's Info.plist.
    package static let ofApp = TransportSecurity(Bundle.main.infoDictionary?["NSAppTransportSecurity"] as? [String: Any] ?? [:])

    /// - Throws: iOS's error if the running app may not load from the address.
    package static func check(_ url: URL) throws {
        guard !ofApp.allows(url) else { return }
        InsecureLoadError.advise()
        throw InsecureLoadError.error(for: url)
    }

    /// Whether a load from this address may go ahead.
    package func allows(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), Self.insecureSchemes.contains(scheme), let host = url.host?.lowercased() else {
            return true
        }
        if let exception = exception(for: host) { return exception }
        if Self.isAddress(host) { return true }
        if Self.isLocal(host), isSet("NSAllowsLocalNetworking") { return true }
        // The narrower permissions came with iOS 10, which ignores the wide one where it sees one of them.
        return isSet("NSAllowsArbitraryLoads") && Self.narrowerKeys.allSatisfy { settings[$0] == nil }
    }

    private static let insecureSchemes: Set = ["http", "ws"]
    private static let narrowerKeys = [
        "NSAllowsLocalNetworking", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsForMedia",
    ]
    /// The second and third are the keys of iOS 9, which still work.
    private static let insecureLoadKeys = [
        "NSExceptionAllowsInsecureHTTPLoads", "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
        "NSTemporaryExceptionAllowsInsecureHTTPLoads",
    ]

    private func isSet(_ key: String) -> Bool { settings[key] as? Bool ?? false }

    /// Returns whether the exception for a host allows insecure loads; nil if there is none. The host's own exception has priority over those of its
    /// parent domains.
    private func exception(for host: String) -> Bool? {
        guard let domains = settings["NSExceptionDomains"] as? [String: Any] else { return nil }
        var name = Substring(host)
        while !name.isEmpty {
            if let rules = domains[String(name)] as? [String: Any], name == host || rules["NSIncludesSubdomains"] as? Bool ?? false {
                return Self.insecureLoadKeys.contains { rules[$0] as? Bool ?? false }
            }
            guard let dot = name.firstIndex(of: "."), !Self.isAddress(host) else { break }
            name = name[name.index(after: dot)...]
        }
        return nil
    }

    /// Only names are protected, numbers are not.
    private static func isAddress(_ host: String) -> Bool {
        var room = in6_addr()
        return inet_pton(AF_INET, host, &room) == 1 || inet_pton(AF_INET6, host, &room) == 1
    }

    /// Names without a dot, and those of multicast DNS.
    private static func isLocal(_ host: String) -> Bool { !host.contains(".") || host.hasSuffix(".local") }
}
