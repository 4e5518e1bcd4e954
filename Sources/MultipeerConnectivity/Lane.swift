internal import PeerProtocol
import UIKit

/// Something that waits to be sent to a peer, fragment by fragment. Belongs to its channel's lock.
protocol Lane: AnyObject {
    /// The next fragment; nil = none for now.
    func next() -> PeerFragment?
    /// Whether nothing more will come.
    var isOver: Bool { get }
}

/// Messages, and what is said of resources and streams, in the order they were sent.
final class MessageLane: Lane {
    private enum Item {
        case data(Data)
        case fragment(PeerFragment)
    }

    private var items: [Item] = []
    private var first = 0
    /// The number of bytes sent of the first message.
    private var offset = 0

    var isEmpty: Bool { first == items.count }
    var isOver: Bool { false }

    func append(_ data: Data) { items.append(.data(data)) }
    func append(_ fragment: PeerFragment) { items.append(.fragment(fragment)) }

    func next() -> PeerFragment? {
        guard first < items.count else { return nil }
        switch items[first] {
        case .fragment(let fragment):
            removeFirst()
            return fragment
        case .data(let data):
            let start = data.startIndex + offset
            let part = [UInt8](data[start..<min(start + PeerFragment.capacity, data.endIndex)])
            offset += part.count
            let isLast = offset == data.count
            if isLast { removeFirst() }
            return .data(isLast: isLast, part)
        }
    }

    private func removeFirst() {
        items[first] = .fragment(.streamEnd(0))
        (first, offset) = (first + 1, 0)
        if first == items.count || first > 1000 {
            items.removeFirst(first)
            first = 0
        }
    }
}
