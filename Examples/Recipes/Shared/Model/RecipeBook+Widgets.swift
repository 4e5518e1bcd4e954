import Foundation

extension RecipeBook {
    /// Favourites, the newest first, then other recipes.
    func favouritesFirst(_ count: Int) -> [Recipe] {
        let favourites = favourites
        return Array((favourites + recipes.filter { !$0.isFavourite }).prefix(count))
    }

    /// The recipe that was chosen; that of the day where none was, or it is gone.
    func shownRecipe(chosen id: Recipe.ID?, on date: Date, calendar: Calendar = .current) -> Recipe? {
        id.flatMap(recipe) ?? recipeOfTheDay(date, calendar: calendar)
    }

    /// The recipe of a day, which hangs on the date alone; nil where there are none.
    func recipeOfTheDay(_ date: Date, calendar: Calendar = .current) -> Recipe? {
        guard !recipes.isEmpty, let era = calendar.ordinality(of: .day, in: .era, for: date) else { return nil }
        return recipes[era % recipes.count]
    }
}
