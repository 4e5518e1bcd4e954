import SwiftUI

extension View {
    /// Shows the screens that a navigation stack's path names.
    func placeDestinations() -> some View {
        navigationDestination(for: Navigator.Destination.self) { destination in
            switch destination {
            case .place(let place): PlaceDetail(place: place)
            case .page(let place): PlacePageScreen(place: place)
            }
        }
    }
}
