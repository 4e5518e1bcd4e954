import SwiftData
import SwiftUI

/// A sheet that makes a trip.
struct TripEditor: View {
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var place = ""
    @State private var mood = Trip.Mood.city
    @State private var start = Date.now
    @State private var days = 3

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                    TextField("Place", text: $place)
                    Picker("Kind", selection: $mood) {
                        ForEach(Trip.Mood.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
                    }
                }
                Section {
                    DatePicker("Start", selection: $start, displayedComponents: .date)
                    Stepper("\(days) days", value: $days, in: 1...60)
                }
            }
            .navigationTitle("New Trip")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Add", action: add).disabled(name.isEmpty) }
            }
        }
    }

    private func add() {
        let trip = Trip(name: name, place: place, start: start, end: start.addingTimeInterval(Double(days) * 86_400))
        trip.mood = mood
        context.insert(trip)
        dismiss()
    }
}
