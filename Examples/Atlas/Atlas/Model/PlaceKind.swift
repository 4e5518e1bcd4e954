import SwiftUI

/// What a place is, with its symbol and colour.
enum PlaceKind: String, Codable, CaseIterable, Identifiable {
    case landmark, ancient, palace, sacred, bridge, nature, water

    var id: Self { self }

    var title: String {
        switch self {
        case .landmark: "Landmarks"
        case .ancient: "Ancient"
        case .palace: "Palaces"
        case .sacred: "Sacred"
        case .bridge: "Bridges"
        case .nature: "Nature"
        case .water: "Water"
        }
    }

    var symbol: String {
        switch self {
        case .landmark: "building.2.fill"
        case .ancient: "hourglass"
        case .palace: "crown.fill"
        case .sacred: "sparkles"
        case .bridge: "signpost.right.fill"
        case .nature: "mountain.2.fill"
        case .water: "drop.fill"
        }
    }

    var color: Color {
        switch self {
        case .landmark: .indigo
        case .ancient: .brown
        case .palace: .purple
        case .sacred: .orange
        case .bridge: .red
        case .nature: .green
        case .water: .blue
        }
    }

    /// The name of the kind's picture in the asset catalog.
    var picture: String { "Scenes/\(rawValue)" }
}
