import SwiftUI

/// A piece of news.
struct News: Identifiable {
    let id: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let symbol: String

    static let all = [
        News(id: "cup", title: "Winter Cup", text: "Singles and doubles, in the hall. Entries close on Friday.", symbol: "trophy.fill"),
        News(id: "light", title: "Longer Evenings", text: "The padel court is floodlit until 9 p.m.", symbol: "lightbulb.fill"),
        News(id: "kids", title: "Kids’ Saturday", text: "Trial lessons for children from six, every Saturday at 10.", symbol: "figure.run"),
    ]
}
