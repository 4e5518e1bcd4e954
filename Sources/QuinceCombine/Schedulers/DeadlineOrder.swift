import QuinceFoundation

/// Lets what is scheduled for one moment happen in the order it was scheduled in.
///
/// Dispatch keeps deadlines in a heap, which mixes up equal ones; a delayed completion would overtake the value sent before it, and lose it. So
/// each further action for the same moment comes a nanosecond after the one before.
struct DeadlineOrder {
    /// The number of actions scheduled for a deadline, by its uptime in nanoseconds.
    private var counts: [UInt64: UInt64] = [:]

    mutating func place(_ deadline: UInt64, now: UInt64) -> UInt64 {
        if counts.count > 100 { counts = counts.filter { $0.key >= now } }
        let count = counts[deadline, default: 0]
        counts[deadline] = count + 1
        return deadline + count
    }
}

extension DispatchQueue {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var order = DeadlineOrder()

    /// The deadline by which an action comes after those that were scheduled for the same moment before.
    static func inOrder(_ deadline: DispatchTime) -> DispatchTime {
        let now = DispatchTime.now().uptimeNanoseconds, wanted = deadline.uptimeNanoseconds
        guard wanted > now, wanted < .max - 1_000_000 else { return deadline }
        return DispatchTime(uptimeNanoseconds: lock.withLock { order.place(wanted, now: now) })
    }
}
