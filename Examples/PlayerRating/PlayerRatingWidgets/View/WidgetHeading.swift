import SwiftUI

/// What a widget is about; readable in its placeholder, too.
struct WidgetHeading: View {
    private let title: LocalizedStringKey
    private let symbol: String

    init(_ title: LocalizedStringKey, symbol: String) {
        self.title = title
        self.symbol = symbol
    }

    var body: some View {
        Label(title, systemImage: symbol)
            .font(.caption.bold())
            .foregroundStyle(Color.accentColor)
            .lineLimit(1)
            .unredacted()
    }
}
