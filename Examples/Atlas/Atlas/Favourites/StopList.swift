import SwiftData
import SwiftUI

/// The stops of a route, which can be moved and removed, below its length.
struct StopList: View {
    @Environment(\.modelContext) private var context
    let route: Route

    var body: some View {
        List {
            Section {
                ForEach(Array(route.stops.enumerated()), id: \.element.id) { index, place in
                    NavigationLink(value: Navigator.Destination.place(place)) {
                        StopRow(number: index + 1, place: place, leg: route.leg(to: index))
                    }
                }
                .onDelete { FavouriteBook(context: context).remove(at: $0) }
                .onMove { FavouriteBook(context: context).move(from: $0, to: $1) }
            } header: {
                RouteSummary(route: route)
            }
        }
        .listStyle(.insetGrouped)
    }
}

/// How many stops a route has and how long it is.
private struct RouteSummary: View {
    let route: Route

    var body: some View {
        HStack {
            Text(route.stops.count == 1 ? "1 stop" : "\(route.stops.count) stops")
            Spacer()
            if route.stops.count > 1 {
                Text(DistanceText.short(route.length))
                    .monospacedDigit()
                    .accessibilityLabel("\(DistanceText.spoken(route.length)) in all")
                    .accessibilityIdentifier("length")
            }
        }
        .font(.subheadline.weight(.semibold))
        .textCase(nil)
    }
}

#Preview {
    StopList(route: Route(stops: Array(PlaceCatalogue.bundled.places.prefix(4)))).sampleEnvironment()
}
