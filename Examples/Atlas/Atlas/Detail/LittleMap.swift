import MapKit
import SwiftUI

/// A map of a place's neighbourhood, which cannot be moved.
struct LittleMap: View {
    let place: Place

    var body: some View {
        Map(initialPosition: .region(MapModel.neighbourhood(of: place, metres: 600_000)), interactionModes: []) {
            Annotation(place.name, coordinate: place.coordinate) {
                KindTile(kind: place.kind)
                    .shadow(radius: 3, y: 1)
            }
        }
        .frame(height: 180)
        .clipShape(.rect(cornerRadius: 20))
        .allowsHitTesting(false)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Map around \(place.name)")
    }
}
