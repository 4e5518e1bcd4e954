import SwiftUI

/// The list of all places, searched and sorted.
struct PlaceListScreen: View {
    @Environment(Navigator.self) private var navigator
    @Environment(Locator.self) private var locator
    @Environment(\.catalogue) private var catalogue
    @AppStorage("order") private var order = PlaceOrder.name
    @State private var search = ""

    var body: some View {
        @Bindable var navigator = navigator
        NavigationStack(path: $navigator[path: .places]) {
            List {
                if order == .distance, locator.isDenied { LocationNote() }
                ForEach(sections) { section in
                    Section(section.title) {
                        ForEach(section.places) { PlaceRow(place: $0) }
                    }
                }
            }
            .overlay { if sections.isEmpty { ContentUnavailableView.search(text: search) } }
            .navigationTitle("Places")
            .searchable(text: $search, prompt: "Name, country or kind")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { OrderMenu(order: $order) } }
            .placeDestinations()
        }
        .onChange(of: order, initial: true) { if order == .distance { locator.requestAccess() } }
    }

    private var sections: [PlaceOrder.Section] {
        order.sections(of: catalogue.places(matching: search), from: locator.location)
    }
}

/// A menu of the orders of places.
private struct OrderMenu: View {
    @Binding var order: PlaceOrder

    var body: some View {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort By", selection: $order) {
                ForEach(PlaceOrder.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
            }
        }
        .accessibilityIdentifier("sort")
    }
}

#Preview {
    PlaceListScreen().sampleEnvironment()
}

#Preview("Large Text") {
    PlaceListScreen().sampleEnvironment().dynamicTypeSize(.accessibility3)
}
