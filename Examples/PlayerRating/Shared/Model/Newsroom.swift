import Foundation

/// Writes the news of the ladder.
struct Newsroom {
    /// How much news is kept.
    static let limit = 20

    let file: NewsFile

    /// Adds what a player's game has changed to the news.
    func report(gameOf id: Profile.ID, from old: Ladder, to new: Ladder, at date: Date) {
        guard let title = Self.title(gameOf: id, from: old, to: new) else { return }
        let headlines = [Headline(title: title, date: date)] + file.load()
        // News is not worth a game: where it cannot be written, the widget shows what there was.
        try? file.save(Array(headlines.prefix(Self.limit)))
    }

    /// What is told of a game; nil where the player is in neither ladder.
    static func title(gameOf id: Profile.ID, from old: Ladder, to new: Ladder) -> String? {
        guard let profile = new.profile(id), let before = old.place(of: id), let place = new.place(of: id) else { return nil }
        if place == before { return String(localized: "\(profile.name) wins a game") }
        return place == 1
            ? String(localized: "\(profile.name) takes the lead") : String(localized: "\(profile.name) climbs to place \(place)")
    }
}
