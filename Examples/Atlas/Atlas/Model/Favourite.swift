import Foundation
import SwiftData

/// A place that the user keeps, at its position of the route.
@Model
final class Favourite {
    @Attribute(.unique) var placeID: String
    var position: Int

    init(placeID: String, position: Int) {
        self.placeID = placeID
        self.position = position
    }
}
