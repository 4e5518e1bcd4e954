import DeviceProtocol

/// Routes touches to processes, one finger at a time: whoever receives the beginning of a touch receives the rest of it.
struct TouchRouter: Sendable {
    private struct Finger {
        var last: TouchSample
        var receivers: [ProcessID]
    }

    private var fingers: [Int: Finger] = [:]

    /// The height of the area along the lower edge where a swipe home begins, in points.
    static let edge = 20.0
    /// The height of the area along the upper edge where a swipe that opens Notification Centre begins, in points.
    static let upperEdge = 20.0

    /// Returns the samples for each process, in the order of the first ones.
    ///
    /// - Parameter receivers: Returns the processes that receive a touch that begins now.
    mutating func route(
        _ samples: [TouchSample], receivers: (TouchSample) -> [ProcessID]
    ) -> [(process: ProcessID, samples: [TouchSample])] {
        var order: [ProcessID] = []
        var routed: [ProcessID: [TouchSample]] = [:]
        for sample in samples {
            if sample.phase == .began { fingers[sample.finger] = Finger(last: sample, receivers: receivers(sample)) }
            guard let finger = fingers[sample.finger] else { continue }
            fingers[sample.finger]?.last = sample
            if sample.phase == .ended || sample.phase == .cancelled { fingers[sample.finger] = nil }
            for id in finger.receivers {
                if routed[id] == nil { order.append(id) }
                routed[id, default: []].append(sample)
            }
        }
        return order.map { ($0, routed[$0] ?? []) }
    }

    /// Takes the fingers from a process.
    ///
    /// - Returns: What it is to be told of them.
    mutating func cancel(for id: ProcessID) -> [TouchSample] {
        var samples: [TouchSample] = []
        for (number, finger) in fingers.sorted(by: { $0.key < $1.key }) where finger.receivers.contains(id) {
            var sample = finger.last
            sample.phase = .cancelled
            samples.append(sample)
        }
        drop(id)
        return samples
    }

    /// Forgets a process.
    mutating func drop(_ id: ProcessID) { for number in fingers.keys { fingers[number]?.receivers.removeAll { $0 == id } } }

    /// The processes that fingers belong to.
    var receivers: Set<ProcessID> { Set(fingers.values.flatMap(\.receivers)) }
}
