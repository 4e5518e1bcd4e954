import DeviceProtocol
import DeviceRuntime
import Foundation

/// A host's keychain in memory.
final class MemoryKeychain: BrokerLink, @unchecked Sendable {
    private let lock = NSLock()
    var groups: [String] = []
    var items: [KeychainItem] = []
    /// What other apps add, one each time the app is about to change something.
    var interruptions: [KeychainItem] = []
    var refusal: String?
    var isGone = false
    private(set) var changes = 0
    private var revision = 0

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        try lock.withLock {
            if isGone { throw DeviceBroker.Failure.closed }
            switch request {
            case .keychain: return .keychain(KeychainState(groups: groups, revision: revision, items: own))
            case .changeKeychain(let known, let change):
                if let refusal { return .refused(refusal) }
                if let item = interruptions.popLast() {
                    items.append(item)
                    revision += 1
                }
                guard revision == known else { return .conflict }
                items = change.applied(to: items)
                revision += 1
                changes += 1
                return .done
            default: return .refused("there is nothing but a keychain")
            }
        }
    }

    private var own: [KeychainItem] { items.filter { groups.contains($0.group) } }
}
