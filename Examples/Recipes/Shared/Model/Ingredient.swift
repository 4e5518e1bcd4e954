/// What a dish is made of.
struct Ingredient: Codable, Hashable {
    /// With its unit; nil where it is a matter of taste.
    var amount: String?
    var name: String

    /// Amount and name.
    var text: String {
        [amount, name].compactMap { $0 }.joined(separator: " ")
    }
}
