import Foundation

extension Theme {
    var localizedName: String {
        switch self {
        case .education: return NSLocalizedString("Education", comment: "Theme of a game")
        case .landmarks: return NSLocalizedString("Landmarks", comment: "Theme of a game")
        case .shopping: return NSLocalizedString("Shopping", comment: "Theme of a game")
        }
    }
}

extension Card {
    /// What its picture shows. The names stand in the table `Pictures`.
    var localizedPictureName: String {
        Bundle.main.localizedString(forKey: imageName, value: nil, table: "Pictures")
    }
}
