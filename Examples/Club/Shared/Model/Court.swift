import Foundation

/// A court of the club.
enum Court: String, Codable, CaseIterable, Identifiable, Sendable {
    case centre, garden, hall, padel

    var id: Self { self }

    var name: String {
        switch self {
        case .centre: String(localized: "Centre Court")
        case .garden: String(localized: "Garden Court")
        case .hall: String(localized: "The Hall")
        case .padel: String(localized: "Padel Court")
        }
    }

    var surface: String {
        switch self {
        case .centre: String(localized: "Clay · outdoors")
        case .garden: String(localized: "Grass · outdoors")
        case .hall: String(localized: "Hard court · indoors")
        case .padel: String(localized: "Artificial turf · floodlit")
        }
    }
}
