import DeviceProtocol
import Foundation

/// The general pasteboard of a device: for all its apps, as long as the device is booted.
final class PasteboardService: @unchecked Sendable {
    private let isRealTime: Bool
    private let lock = NSLock()
    private var state = PasteboardState()
    private var contents = PasteboardContents()
    /// The app that has put the items there.
    private var owner: String?
    /// When the items are gone, whatever apps say that the time is.
    private var deadline: DispatchTime?
    /// Items that come to more are refused, in bytes.
    static let maximumSize = 32 << 20
    /// The bytes that an item and a representation count in addition to their own: empty ones take memory, too.
    private static let entryCost = 64
    /// The longest time that is measured, in seconds.
    private static let longestTime = 1e9

    init(isRealTime: Bool) { self.isRealTime = isRealTime }

    /// Returns the state for an app that knows a revision.
    func state(known: Int?, at now: Date) -> PasteboardState {
        lock.withLock {
            if contents.expirationDate.map({ $0 <= now }) == true || deadline.map({ $0 <= .now() }) == true {
                replace(PasteboardContents())
                deadline = nil
            }
            var state = state
            state.contents = known == state.revision ? nil : contents
            return state
        }
    }

    func set(_ contents: PasteboardContents, at now: Date, by app: String) -> BrokerReply {
        guard Self.size(of: contents) <= Self.maximumSize else { return Self.tooLarge }
        return lock.withLock {
            replace(contents)
            state.changeCount += 1
            let left = contents.expirationDate.map { min(max($0.timeIntervalSince(now), 0), Self.longestTime) }
            deadline = isRealTime ? left.map { .now() + $0 } : nil
            owner = app
            return .pasteboard(state)
        }
    }

    /// Replaces items that have been loaded since: no change to who counts those.
    func amend(_ revision: Int, with contents: PasteboardContents, by app: String) -> BrokerReply {
        guard Self.size(of: contents) <= Self.maximumSize else { return Self.tooLarge }
        return lock.withLock {
            guard revision == state.revision, app == owner else { return .pasteboard(state) }
            replace(contents)
            var amended = state
            amended.contents = nil
            return .pasteboard(amended)
        }
    }

    private static let tooLarge = BrokerReply.refused("the pasteboard keeps at most \(maximumSize >> 20) MiB")

    private static func size(of contents: PasteboardContents) -> Int {
        contents.items.reduce(0) { $0 + $1.reduce(entryCost) { $0 + entryCost + $1.key.utf8.count + $1.value.data.count } }
    }

    private func replace(_ contents: PasteboardContents) {
        self.contents = contents
        state.revision += 1
    }
}
