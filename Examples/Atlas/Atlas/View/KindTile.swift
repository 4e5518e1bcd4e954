import SwiftUI

/// The symbol of a kind of places on a square of its colour.
struct KindTile: View {
    @ScaledMetric(relativeTo: .headline) private var side = 40
    let kind: PlaceKind

    var body: some View {
        Image(systemName: kind.symbol)
            .font(.system(size: side * 0.45, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(kind.color.gradient, in: .rect(cornerRadius: side * 0.25))
            .accessibilityHidden(true)
    }
}

#Preview {
    HStack { ForEach(PlaceKind.allCases) { KindTile(kind: $0) } }
}
