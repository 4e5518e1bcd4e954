import QuinceFoundation
import UIKit

extension MKMapView: InterfaceDecodable {
    /// The outlets that documents connect.
    private static let isRegistered: Void = InterfaceOutlets.register(MKMapView.self) { outlet in
        outlet("delegate") { ($0 as? MKMapView)?.delegate = $1 as? any MKMapViewDelegate }
    }

    private static var mapTypes: [String: MKMapType] {
        [
            "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
            "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
        ]
    }

    package func decode(_ attributes: InterfaceAttributes) {
        _ = Self.isRegistered
        if let type = attributes.string("mapType").flatMap({ Self.mapTypes[$0] }) { mapType = type }
        if let value = attributes.bool("zoomEnabled") { isZoomEnabled = value }
        if let value = attributes.bool("scrollEnabled") { isScrollEnabled = value }
        if let value = attributes.bool("rotateEnabled") { isRotateEnabled = value }
        if let value = attributes.bool("pitchEnabled") { isPitchEnabled = value }
        if let value = attributes.bool("showsBuildings") { showsBuildings = value }
        if let value = attributes.bool("showsTraffic") { showsTraffic = value }
        if let value = attributes.bool("showsCompass") { showsCompass = value }
        if let value = attributes.bool("showsScale") { showsScale = value }
        if let configuration = attributes.child(key: "preferredConfiguration").flatMap(Self.configuration) {
            preferredConfiguration = configuration
        }
        if let value = attributes.bool("showsUserLocation") { showsUserLocation = value }
    }

    private static func configuration(_ attributes: InterfaceAttributes) -> MKMapConfiguration? {
        let configuration: MKMapConfiguration
        switch attributes.name {
        case "standardMapConfiguration":
            let standard = MKStandardMapConfiguration()
            if attributes.string("emphasisStyle") == "muted" { standard.emphasisStyle = .muted }
            standard.showsTraffic = attributes.bool("showsTraffic") ?? false
            configuration = standard
        case "hybridMapConfiguration":
            let hybrid = MKHybridMapConfiguration()
            hybrid.showsTraffic = attributes.bool("showsTraffic") ?? false
            configuration = hybrid
        case "imageryMapConfiguration": configuration = MKImageryMapConfiguration()
        default: return nil
        }
        if attributes.string("elevationStyle") == "realistic" { configuration.elevationStyle = .realistic }
        return configuration
    }
}
