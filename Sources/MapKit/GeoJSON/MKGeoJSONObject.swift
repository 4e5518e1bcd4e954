/// An object that GeoJSON is decoded to: a feature or a shape.
///
/// Source: Apple's documentation of `MKGeoJSONObject`.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Something with a shape and properties.
///
/// Source: Apple's documentation of `MKGeoJSONFeature`; RFC 7946, section 3.2.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    open private(set) var identifier: String?
    /// The properties as JSON; nil for none.
    open private(set) var properties: Data?
    /// The shapes; several for a collection of geometries, none for a feature without a place.
    open private(set) var geometry: [MKShape & MKGeoJSONObject] = []

    public override init() {}

    init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}
