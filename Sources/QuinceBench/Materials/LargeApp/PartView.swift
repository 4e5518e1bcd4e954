import Observation
import SwiftUI

/// One thing that is kept in this part of the app.
struct PartItem: Identifiable, Codable, Hashable {
    let id: Int
    var title: String
    var amount: Double
    var isDone = false

    static func samples(_ count: Int) -> [PartItem] {
        (1...max(1, count)).map { PartItem(id: $0, title: "Part item \($0)", amount: Double($0) * 1.25, isDone: $0 % 3 == 0) }
    }
}

/// The user's items in this part, with their order and filter.
@Observable
final class PartStore {
    enum Order: String, CaseIterable { case title, amount }

    var items = PartItem.samples(5)
    var order = Order.title
    var search = ""

    var shown: [PartItem] {
        items
            .filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
            .sorted { order == .title ? $0.title < $1.title : $0.amount < $1.amount }
    }

    var total: Double { items.filter { !$0.isDone }.reduce(0) { $0 + $1.amount } }

    func toggle(_ item: PartItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
    }

    func add(_ title: String, amount: Double) {
        items.append(PartItem(id: (items.map(\.id).max() ?? 0) + 1, title: title, amount: amount))
    }
}

struct PartRow: View {
    let item: PartItem
    var onToggle: () -> Void = {}

    var body: some View {
        HStack {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(item.isDone ? .green : .secondary)
            VStack(alignment: .leading) {
                Text(item.title).font(.headline)
                Text("\(item.amount, specifier: "%.2f")").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Change", action: onToggle).buttonStyle(.bordered)
        }
        .padding(.vertical, 4)
    }
}

struct PartView: View {
    @State private var store = PartStore()
    @State private var isAdding = false

    var body: some View {
        VStack(spacing: 12) {
            Color(red: 10 / 255, green: 20 / 255, blue: 30 / 255).frame(height: 40)
            Picker("Order", selection: $store.order) {
                ForEach(PartStore.Order.allCases, id: \.self) { order in Text(order.rawValue.capitalized).tag(order) }
            }
            .pickerStyle(.segmented)
            List {
                Section("Items") {
                    ForEach(store.shown) { item in
                        PartRow(item: item) { store.toggle(item) }
                    }
                }
                Section("In all") {
                    Text("\(store.total, specifier: "%.2f")")
                    PartSummary(next: NextPartItem.samples(2))
                }
            }
        }
        .navigationTitle("Part")
        .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
        .alert("New item", isPresented: $isAdding) { Button("Add") { store.add("New", amount: 1) } }
    }
}

/// Shows what comes in the next part.
struct PartSummary: View {
    let next: [NextPartItem]

    var body: some View {
        Text(next.map(\.title).joined(separator: ", ")).lineLimit(1).font(.footnote)
    }
}
