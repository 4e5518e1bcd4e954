import Foundation

/// Texts of times, such as "1:05".
nonisolated enum TimeText {
    static func text(_ seconds: TimeInterval) -> String {
        let whole = seconds.isFinite ? max(Int(seconds.rounded()), 0) : 0
        return "\(whole / 60):\(String(format: "%02d", whole % 60))"
    }
}
