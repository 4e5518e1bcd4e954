import SwiftUI

/// A court seen from above, in the color of its surface.
struct CourtPicture: View {
    let court: Court
    var lineWidth: CGFloat = 1

    var body: some View {
        GeometryReader { proxy in
            CourtLines()
                .stroke(.white.opacity(0.9), lineWidth: lineWidth)
                .frame(width: proxy.size.width * 0.62, height: proxy.size.width * 0.62 / CourtLines.aspectRatio)
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .background(court.color.gradient)
        .clipped()
        .accessibilityHidden(true)
    }
}

#Preview {
    HStack {
        ForEach(Court.allCases) { court in
            CourtPicture(court: court).frame(width: 72, height: 120).clipShape(.rect(cornerRadius: 12))
        }
    }
}
