import SwiftUI

/// A recipe: picture, name, time, ingredients and steps.
struct RecipeDetail: View {
    @ObservedObject var store: RecipeStore
    let id: Recipe.ID

    var body: some View {
        if let recipe = store.book.recipe(id) {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    RecipePicture(recipe: recipe, cornerRadius: 16)
                        .aspectRatio(1.6, contentMode: .fit)
                    title(of: recipe)
                    IngredientsSection(recipe: recipe, isNeeded: { store.book.needs($0, for: recipe) }) { store.buy($0, for: recipe) }
                    StepsSection(steps: recipe.steps)
                }
                .padding()
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
            .navigationTitle(recipe.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { FavouriteStar(isFavourite: $store[isFavourite: id]) }
        } else {
            EmptyNote("No recipes found")
        }
    }

    private func title(of recipe: Recipe) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(recipe.name)
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            CookingTime(minutes: recipe.minutes)
            CookingTimerControl(timer: timer(of: recipe)) {
                store.startTimer(for: recipe)
            } stop: {
                store.stopTimer()
            }
        }
    }

    private func timer(of recipe: Recipe) -> CookingTimer? {
        store.book.timer.flatMap { $0.recipe == recipe.id ? $0 : nil }
    }
}

struct RecipeDetail_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            detail
            detail
                .preferredColorScheme(.dark)
            detail
                .dynamicTypeSize(.accessibility5)
        }
    }

    private static var detail: some View {
        NavigationStack {
            RecipeDetail(store: .preview, id: Recipe.omelette.id)
        }
    }
}
