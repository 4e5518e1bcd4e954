import SwiftData
import SwiftUI
import WidgetKit

struct TripList: View {
    @Environment(\.scenePhase) private var phase
    @State private var search = ""
    @State private var order = SortDescriptor(\Trip.start)
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            FoundTrips(search: search, order: order)
                .navigationTitle("Trips")
                .navigationDestination(for: Trip.self) { TripView(trip: $0) }
                .searchable(text: $search, prompt: "Name or place")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Menu("Sort", systemImage: "arrow.up.arrow.down") {
                            Button("By Date") { order = SortDescriptor(\.start) }
                            Button("By Name") { order = SortDescriptor(\.name) }
                        }
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Add Trip", systemImage: "plus") { isAdding = true }
                    }
                }
                .sheet(isPresented: $isAdding) { TripEditor() }
        }
        .onChange(of: phase) { if phase != .active { WidgetCenter.shared.reloadAllTimelines() } }
    }
}

/// The trips that a search finds, in an order.
private struct FoundTrips: View {
    @Environment(\.modelContext) private var context
    @Query private var trips: [Trip]
    private let search: String

    init(search: String, order: SortDescriptor<Trip>) {
        self.search = search
        _trips = Query(
            filter: #Predicate {
                search.isEmpty || $0.name.localizedStandardContains(search) || $0.place.localizedStandardContains(search)
            }, sort: [order], animation: .default)
    }

    var body: some View {
        List {
            ForEach(trips) { trip in
                NavigationLink(value: trip) { TripRow(trip: trip) }
            }
            .onDelete { for index in $0 { context.delete(trips[index]) } }
        }
        .overlay {
            if trips.isEmpty {
                if search.isEmpty {
                    ContentUnavailableView("No Trips", systemImage: "suitcase", description: Text("Add the first one with +."))
                } else {
                    ContentUnavailableView.search(text: search)
                }
            }
        }
    }
}

private struct TripRow: View {
    let trip: Trip

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: trip.mood.symbol)
                .foregroundStyle(.white)
                .frame(width: 40, height: 40)
                .background(trip.mood.color.gradient, in: .rect(cornerRadius: 10))
            VStack(alignment: .leading, spacing: 2) {
                Text(trip.name).font(.headline)
                Text(trip.place).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if !trip.things.isEmpty {
                Text("\(trip.packed)/\(trip.things.count)")
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
                    .accessibilityLabel("\(trip.packed) of \(trip.things.count) packed")
            }
        }
        .padding(.vertical, 2)
    }
}

extension Trip.Mood {
    var color: Color {
        switch self {
        case .city: .indigo
        case .beach: .orange
        case .mountains: .green
        }
    }
}

#Preview {
    TripList().modelContainer(SampleTrips.container)
}
