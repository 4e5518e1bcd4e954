/// Texts that flows type in place of a user's: the same ones on every run.
struct RandomText {
    /// The kinds of text, by the end of the command's name.
    enum Kind: String, CaseIterable {
        case email = "Email"
        case personName = "PersonName"
        case number = "Number"
        case text = "Text"
        case cityName = "CityName"
        case countryName = "CountryName"
        case colorName = "ColorName"

        /// - Parameter command: `inputRandomEmail` and its like.
        init?(command: String) {
            guard command.hasPrefix("inputRandom") else { return nil }
            self.init(rawValue: String(command.dropFirst("inputRandom".count)))
        }

        var hasLength: Bool { self == .number || self == .text }
    }

    private var generator = SplitMix(state: 41)

    static let defaultLength = 8
    static let maximumLength = 10_000

    /// - Parameter length: Characters of numbers and texts.
    mutating func next(_ kind: Kind, length: Int = defaultLength) -> String {
        switch kind {
        case .email:
            "\(pick(Self.firstNames)).\(pick(Self.lastNames))\(Int.random(in: 10...99, using: &generator))@example.com".lowercased()
        case .personName: "\(pick(Self.firstNames)) \(pick(Self.lastNames))"
        case .number: (0..<length).map { String(Int.random(in: ($0 == 0 ? 1 : 0)...9, using: &generator)) }.joined()
        case .text: String((0..<length).map { _ in Self.letters.randomElement(using: &generator) ?? "a" })
        case .cityName: pick(Self.cities)
        case .countryName: pick(Self.countries)
        case .colorName: pick(Self.colors)
        }
    }

    private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
    private static let firstNames = [
        "Ada", "Amara", "Carlos", "Chen", "Clara", "Daniel", "Elena", "Emil", "Fatima", "Grace", "Hana", "Ines", "Jonas", "Kwame", "Lena",
        "Mateo", "Mei", "Nora", "Omar", "Priya", "Samuel", "Sofia", "Tomas", "Yuki",
    ]
    private static let lastNames = [
        "Adams", "Becker", "Costa", "Diaz", "Evans", "Fischer", "Garcia", "Haddad", "Ito", "Jensen", "Kim", "Larsen", "Mbeki", "Novak",
        "Okafor", "Patel", "Rossi", "Santos", "Singh", "Tanaka", "Walker", "Weber", "Yilmaz", "Zhang",
    ]
    private static let cities = [
        "Accra", "Amsterdam", "Athens", "Bangkok", "Bogota", "Cairo", "Dublin", "Helsinki", "Jakarta", "Lagos", "Lima", "Lisbon", "Madrid",
        "Montreal", "Mumbai", "Nairobi", "Oslo", "Prague", "Seoul", "Sydney", "Tokyo", "Toronto", "Vienna", "Warsaw",
    ]
    private static let countries = [
        "Argentina", "Australia", "Austria", "Brazil", "Canada", "Chile", "Denmark", "Egypt", "Finland", "France", "Germany", "Ghana",
        "Greece", "India", "Ireland", "Italy", "Japan", "Kenya", "Mexico", "Morocco", "Norway", "Peru", "Portugal", "Spain",
    ]
    private static let colors = [
        "amber", "aqua", "beige", "black", "blue", "bronze", "coral", "crimson", "dark green", "gold", "gray", "indigo", "ivory",
        "light blue",
        "magenta", "maroon", "navy", "olive", "orange", "purple", "red", "silver", "teal", "white",
    ]
}

/// A generator of random numbers with a seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
