import SwiftUI
import WidgetKit

/// The number of favourites and two names in a small widget, rows with pictures in larger ones.
struct RecipeListWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let book: RecipeBook

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemMedium ? 4 : 8) {
            WidgetHeading("Favourites", symbol: "star.fill")
            content
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetURL(RecipeLink.favourites.url)
        .widgetGround()
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall: summary
        case .systemMedium: rows(3)
        default: rows(6)
        }
    }

    @ViewBuilder private var summary: some View {
        if book.favourites.isEmpty {
            Text("No favourite recipes")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            // Large letters leave no room for names on small phones.
            ViewThatFits(in: .vertical) {
                summary(names: 2)
                summary(names: 1)
                summary(names: 0)
            }
        }
    }

    private func summary(names: Int) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(book.favourites.count, format: .number)
                .font(.largeTitle.bold())
            Spacer(minLength: 0)
            ForEach(book.favourites.prefix(names)) { recipe in
                Text(recipe.name)
                    .font(.subheadline)
                    .lineLimit(1)
            }
        }
    }

    private func rows(_ count: Int) -> some View {
        VStack(alignment: .leading, spacing: family == .systemMedium ? 4 : 8) {
            ForEach(book.favouritesFirst(count)) { recipe in
                if let url = RecipeLink.recipe(recipe.id).url {
                    Link(destination: url) { row(recipe) }
                }
            }
        }
        .frame(maxHeight: .infinity)
    }

    private func row(_ recipe: Recipe) -> some View {
        HStack(spacing: 10) {
            RecipePicture(recipe: recipe, cornerRadius: 6)
                .aspectRatio(1, contentMode: .fit)
            Text(recipe.name)
                .font(.subheadline.weight(.semibold))
            if recipe.isFavourite {
                Image(systemName: "star.fill")
                    .font(.caption2)
                    .foregroundStyle(Color("Star"))
            }
            Spacer(minLength: 4)
            CookingTime(minutes: recipe.minutes)
                .font(.subheadline)
        }
        .lineLimit(1)
        .frame(maxHeight: 44)
    }
}

struct RecipeListWidgetView_Previews: PreviewProvider {
    static var previews: some View {
        let book = RecipeBook(bundled: BundledRecipes.load())
        Group {
            RecipeListWidgetView(book: book).previewContext(WidgetPreviewContext(family: .systemSmall))
            RecipeListWidgetView(book: book).previewContext(WidgetPreviewContext(family: .systemMedium))
                .redacted(reason: .placeholder)
            RecipeListWidgetView(book: book).previewContext(WidgetPreviewContext(family: .systemLarge))
                .preferredColorScheme(.dark)
        }
    }
}
