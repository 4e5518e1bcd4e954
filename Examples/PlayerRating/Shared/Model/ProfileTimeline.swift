import Foundation

/// What a widget shows of a player, and when.
struct ProfileTimeline: Equatable {
    struct Entry: Equatable {
        let date: Date
        let profile: Profile
    }

    /// When the next timeline is asked for.
    enum Reload: Equatable {
        case atEnd
        case never
        case after(Date)
    }

    let entries: [Entry]
    let reload: Reload
}
