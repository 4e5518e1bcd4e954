import Foundation

/// How loud a sound is.
nonisolated enum SoundLevel {
    /// The quietest level that meters show, in decibels.
    static let floor: Float = -50

    /// The part of a meter that a level fills: 0 at the floor, 1 at 0 dB.
    static func fill(decibels: Float) -> Double {
        guard decibels.isFinite else { return 0 }
        return Double(min(max((decibels - floor) / -floor, 0), 1))
    }
}
