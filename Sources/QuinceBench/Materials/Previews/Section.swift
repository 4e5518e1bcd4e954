import SwiftUI

/// Part of a screen, with state and helpers as apps have them.
struct Section1: View {
    struct Entry: Identifiable, Equatable {
        let id: Int
        var name: String
        var amount: Double
        var isMarked = false

        var price: String { amount == 0 ? "free" : "\(Int(amount)) €" }
    }

    enum Order: String, CaseIterable, Identifiable {
        case name, amount

        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    let title: String
    @State private var entries = (1...3).map { Entry(id: $0, name: "Entry \($0)", amount: Double($0 % 3)) }
    @State private var order = Order.name
    @State private var search = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            header
            ForEach(shown) { entry in row(entry) }
            footer
        }
        .padding()
    }

    private var shown: [Entry] {
        let found = search.isEmpty ? entries : entries.filter { $0.name.localizedCaseInsensitiveContains(search) }
        switch order {
        case .name: return found.sorted { $0.name < $1.name }
        case .amount: return found.sorted { $0.amount < $1.amount }
        }
    }

    private var header: some View {
        HStack {
            Text(title).font(.headline)
            Spacer()
            Button("Order") { order = order == .name ? .amount : .name }
        }
    }

    private func row(_ entry: Entry) -> some View {
        HStack {
            Image(systemName: entry.isMarked ? "star.fill" : "star")
                .foregroundStyle(.yellow)
                .onTapGesture { mark(entry) }
            Text(entry.name)
            Spacer()
            Text(entry.price).foregroundStyle(.secondary)
        }
    }

    private var footer: some View {
        Text(entries.contains(where: \.isMarked) ? "\(marked) marked" : "None marked")
            .font(.footnote)
            .foregroundStyle(.secondary)
    }

    private var marked: Int { entries.filter(\.isMarked).count }

    private func mark(_ entry: Entry) {
        guard let index = entries.firstIndex(of: entry) else { return }
        entries[index].isMarked.toggle()
    }
}
