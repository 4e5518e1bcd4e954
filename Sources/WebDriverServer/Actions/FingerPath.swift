import DeviceProtocol
import Foundation

/// The fingers on the screen, which stay down from one request to the next until they are lifted.
struct FingerState {
    struct Finger {
        var number: Int
        var place: CGPoint
        var isDown: Bool
    }

    /// By the identifiers of their input sources.
    private(set) var fingers: [String: Finger] = [:]

    /// The finger of an input source; one that is new is at the screen's origin.
    mutating func finger(_ source: String) -> Finger {
        if let finger = fingers[source] { return finger }
        let numbers = Set(fingers.values.map(\.number))
        let finger = Finger(number: (1...).first { !numbers.contains($0) } ?? 1, place: .zero, isDown: false)
        fingers[source] = finger
        return finger
    }

    mutating func set(_ finger: Finger, of source: String) { fingers[source] = finger }
    mutating func removeAll() { fingers = [:] }

    var down: [Finger] { fingers.values.filter(\.isDown).sorted { $0.number < $1.number } }
}

/// A finger's way during a tick.
struct FingerMove {
    var source: String
    var start: CGPoint
    var end: CGPoint
    /// In seconds.
    var duration: Double

    /// The place after a time since the tick's begin.
    func place(after time: Double) -> CGPoint {
        guard duration > 0, time < duration else { return end }
        let part = max(time / duration, 0)
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}
