import SwiftUI
import WidgetKit

/// How much has to be bought, and what: three items in a small widget, eight in the two columns of a medium one.
struct ShoppingWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let items: [ShoppingItem]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            WidgetHeading("Shopping list", symbol: "cart.fill")
            if items.isEmpty {
                Text("Nothing to buy")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else if family == .systemSmall {
                Text(items.count, format: .number)
                    .font(.title.bold())
                Spacer(minLength: 0)
                list(items.prefix(3))
            } else {
                columns
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetURL(RecipeLink.shoppingList.url)
        .widgetGround()
    }

    @ViewBuilder private var columns: some View {
        HStack(alignment: .top, spacing: 16) {
            list(items.prefix(4))
                .frame(maxWidth: .infinity, alignment: .leading)
            list(items.dropFirst(4).prefix(4))
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        Spacer(minLength: 0)
        if items.count > 8 {
            Text("\(items.count - 8) more")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }

    private func list(_ items: ArraySlice<ShoppingItem>) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            ForEach(items) { item in
                Text(item.ingredient.text)
                    .font(.footnote)
                    .lineLimit(1)
            }
        }
    }
}

struct ShoppingWidgetView_Previews: PreviewProvider {
    static var previews: some View {
        let items = Recipe.omelette.ingredients.map { ShoppingItem(id: UUID(), ingredient: $0, recipe: "omlet") }
        Group {
            ShoppingWidgetView(items: items).previewContext(WidgetPreviewContext(family: .systemSmall))
            ShoppingWidgetView(items: items).previewContext(WidgetPreviewContext(family: .systemMedium))
                .redacted(reason: .placeholder)
            ShoppingWidgetView(items: []).previewContext(WidgetPreviewContext(family: .systemSmall))
                .preferredColorScheme(.dark)
        }
    }
}
