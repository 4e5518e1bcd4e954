import SwiftUI

/// A mood's face on its color.
struct MoodFace: View {
    let mood: Mood
    @ScaledMetric(relativeTo: .headline) private var side: CGFloat = 40

    var body: some View {
        Text(mood.face)
            .font(.system(size: side * 0.6))
            .frame(width: side, height: side)
            .background(mood.color.opacity(0.2), in: .circle)
            .accessibilityLabel(mood.title)
    }
}
