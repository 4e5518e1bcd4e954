import Foundation

/// A piece of news.
struct Headline: Codable, Hashable, Identifiable {
    let title: String
    let date: Date

    var id: Self { self }
}

extension Headline {
    /// The news of previews and galleries, the latest first.
    static func samples(before date: Date) -> [Headline] {
        let titles = [
            String(localized: "Lina wins her third game in a row"), String(localized: "Thornwood is back after a break"),
            String(localized: "The season ends on Sunday"), String(localized: "Ironhide changes teams"),
        ]
        return titles.enumerated().map { Headline(title: $1, date: date - TimeInterval($0 + 1) * 1800) }
    }
}
