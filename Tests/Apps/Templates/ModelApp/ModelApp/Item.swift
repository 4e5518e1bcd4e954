import Foundation
import SwiftData

@Model
final class Item {
    var timestamp: Date
    var title = "Item"

    init(timestamp: Date) {
        self.timestamp = timestamp
    }
}
