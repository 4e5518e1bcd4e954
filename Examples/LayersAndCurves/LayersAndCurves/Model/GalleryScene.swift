import Foundation

/// One of the gallery's scenes.
struct GalleryScene: Hashable {
    enum Section: String, CaseIterable {
        case views = "V"
        case curves = "B"
        case cards = "C"

        /// How many scenes the section has.
        var sceneCount: Int {
            switch self {
            case .views: return 28
            case .curves: return 20
            case .cards: return 18
            }
        }

        var scenes: [GalleryScene] {
            (1...sceneCount).map { GalleryScene(section: self, number: $0) }
        }
    }

    let section: Section
    /// From 1.
    let number: Int

    private init(section: Section, number: Int) {
        self.section = section
        self.number = number
    }

    /// The scene of an identifier like `V05`; nil where there is none.
    init?(id: String) {
        guard let scene = Section.allCases.flatMap(\.scenes).first(where: { $0.id == id }) else { return nil }
        self = scene
    }

    /// The section's letter and two digits.
    var id: String {
        section.rawValue + (number < 10 ? "0" : "") + String(number)
    }
}
