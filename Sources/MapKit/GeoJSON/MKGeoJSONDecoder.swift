/// Decodes GeoJSON to features and shapes.
///
/// Source: Apple's documentation of `MKGeoJSONDecoder`; RFC 7946.
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
    public override init() {}

    /// Decodes GeoJSON: the features of a feature collection, one feature, or the shapes of a geometry.
    ///
    /// - Throws: `MKError.decodingFailed` where `data` is no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw Self.failure("The data is no JSON object.")
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else {
                throw Self.failure("A feature collection has no features.")
            }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private static func failure(_ words: String) -> MKError { MKError(.decodingFailed, userInfo: [NSLocalizedDescriptionKey: words]) }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard object["type"] as? String == "Feature" else { throw Self.failure("A feature is of another type.") }
        let properties = try (object["properties"] as? [String: Any]).map { try JSONSerialization.data(withJSONObject: $0) }
        let identifier = object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    // MARK: Shapes

    private func shapes(_ object: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
        if object["type"] as? String == "GeometryCollection" {
            guard let geometries = object["geometries"] as? [[String: Any]] else {
                throw Self.failure("A collection of geometries has no geometries.")
            }
            return try geometries.flatMap(shapes)
        }
        return [try shape(object["type"] as? String ?? "", object["coordinates"] ?? [])]
    }

    private func shape(_ type: String, _ coordinates: Any) throws -> MKShape & MKGeoJSONObject {
        switch type {
        case "Point":
            let point = MKPointAnnotation()
            point.coordinate = try coordinate(coordinates)
            return point
        case "MultiPoint":
            let points = MKMultiPoint()
            points.setPoints(try line(coordinates).map { MKMapPoint($0) })
            return points
        case "LineString": return try polyline(coordinates)
        case "MultiLineString": return MKMultiPolyline(try list(coordinates).map(polyline))
        case "Polygon": return try polygon(coordinates)
        case "MultiPolygon": return MKMultiPolygon(try list(coordinates).map(polygon))
        default: throw Self.failure("GeoJSON has no type '\(type)'.")
        }
    }

    private func polyline(_ coordinates: Any) throws -> MKPolyline {
        let line = try line(coordinates)
        return MKPolyline(coordinates: line, count: line.count)
    }

    /// The first ring is the border, the others are holes.
    private func polygon(_ coordinates: Any) throws -> MKPolygon {
        let rings = try list(coordinates).map(line)
        guard let border = rings.first else { throw Self.failure("A polygon has no ring.") }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: border, count: border.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }

    // MARK: Coordinates

    private func list(_ value: Any) throws -> [Any] {
        guard let list = value as? [Any] else { throw Self.failure("Coordinates are no array.") }
        return list
    }

    private func line(_ value: Any) throws -> [CLLocationCoordinate2D] { try list(value).map(coordinate) }

    /// Longitude and latitude, in degrees; an altitude behind them is ignored.
    private func coordinate(_ value: Any) throws -> CLLocationCoordinate2D {
        let numbers = (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
        guard numbers.count >= 2, numbers[0].isFinite, numbers[1].isFinite else {
            throw Self.failure("A position has no longitude and latitude.")
        }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }
}
