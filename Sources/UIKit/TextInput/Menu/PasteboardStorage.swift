import DeviceProtocol
import DeviceRuntime

/// The items of a pasteboard in this process.
@MainActor class PasteboardStorage {
    var changeCount: Int { count }
    fileprivate var count = 0
    fileprivate var kept: [[String: Any]] = []
    /// From when on the items are gone.
    fileprivate var expirationDate: Date?

    var items: [[String: Any]] { expirationDate.map { $0 <= Date() } == true ? [] : kept }

    func set(_ items: [[String: Any]], until date: Date?) {
        (kept, expirationDate) = (items, date)
        count += 1
    }

    func add(_ value: Any, _ type: String, to index: Int) {
        if kept.indices.contains(index) { kept[index][type] = value }
    }
}

/// The items of the device's general pasteboard, which the host keeps. Without a device they are the process's own.
@MainActor final class SharedPasteboardStorage: PasteboardStorage {
    /// The host's revision that `kept` is; nil = none.
    private var revision: Int?

    override var changeCount: Int {
        update()
        return count
    }

    override var items: [[String: Any]] {
        update()
        return super.items
    }

    override func set(_ items: [[String: Any]], until date: Date?) {
        guard let broker = DeviceRuntime.current.broker else { return super.set(items, until: date) }
        (kept, expirationDate) = (items, date)
        send(.setPasteboard(contents, now: Date()), to: broker)
    }

    override func add(_ value: Any, _ type: String, to index: Int) {
        super.add(value, type, to: index)
        guard let broker = DeviceRuntime.current.broker, let revision else { return }
        send(.amendPasteboard(revision: revision, contents), to: broker)
    }

    // MARK: To and from the host

    private var contents: PasteboardContents {
        PasteboardContents(items: kept.map { $0.compactMapValues(PasteboardRepresentation.init(value:)) }, expirationDate: expirationDate)
    }

    private func update() {
        guard let broker = DeviceRuntime.current.broker,
            case .pasteboard(let state)? = try? broker.answer(.pasteboard(known: revision, now: Date()))
        else { return }
        (count, revision) = (state.changeCount, state.revision)
        guard let contents = state.contents else { return }
        kept = contents.items.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, UIPasteboard.value(of: $0.value.value, $0.key)) }) }
        expirationDate = contents.expirationDate
    }

    /// Sends what has changed here; what the host refuses is read from it again.
    private func send(_ request: BrokerRequest, to broker: any BrokerLink) {
        revision = nil
        do {
            switch try broker.answer(request) {
            case .pasteboard(let state):
                count = state.changeCount
                // Another app was faster, and the host says what it has: that is read before it is used.
                if case .amendPasteboard = request, state.contents != nil { return }
                revision = state.revision
            case .refused(let reason): note(reason)
            default: break
            }
        } catch { note("\(error)") }
    }

    private func note(_ reason: String) { FileHandle.standardError.write(Data("[UIPasteboard] Nothing was copied: \(reason)\n".utf8)) }
}

extension UIPasteboard {
    /// The count when the app went to the background.
    private static var countWhenLeft: Int?

    /// The app goes to the background: others may copy something meanwhile.
    static func appWillLeave() { if DeviceRuntime.current.broker != nil { countWhenLeft = general.changeCount } }

    /// The app is back: it learns that another has copied something.
    static func appDidReturn() {
        guard let before = countWhenLeft else { return }
        countWhenLeft = nil
        if general.changeCount != before { NotificationCenter.default.post(name: changedNotification, object: general) }
    }
}
