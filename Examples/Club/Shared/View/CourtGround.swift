import SwiftUI

/// A court's surface with its lines askew at the trailing side, for texts at the leading one.
struct CourtGround: View {
    let court: Court
    var width: CGFloat = 150
    var lineWidth: CGFloat = 2.5

    var body: some View {
        Rectangle()
            .fill(court.color.gradient)
            .overlay(alignment: .trailing) { lines }
            .clipped()
            .accessibilityHidden(true)
    }

    private var lines: some View {
        CourtLines()
            .stroke(.white.opacity(0.75), lineWidth: lineWidth)
            .frame(width: width, height: width / CourtLines.aspectRatio)
            .rotationEffect(.degrees(28))
            .offset(x: width / 15, y: width / 5)
            .mask(LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .center))
    }
}

#Preview {
    CourtGround(court: .centre).frame(height: 160)
}
