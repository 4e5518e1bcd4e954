import SwiftUI

struct PartItem: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

struct PartView: View {
    var items = [PartItem(id: 1, title: "Part")]
    var next = [NextPartItem(id: 1, title: "Next")]

    var body: some View {
        VStack {
            Color(red: 10 / 255, green: 20 / 255, blue: 30 / 255).frame(height: 40)
            ForEach(items) { item in Text(item.title).bold(item.isDone) }
            Text("\(next.count) in the next part")
        }
    }
}
