import SwiftUI

/// A recipe in a list: picture, name, time and star.
struct RecipeRow: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .headline) private var pictureSize = 56.0
    let recipe: Recipe
    @Binding var isFavourite: Bool

    var body: some View {
        content
            .padding(.vertical, 4)
    }

    /// Side by side as long as the letters leave room for it.
    @ViewBuilder private var content: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                HStack {
                    picture
                    Spacer()
                    star
                }
                texts
            }
        } else {
            HStack(spacing: 12) {
                picture
                texts
                star
            }
        }
    }

    private var picture: some View {
        RecipePicture(recipe: recipe)
            .frame(width: min(pictureSize, 88), height: min(pictureSize, 88))
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(recipe.name)
                .font(.headline)
            CookingTime(minutes: recipe.minutes)
                .font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var star: some View {
        FavouriteStar(isFavourite: $isFavourite)
            .buttonStyle(.borderless)
    }
}

struct RecipeRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RecipeRow(recipe: .omelette, isFavourite: .constant(true))
            RecipeRow(recipe: .omelette, isFavourite: .constant(false))
                .preferredColorScheme(.dark)
            RecipeRow(recipe: .omelette, isFavourite: .constant(true))
                .dynamicTypeSize(.accessibility5)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
