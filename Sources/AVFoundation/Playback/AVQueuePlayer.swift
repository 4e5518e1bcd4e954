@_spi(Quince) import QuinceFoundation

/// Plays items one after the other. Source: Apple's documentation of `AVQueuePlayer`.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    public override init() {
        super.init()
        facts.actionAtItemEnd = .advance
    }

    public convenience init(url URL: URL) { self.init(items: [AVPlayerItem(url: URL)]) }

    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: nil)
        facts.actionAtItemEnd = .advance
        if let item { insert(item, after: nil) }
    }

    public init(items: [AVPlayerItem]) {
        super.init(playerItem: nil)
        facts.actionAtItemEnd = .advance
        for item in items { insert(item, after: nil) }
    }

    /// The items that are played and wait, the current one first.
    open func items() -> [AVPlayerItem] { lock.withLock { queue } }

    /// Whether an item may be put into the queue: it is in none yet.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        let isKnown = lock.withLock { queue.contains { $0 === item } }
        return !isKnown && (item.player == nil || item.player === self)
            && (afterItem.map { after in items().contains { $0 === after } } ?? true)
    }

    /// - Parameter afterItem: nil puts the item to the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else {
            raise(.invalidArgumentException, "An AVPlayerItem can occupy only one position in a player's queue at a time.")
        }
        lock.withLock {
            let position = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
            queue.insert(item, at: position.map { $0 + 1 } ?? queue.count)
        }
        if currentItem == nil { setItem(items().first) } else { item.prepare {} }
    }

    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        lock.withLock { queue.removeAll { $0 === item } }
    }

    open func removeAllItems() {
        lock.withLock { queue = [] }
        setItem(nil)
    }

    /// Ends the current item and plays on with the next.
    open func advanceToNextItem() {
        lock.withLock { if !queue.isEmpty { queue.removeFirst() } }
        setItem(items().first)
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        lock.withLock {
            if !queue.isEmpty { queue.removeFirst() }
            queue.removeAll { $0 === item }
            if let item { queue.insert(item, at: 0) }
        }
        setItem(items().first)
    }

    /// Plays on behind an item that has ended; false where it was the last, which leaves the queue as well.
    func goOn(from item: AVPlayerItem) -> Bool {
        guard item === currentItem else { return false }
        let hasNext = items().count > 1
        if !hasNext { setRate(0) }
        advanceToNextItem()
        return true
    }
}

/// Plays an item over and over. Source: Apple's documentation of `AVPlayerLooper`.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `AVPlayerLooper.Status`.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    /// Whether the items stand before or behind others of the queue.
    public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems }

    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    /// The number of times that the item has been played to its end.
    open private(set) var loopCount = 0
    open private(set) var loopingPlayerItems: [AVPlayerItem] = []
    private weak var player: AVQueuePlayer?
    private let range: CMTimeRange
    private var observation: (any NSObjectProtocol)?

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// - Parameter loopRange: The part that is played; an invalid range is all of it.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        (self.player, range) = (player, loopRange)
        super.init()
        // As on iOS the queue holds copies of the template, so that the next is ready when one ends.
        loopingPlayerItems = (0..<3).map { _ in itemToLoop.copy() as! AVPlayerItem }
        for item in loopingPlayerItems {
            place(item)
            player.insert(item, after: nil)
        }
        status = .ready
        observation = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard let item = notification.object as? AVPlayerItem else { return }
            self?.handleEnd(of: item)
        }
    }

    deinit { observation.map { NotificationCenter.default.removeObserver($0) } }

    private func place(_ item: AVPlayerItem) {
        item.lock.withLock { item.timeline.move(to: range.isValid ? range.start : .zero, at: hostSeconds()) }
        if range.isValid { item.forwardPlaybackEndTime = range.end }
    }

    private func handleEnd(of item: AVPlayerItem) {
        guard status == .ready, let player, item.endSeconds > 0, loopingPlayerItems.contains(where: { $0 === item }) else { return }
        KeyValueObserving.reporting(["loopCount"], of: self) { loopCount += 1 }
        place(item)
        if player.canInsert(item, after: nil) { player.insert(item, after: nil) }
    }

    /// Plays the current item to its end, and not again.
    open func disableLooping() {
        status = .cancelled
        guard let player else { return }
        for item in player.items().dropFirst() where loopingPlayerItems.contains(where: { $0 === item }) { player.remove(item) }
    }
}

extension AVPlayerLooper: ObservableProperties {
    package static var observableValues: [String: (NSObject) -> Any?] { observable }

    private nonisolated(unsafe) static let observable: [String: (NSObject) -> Any?] = [
        "status": { ($0 as? AVPlayerLooper)?.status }, "loopCount": { ($0 as? AVPlayerLooper)?.loopCount },
        "loopingPlayerItems": { ($0 as? AVPlayerLooper)?.loopingPlayerItems }, "error": { ($0 as? AVPlayerLooper)?.error },
    ]
}
