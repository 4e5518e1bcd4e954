import DeviceProtocol
import Foundation

/// Routes touches to processes, one finger at a time; guarded by the session's lock.
struct TouchRouter {
    private struct Finger {
        var last: TouchSample
        var receivers: [LiveApp]
    }

    private var fingers: [Int: Finger] = [:]

    /// The height of the area along the lower edge where a swipe home begins, in points.
    static let edge = 20.0
    /// The height of the area along the upper edge where a swipe that opens Notification Centre begins, in points.
    static let upperEdge = 20.0

    /// Passes samples on; whoever gets the beginning of a touch gets the rest of it.
    ///
    /// - Parameter receivers: Returns the apps that receive a touch that begins now.
    mutating func pass(_ samples: [TouchSample], receivers: (TouchSample) -> [LiveApp]) {
        var order: [LiveApp] = []
        var passed: [ObjectIdentifier: [TouchSample]] = [:]
        for sample in samples {
            if sample.phase == .began { fingers[sample.finger] = Finger(last: sample, receivers: receivers(sample)) }
            guard let finger = fingers[sample.finger] else { continue }
            fingers[sample.finger]?.last = sample
            if sample.phase == .ended || sample.phase == .cancelled { fingers[sample.finger] = nil }
            for app in finger.receivers {
                if passed[ObjectIdentifier(app)] == nil { order.append(app) }
                passed[ObjectIdentifier(app), default: []].append(sample)
            }
        }
        for app in order { app.send(.touches(passed[ObjectIdentifier(app)] ?? [], time: 0)) }
    }

    /// Takes an app's fingers from it: they belong to somebody else alone now.
    mutating func cancel(for app: LiveApp) {
        var samples: [TouchSample] = []
        for (number, finger) in fingers where finger.receivers.contains(where: { $0 === app }) {
            var sample = finger.last
            sample.phase = .cancelled
            samples.append(sample)
            fingers[number]?.receivers.removeAll { $0 === app }
        }
        if !samples.isEmpty { app.send(.touches(samples, time: 0)) }
    }
}
