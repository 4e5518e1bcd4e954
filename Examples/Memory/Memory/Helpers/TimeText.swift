import Foundation

/// Minutes and seconds, as in `04:07`.
enum TimeText {
    static func text(seconds: Int) -> String {
        String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }
}
