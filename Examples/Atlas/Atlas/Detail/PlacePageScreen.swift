import SwiftUI

/// The web page of a place. Its links lead on to the places closest by.
struct PlacePageScreen: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.catalogue) private var catalogue
    @Environment(\.openURL) private var openURL
    let place: Place

    var body: some View {
        WebPageView(html: PlacePage(place, in: catalogue).html, open: open)
            .ignoresSafeArea(edges: .bottom)
            .navigationTitle(place.name)
            .navigationBarTitleDisplayMode(.inline)
    }

    private func open(_ url: URL) {
        if let link = PlaceLink(url), let neighbour = catalogue.place(link.placeID) {
            navigator.push(.place(neighbour))
        } else {
            openURL(url)
        }
    }
}

#Preview {
    NavigationStack { PlacePageScreen(place: .sample) }.sampleEnvironment()
}
