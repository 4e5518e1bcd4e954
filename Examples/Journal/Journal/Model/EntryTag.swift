import Foundation
import SwiftData

/// A word that entries have in common.
@Model final class EntryTag {
    @Attribute(.unique) var name: String
    var entries: [Entry] = []

    init(name: String) { self.name = name }

    /// A tag as it is kept: in lower case, without spaces and hashes around it.
    static func normalized(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines.union(.init(charactersIn: "#"))).lowercased()
    }
}
