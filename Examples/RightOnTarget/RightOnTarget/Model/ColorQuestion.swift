/// Some colors, one of which is asked for by its hex code.
struct ColorQuestion: Equatable {
    let options: [RGBColor]

    /// Index of the color asked for.
    let answer: Int

    var color: RGBColor { options[answer] }
}
