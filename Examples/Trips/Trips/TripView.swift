import SwiftData
import SwiftUI

/// A trip with its packing list and those who come along.
struct TripView: View {
    @Environment(\.modelContext) private var context
    @Bindable var trip: Trip
    @State private var newThing = ""
    @State private var newCompanion = ""

    private var things: [PackedThing] { trip.things.sorted { $0.added < $1.added } }

    var body: some View {
        List {
            Section {
                TextField("Name", text: $trip.name)
                TextField("Place", text: $trip.place)
                DatePicker("Start", selection: $trip.start, displayedComponents: .date)
                Picker("Kind", selection: $trip.mood) {
                    ForEach(Trip.Mood.allCases) { Text($0.title).tag($0) }
                }
            }
            Section("Packing List") {
                if !things.isEmpty {
                    ProgressView(value: Double(trip.packed), total: Double(things.count))
                        .tint(trip.mood.color)
                }
                ForEach(things) { ThingRow(thing: $0) }
                    .onDelete { for index in $0 { context.delete(things[index]) } }
                TextField("Add a thing", text: $newThing).onSubmit(addThing)
            }
            Section("Companions") {
                ForEach(trip.companions.sorted { $0.name < $1.name }) { companion in
                    LabeledContent(companion.name, value: "\(companion.trips.count) trips")
                }
                TextField("Add somebody", text: $newCompanion).onSubmit(addCompanion)
            }
        }
        .navigationTitle(trip.name)
        .navigationBarTitleDisplayMode(.inline)
    }

    private func addThing() {
        guard !newThing.isEmpty else { return }
        withAnimation { trip.things.append(PackedThing(title: newThing)) }
        newThing = ""
    }

    /// A companion of another trip comes along on this one, too.
    private func addCompanion() {
        let name = newCompanion
        guard !name.isEmpty else { return }
        let known = try? context.fetch(FetchDescriptor<Companion>(predicate: #Predicate { $0.name == name })).first
        let companion = known ?? Companion(name: name)
        if !trip.companions.contains(companion) { trip.companions.append(companion) }
        newCompanion = ""
    }
}

private struct ThingRow: View {
    @Bindable var thing: PackedThing

    var body: some View {
        Button {
            withAnimation { thing.isPacked.toggle() }
        } label: {
            Label(thing.title, systemImage: thing.isPacked ? "checkmark.circle.fill" : "circle")
                .strikethrough(thing.isPacked)
        }
        .foregroundStyle(thing.isPacked ? .secondary : .primary)
        .accessibilityAddTraits(thing.isPacked ? .isSelected : [])
    }
}

#Preview {
    NavigationStack { TripView(trip: SampleTrips.first) }
        .modelContainer(SampleTrips.container)
}
