import SwiftUI

/// A place with its picture, its words, its facts and where it lies.
struct PlaceDetail: View {
    let place: Place

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                PlaceHeader(place: place)
                PlaceActions(place: place)
                Text(place.summary)
                    .font(.body)
                    .lineSpacing(3)
                PlaceFacts(place: place)
                LittleMap(place: place)
                NavigationLink(value: Navigator.Destination.page(place)) {
                    Label("Read More", systemImage: "safari")
                        .labelStyle(.wide)
                }
                .buttonStyle(.bordered)
                .controlSize(.large)
                .accessibilityIdentifier("page")
            }
            .padding()
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(place.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                ShareLink(item: place.mapsURL, preview: SharePreview(place.name))
            }
        }
    }
}

#Preview {
    NavigationStack { PlaceDetail(place: .sample) }.sampleEnvironment()
}

#Preview("Dark") {
    NavigationStack { PlaceDetail(place: .sample) }.sampleEnvironment().preferredColorScheme(.dark)
}
