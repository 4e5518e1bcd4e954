internal import DeviceProtocol
internal import DeviceRuntime

/// The keychain as the app may use it: the host has the file, and hands out the items in the app's access groups.
struct KeychainAccess {
    /// The app's access groups, as the host says; items are added to the first.
    var groups: [String]

    /// Answers in place of the host, in tests; nothing is remembered of it.
    nonisolated(unsafe) static var override: (any BrokerLink)?

    /// nil where there is no device.
    private static var broker: (any BrokerLink)? { override ?? DeviceRuntime.current.broker }
    /// Other apps may change items of shared groups between reading and writing: then it begins again, so often at most.
    private static let attempts = 100

    /// Reads the app's items, and has the host change those that `body` has changed. Nothing changes unless `body` succeeds.
    ///
    /// - Parameter body: May be called several times.
    static func change(_ body: (KeychainAccess, inout [KeychainItem]) throws -> OSStatus) -> OSStatus {
        guard let broker else { return errSecNotAvailable }
        do {
            for _ in 0..<attempts {
                guard let (state, items) = try state(broker) else { return errSecNotAvailable }
                var changed = items
                let status = try body(KeychainAccess(groups: state.groups), &changed)
                guard status == errSecSuccess, changed != items else { return status }
                let change = KeychainChange(from: items, to: changed)
                switch try broker.answer(.changeKeychain(revision: state.revision, change)) {
                case .done: return errSecSuccess
                case .conflict: continue
                default: return errSecNotAvailable
                }
            }
            return errSecNotAvailable
        } catch let problem as SecItemQuery.Problem { return problem.status } catch { return errSecNotAvailable }
    }

    // MARK: What the host has said

    private static let lock = NSLock()
    /// The items as the host has sent them last, which it does not send again.
    nonisolated(unsafe) private static var known: (revision: Int, items: [KeychainItem])?

    /// Returns the app's part of the keychain; nil where the host has none.
    private static func state(_ broker: any BrokerLink) throws -> (KeychainState, [KeychainItem])? {
        let before = override == nil ? lock.withLock { known } : nil
        guard case .keychain(let state) = try broker.answer(.keychain(known: before?.revision)) else { return nil }
        guard let items = state.items else { return before.map { (state, $0.items) } }
        lock.withLock { known = (state.revision, items) }
        return (state, items)
    }

    /// The app's group of a name, whatever team's prefix it begins with; nil where the app is not entitled to it.
    func group(_ name: String) -> String? {
        if groups.contains(name) { return name }
        guard let bare = Self.withoutTeam(name) else { return nil }
        return groups.first { Self.withoutTeam($0) == bare }
    }

    /// A group's name behind a team's identifier of ten capitals and digits.
    private static func withoutTeam(_ name: String) -> Substring? {
        guard let point = name.firstIndex(of: "."), name[..<point].utf8.count == 10,
            name[..<point].utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) })
        else { return nil }
        return name[point...]
    }
}
