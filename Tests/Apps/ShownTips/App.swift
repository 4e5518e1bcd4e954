import SwiftUI
import TipKit

/// A list whose tips wait for an event and for a parameter, and stay away once they are closed.
@main
struct ShownTipsApp: App {
    init() {
        try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }

    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

struct AddTip: Tip {
    var title: Text { Text("Add a Backyard") }
    var message: Text? { Text("Those you add appear at the top of the list.") }
    var image: Image? { Image(systemName: "plus.circle") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
    }
}

struct SortTip: Tip {
    static let added = Event(id: "added")
    @Parameter static var isSorted: Bool = false

    var title: Text { Text("Sort the List") }
    var rules: [Rule] {
        #Rule(Self.$isSorted) { $0 == false }
        #Rule(Self.added) { $0.donations.donatedWithin(.week).count >= 2 }
    }
    var options: [any TipOption] {
        Tips.MaxDisplayCount(5)
    }
}

struct ShareTip: Tip {
    var title: Text { Text("Share the List") }
    var rules: [Rule] {
        #Rule(SortTip.added) { $0.donations.count >= 2 }
    }
}

struct ContentView: View {
    @State private var count = 0
    @State private var learns = false

    var body: some View {
        VStack(spacing: 20) {
            TipView(AddTip()) { action in
                if action.id == "more" { learns = true }
            }
            Text(learns ? "\(count) backyards, learning" : "\(count) backyards")
            Button("Add") {
                count += 1
                SortTip.added.sendDonation()
            }
            Button("Sort") {
                SortTip.isSorted = true
            }
            .popoverTip(SortTip())
            Spacer()
            Button("Share") {}
                .popoverTip(ShareTip())
        }
        .padding()
    }
}
