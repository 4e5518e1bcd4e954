import SwiftData
import SwiftUI

/// How the moods went.
struct MoodsView: View {
    @Query(sort: \Entry.date) private var entries: [Entry]
    @State private var span = MoodSpan.month

    var body: some View {
        let statistics = MoodStatistics(entries, in: span)
        NavigationStack {
            ScrollView {
                VStack(spacing: 20) {
                    Picker("Time", selection: $span) {
                        ForEach(MoodSpan.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    MoodCard(title: "Day by Day") { MoodLine(statistics: statistics) }
                    MoodCard(title: "How Often") { MoodBars(counts: statistics.counts) }
                }
                .padding()
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
            .background(Color(.systemGroupedBackground))
            .overlay { if entries.isEmpty { emptyNote } }
            .navigationTitle("Moods")
        }
    }

    private var emptyNote: some View {
        ContentUnavailableView("No Moods Yet", systemImage: "chart.xyaxis.line", description: Text("Write an entry first."))
            .background(Color(.systemGroupedBackground))
    }
}

#Preview {
    MoodsView().modelContainer(SampleJournal.container)
}
