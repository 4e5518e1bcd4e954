import DeviceProtocol
import Foundation
import KeychainStore

/// The keychain of a device, of which each app gets the items in its access groups. May be used from any thread.
final class KeychainService: @unchecked Sendable {
    private let lock = NSLock()
    private let folder: URL
    private let file: KeychainFile
    private let reporter = Reporter()
    /// The items as the file had them, and which file that was.
    private var known: (items: [KeychainItem], version: KeychainFile.Version?)?
    /// The number of changes to each group's items. `generation` counts the times the file was read, which may change any group's.
    private var changes: [String: Int] = [:]
    private var generation = 0
    /// The most that the items of an app's groups may come to, in bytes.
    static let maximumSize = 4 << 20
    /// The bytes that an item and an attribute count in addition to their own: empty ones take memory, too.
    private static let (itemCost, attributeCost) = (256, 64)

    init(folder: URL) {
        self.folder = folder
        file = KeychainFile(folder: folder) { [reporter] place in
            reporter.report("the device's keychain was damaged, and begins empty: the damaged file is \(place.path)")
        }
    }

    /// Has a closure notified of damage that the device's user should know of, from any thread and without locks.
    func report(to sink: @escaping @Sendable (String) -> Void) { reporter.set(sink) }

    private final class Reporter: @unchecked Sendable {
        private let lock = NSLock()
        private var sink: (@Sendable (String) -> Void)?

        func set(_ sink: @escaping @Sendable (String) -> Void) { lock.withLock { self.sink = sink } }

        func report(_ text: String) {
            guard let sink = lock.withLock({ sink }) else { return }
            DispatchQueue.global().async { sink(text) }
        }
    }

    /// Returns the items in an app's groups; none where it knows their revision.
    func state(known revision: Int?, of groups: [String]) -> BrokerReply {
        lock.withLock {
            let all: [KeychainItem]
            do { all = try items() } catch { return Self.refusal(error) }
            var state = KeychainState(groups: groups, revision: self.revision(of: groups))
            if revision != state.revision { state.items = Self.items(all, in: groups) }
            return .keychain(state)
        }
    }

    /// Changes items in an app's groups where they are still those of a revision. The order of all items stays, and new ones come last.
    func apply(_ change: KeychainChange, to revision: Int, of groups: [String]) -> BrokerReply {
        let wanted = Set(groups)
        guard change.changed.allSatisfy({ wanted.contains($0.group) }) else {
            return .refused("an item belongs to an access group of other apps")
        }
        return lock.withLock {
            let all: [KeychainItem]
            do { all = try items() } catch { return Self.refusal(error) }
            guard revision == self.revision(of: groups) else { return .conflict }
            let others = Set(all.filter { !wanted.contains($0.group) }.map(\.reference)), named = change.changed.map(\.reference)
            guard Set(named).count == named.count, others.isDisjoint(with: named + change.removed) else {
                return .refused("a reference does not name one item of the app's")
            }
            let changed = change.applied(to: all)
            let size = Self.items(changed, in: groups).reduce(0) { $0 + Self.size(of: $1) }
            guard change.changed.isEmpty || size <= Self.maximumSize else { return .refused("the keychain is full") }
            do { try file.access { $0 = changed } } catch { return Self.refusal(error) }
            for group in Set(all.filter { wanted.contains($0.group) }.map(\.group) + change.changed.map(\.group)) {
                changes[group, default: 0] += 1
            }
            known = (changed, file.version)
            return .done
        }
    }

    /// Removes all items of all apps.
    func clear() throws {
        try lock.withLock {
            guard FileManager.default.fileExists(atPath: folder.path) else { return }
            try withFileErrors("the keychain cannot be emptied") { try FileManager.default.removeItem(at: folder) }
        }
    }

    private static func refusal(_ error: any Error) -> BrokerReply {
        guard case KeychainFile.Failure.unavailable(let reason) = error else { return .refused("the device's keychain: \(error)") }
        return .refused("the device's keychain: \(reason)")
    }

    /// The items of all apps, read where the file is another than before.
    private func items() throws -> [KeychainItem] {
        if let known, known.version == file.version { return known.items }
        // Of a damaged file, which is set aside, there is none any more.
        let known = try file.access { (items: $0, version: file.version) }
        self.known = known
        generation += 1
        return known.items
    }

    /// Grows with every change to an item in one of the groups.
    private func revision(of groups: [String]) -> Int { Set(groups).reduce(generation) { $0 + changes[$1, default: 0] } }

    private static func items(_ all: [KeychainItem], in groups: [String]) -> [KeychainItem] { all.filter { groups.contains($0.group) } }

    private static func size(of item: KeychainItem) -> Int {
        item.attributes.reduce(itemCost + item.data.count + item.group.utf8.count + item.kind.utf8.count) { size, attribute in
            switch attribute.value {
            case .text(let text): size + attributeCost + attribute.key.utf8.count + text.utf8.count
            case .data(let data): size + attributeCost + attribute.key.utf8.count + data.count
            case .number, .date: size + attributeCost + attribute.key.utf8.count + 8
            }
        }
    }
}
