import Foundation
@_weakLinked import FoundationNetworking

/// The device's interface to the background sessions of a process.
package protocol BackgroundSessionHost: AnyObject, Sendable {
    /// The sessions of which the app has not heard everything yet are others now.
    func pendingSessionsChanged(_ identifiers: [String])
    /// All transfers of a session are over, and what there is to tell waits for the app to be woken.
    func sessionFinished(_ identifier: String)
}

/// The background sessions of a process. May be used from any thread.
///
/// Transfers run in the app's own process for as long as it lives, and are kept in a file, from which the app's next process goes on with them. While
/// the app is stopped in the background, what its delegates are to hear is held.
package final class BackgroundSessions: @unchecked Sendable {
    package static let shared = BackgroundSessions(file: .ofProcess)

    let file: TransferFile
    private let lock = NSRecursiveLock()
    private weak var host: (any BackgroundSessionHost)?
    private var sessions: [String: BackgroundTransfers] = [:]
    private var areHeld = false
    /// Whether the app has been swiped away: what is kept stays as it is until the process ends.
    private var isEnded = false
    private var pending: [String] = []

    init(file: TransferFile) { self.file = file }

    /// Goes on with what an earlier process began.
    ///
    /// - Parameter isHeld: Whether the process was started in the background, and delegates hear nothing before the app is asked to handle events.
    package func start(host: any BackgroundSessionHost, isHeld: Bool) {
        lock.withLock {
            self.host = host
            areHeld = isHeld
            guard file.exists else { return }
            // An app that has no sessions any more is not linked with Foundation's networking.
            guard dlsym(nil, "$s20FoundationNetworking10URLSessionCMn") != nil else { return file.write([:]) }
            for (identifier, records) in file.read().sorted(by: { $0.key < $1.key }) { transfers(of: identifier).restore(records) }
            changed()
        }
    }

    /// Holds what delegates are to hear, or lets all of them hear it.
    package func setHeld(_ isHeld: Bool) {
        lock.withLock {
            areHeld = isHeld
            for each in sessions.values { each.setHeld(isHeld) }
            changed()
        }
    }

    /// Lets the delegate of a session hear what is held, and that this is all; where the app has not made the session yet, once it has.
    package func tellEvents(of identifier: String) { lock.withLock { sessions[identifier] }?.tellEvents() }

    /// The app is swiped away: its transfers are cancelled, of which the next process hears.
    package func cancelAll() {
        lock.withLock {
            var records = sessions.mapValues(\.records)
            for key in records.keys { for index in records[key]!.indices { records[key]![index].isCancelled = true } }
            file.write(records.filter { !$0.value.isEmpty })
            isEnded = true
            host?.pendingSessionsChanged([])
        }
    }

    func transfers(of identifier: String) -> BackgroundTransfers {
        lock.withLock {
            if let known = sessions[identifier] { return known }
            let new = BackgroundTransfers(identifier, isHeld: areHeld, in: self)
            sessions[identifier] = new
            return new
        }
    }

    func end(_ transfers: BackgroundTransfers) {
        lock.withLock {
            sessions[transfers.identifier] = nil
            changed()
        }
    }

    /// Keeps what is under way, and tells the device.
    func changed() {
        lock.withLock {
            guard !isEnded else { return }
            let records = sessions.mapValues(\.records).filter { !$0.value.isEmpty }
            file.write(records)
            let now = records.keys.filter { sessions[$0]?.sendsLaunchEvents == true }.sorted()
            guard now != pending else { return }
            pending = now
            host?.pendingSessionsChanged(now)
        }
    }

    func finished(_ identifier: String) { lock.withLock { host }?.sessionFinished(identifier) }
}
