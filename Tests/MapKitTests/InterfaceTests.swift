import BundleFormat
import Testing

@testable import MapKit
@testable import UIKit

/// Maps of storyboards.
@MainActor struct InterfaceTests {
    private func make(_ element: InterfaceElement) -> AnyObject? {
        let interface = CompiledInterface(source: "Main.storyboard", document: InterfaceElement(name: "document", line: 1))
        return NibContext(document: InterfaceDocument(name: "Main", interface: interface), bundle: .main).make(element)
    }

    @Test func aMapHasWhatTheStoryboardSays() throws {
        let element = InterfaceElement(
            name: "mapView",
            attributes: ["mapType": "hybrid", "rotateEnabled": "NO", "pitchEnabled": "NO", "showsScale": "YES", "clipsSubviews": "YES"],
            line: 1)
        let map = try #require(make(element) as? MKMapView)
        #expect(map.mapType == .hybrid)
        #expect(!map.isRotateEnabled)
        #expect(!map.isPitchEnabled)
        #expect(map.isZoomEnabled)
        #expect(map.showsScale)
        #expect(map.clipsToBounds)
    }

    @Test func aConfigurationIsTheMaps() throws {
        let configuration = InterfaceElement(
            name: "standardMapConfiguration", attributes: ["key": "preferredConfiguration", "elevationStyle": "realistic"], line: 2)
        let map = try #require(make(InterfaceElement(name: "mapView", children: [configuration], line: 1)) as? MKMapView)
        let standard = try #require(map.preferredConfiguration as? MKStandardMapConfiguration)
        #expect(standard.elevationStyle == .realistic)
        #expect(standard.emphasisStyle == .default)
    }

    private final class Delegate: NSObject, MKMapViewDelegate {}

    /// As most storyboards with a map connect it.
    @Test func theDelegateIsAnOutlet() throws {
        let map = try #require(make(InterfaceElement(name: "mapView", line: 1)) as? MKMapView)
        let delegate = Delegate()
        map.setValue(delegate, forKey: "delegate")
        #expect(map.delegate === delegate)
    }
}
