extension Profile {
    /// The player of previews and galleries.
    static let sample = Profile(id: 3, name: "Lina", rating: 2410, score: 182.5, pictureName: "Lina")

    /// The ladder before the first game.
    static let samples = [
        Profile(id: 1, name: "Bloodseeker", rating: 2635, score: 171.2, pictureName: "Bloodseeker"),
        Profile(id: 2, name: "Morphling", rating: 2520, score: 164.8, pictureName: "Morphling"),
        sample,
        Profile(id: 4, name: "Frostbite", rating: 2385, score: 193.1, pictureName: "Frostbite"),
        Profile(id: 5, name: "Stormcaller", rating: 2290, score: 158.6, pictureName: "Stormcaller"),
        Profile(id: 6, name: "Nightjar", rating: 2175, score: 150.9, pictureName: "Nightjar"),
        Profile(id: 7, name: "Ironhide", rating: 2040, score: 187.3, pictureName: "Ironhide"),
        Profile(id: 8, name: "Thornwood", rating: 1930, score: 166.4, pictureName: "Thornwood"),
    ]
}
