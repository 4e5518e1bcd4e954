import CoreLocation
import Testing

@testable import Atlas

@MainActor
struct PlacePageTests {
    private let catalogue = PlaceCatalogue.bundled

    @Test func everyMarkOfTheTemplateIsFilled() {
        for place in catalogue.places {
            let html = PlacePage(place, in: catalogue).html
            #expect(!html.contains("{{"), "\(place.id)")
            #expect(html.contains("<h1>\(place.name)</h1>"), "\(place.id)")
        }
    }

    @Test func neighboursAreLinks() throws {
        let tower = try #require(catalogue.place("eiffel-tower"))
        #expect(PlacePage(tower, in: catalogue).html.contains("href=\"atlas://place/notre-dame\""))
    }

    @Test func textsMeanNothingInHTML() {
        #expect(PlacePage.escaped("<a href=\"x\">R&B</a>") == "&lt;a href=&quot;x&quot;&gt;R&amp;B&lt;/a&gt;")
    }

    @Test func coordinatesNameTheirHemispheres() {
        #expect(CoordinateText.text(CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)) == "48.8584° N, 2.2945° E")
        #expect(CoordinateText.text(CLLocationCoordinate2D(latitude: -33.8568, longitude: -70.5)) == "33.8568° S, 70.5000° W")
    }
}
