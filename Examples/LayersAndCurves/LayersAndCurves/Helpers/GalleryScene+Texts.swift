import Foundation

extension GalleryScene {
    var title: String {
        NSLocalizedString("\(id).title", comment: "")
    }

    /// A sentence about what the scene shows.
    var sentence: String {
        NSLocalizedString("\(id).description", comment: "")
    }
}

extension GalleryScene.Section {
    var title: String {
        switch self {
        case .views: return NSLocalizedString("Views and layers", comment: "Section of the gallery")
        case .curves: return NSLocalizedString("Curves", comment: "Section of the gallery")
        case .cards: return NSLocalizedString("Cards", comment: "Section of the gallery")
        }
    }
}
