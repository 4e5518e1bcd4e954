import MapKit
import SwiftUI

/// A map with a marker for each place and a line from the user to the selected one.
struct PlaceMap: View {
    @Environment(MapModel.self) private var model
    @Environment(Locator.self) private var locator
    let places: [Place]
    let selectedPlace: Place?

    var body: some View {
        @Bindable var model = model
        Map(position: $model.camera, selection: $model.selection) {
            ForEach(places) { place in
                Marker(place.name, systemImage: place.kind.symbol, coordinate: place.coordinate)
                    .tint(place.kind.color)
                    .tag(place.id)
            }
            if let selectedPlace, let location = locator.location {
                MapPolyline(coordinates: [location.coordinate, selectedPlace.coordinate], contourStyle: .geodesic)
                    .stroke(selectedPlace.kind.color, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 6]))
            }
            UserAnnotation()
        }
        .mapStyle(model.look.style)
        .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
        }
    }
}
