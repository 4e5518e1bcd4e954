import SwiftUI

/// The icon of a product in the shop.
struct ShopIcon: View {
    let symbol: String
    let color: Color
    @ScaledMetric(relativeTo: .headline) private var side: CGFloat = 44

    var body: some View {
        Image(systemName: symbol)
            .font(.title3)
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(color.gradient, in: .rect(cornerRadius: side / 4))
            .accessibilityHidden(true)
    }
}
