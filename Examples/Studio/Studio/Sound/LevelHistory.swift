import SwiftUI

/// The latest levels of a recording as bars, newest at the trailing edge.
struct LevelHistory: View {
    private static let count = 48
    /// 0 to 1, oldest first.
    let levels: [Double]

    var body: some View {
        HStack(alignment: .center, spacing: 2) {
            ForEach(Array(padded.enumerated()), id: \.offset) { _, level in
                Capsule()
                    .fill(.red.gradient)
                    .frame(height: 3 + 37 * level)
            }
        }
        .frame(height: 40)
        .accessibilityHidden(true)
    }

    private var padded: [Double] { Array(repeating: 0, count: max(Self.count - levels.count, 0)) + levels.suffix(Self.count) }
}
