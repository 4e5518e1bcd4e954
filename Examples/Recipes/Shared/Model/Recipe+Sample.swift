extension Recipe {
    /// The recipe of previews and galleries.
    static let omelette = Recipe(
        id: "omlet",
        name: "Omelette",
        minutes: 10,
        ingredients: [
            Ingredient(amount: "2", name: "eggs"),
            Ingredient(amount: "2 tbsp", name: "milk"),
            Ingredient(name: "salt"),
        ],
        steps: ["Beat the eggs with milk and salt.", "Let them set in a pan."],
        pictureName: "Omlet"
    )
}
