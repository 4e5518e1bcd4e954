import SwiftUI
import WidgetKit

/// A recipe: picture, name and time, in a medium widget its first ingredients, too.
struct RecipeWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let recipe: Recipe
    var timer: CookingTimer?

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .widgetURL(RecipeLink.recipe(recipe.id).url)
            .widgetGround()
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall: summary
        default:
            HStack(spacing: 16) {
                summary
                ingredients
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
    }

    private var summary: some View {
        VStack(alignment: .leading, spacing: 6) {
            picture
            Text(recipe.name)
                .font(.headline)
                .lineLimit(1)
            time
                .font(.subheadline)
                .lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var picture: some View {
        Color.clear
            .overlay { RecipePicture(recipe: recipe, cornerRadius: 6) }
            .clipShape(ContainerRelativeShape())
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @ViewBuilder private var time: some View {
        if let timer {
            Text(timerInterval: timer.start...timer.end)
                .monospacedDigit()
                .foregroundStyle(Color.accentColor)
        } else {
            CookingTime(minutes: recipe.minutes)
        }
    }

    private var ingredients: some View {
        VStack(alignment: .leading, spacing: 6) {
            WidgetHeading("Ingredients", symbol: "list.bullet")
            ForEach(recipe.ingredients.prefix(3), id: \.self) { ingredient in
                Text(ingredient.text)
                    .font(.subheadline)
                    .lineLimit(1)
            }
        }
    }
}

struct RecipeWidgetView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RecipeWidgetView(recipe: .omelette).previewContext(WidgetPreviewContext(family: .systemSmall))
            RecipeWidgetView(recipe: .omelette).previewContext(WidgetPreviewContext(family: .systemMedium))
                .redacted(reason: .placeholder)
            RecipeWidgetView(recipe: .omelette).previewContext(WidgetPreviewContext(family: .systemMedium))
                .preferredColorScheme(.dark)
        }
    }
}
