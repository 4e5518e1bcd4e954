import Foundation

/// An option that has a name for the user.
protocol NamedOption: GameOption {
    var localizedName: String { get }
}

extension Figure: NamedOption {
    var localizedName: String {
        switch self {
        case .circle: return NSLocalizedString("circle", comment: "Figure")
        case .ring: return NSLocalizedString("ring", comment: "Figure")
        case .square: return NSLocalizedString("square", comment: "Figure")
        case .cross: return NSLocalizedString("cross", comment: "Figure")
        case .filled: return NSLocalizedString("filled", comment: "Figure that covers the whole card")
        }
    }
}

extension CardColor: NamedOption {
    var localizedName: String {
        switch self {
        case .red: return NSLocalizedString("red", comment: "Color")
        case .green: return NSLocalizedString("green", comment: "Color")
        case .black: return NSLocalizedString("black", comment: "Color")
        case .gray: return NSLocalizedString("gray", comment: "Color")
        case .brown: return NSLocalizedString("brown", comment: "Color")
        case .yellow: return NSLocalizedString("yellow", comment: "Color")
        case .purple: return NSLocalizedString("purple", comment: "Color")
        case .orange: return NSLocalizedString("orange", comment: "Color")
        }
    }
}

extension BackPattern.Kind: NamedOption {
    var localizedName: String {
        switch self {
        case .circles: return NSLocalizedString("circles", comment: "Pattern of a back")
        case .lines: return NSLocalizedString("lines", comment: "Pattern of a back")
        }
    }
}

extension String {
    /// With a capital first letter, for rows and titles.
    var capitalizedFirst: String {
        prefix(1).localizedUppercase + dropFirst()
    }
}
