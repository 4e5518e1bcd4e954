import MapKit

/// A stop of a route on a map.
final class StopAnnotation: NSObject, MKAnnotation {
    let place: Place
    let number: Int
    let coordinate: CLLocationCoordinate2D
    let title: String?
    let subtitle: String?

    init(place: Place, number: Int) {
        self.place = place
        self.number = number
        coordinate = place.coordinate
        title = place.name
        subtitle = place.country
    }
}
