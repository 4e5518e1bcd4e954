import SwiftUI

extension Court {
    /// The color of the court's surface.
    var color: Color {
        switch self {
        case .centre: Color("Clay")
        case .garden: Color("Grass")
        case .hall: Color("HardCourt")
        case .padel: Color("Turf")
        }
    }
}
