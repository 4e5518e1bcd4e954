import Testing

@testable import MapKit

@Suite @MainActor struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

    @Test func featuresHaveShapesAndProperties() throws {
        let found = try decode(
            """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "Pond"},
               "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [2, 2], [0, 0]], [[1, 0.5], [1.5, 0.5], [1.5, 1], [1, 0.5]]]}},
              {"type": "Feature", "id": "b", "properties": null, "geometry": {"type": "Point", "coordinates": [13.4, 52.5, 30]}},
              {"type": "Feature", "properties": {}, "geometry": null}
            ]}
            """)
        let features = try #require(found as? [MKGeoJSONFeature])
        #expect(features.map(\.identifier) == ["7", "b", nil])
        let polygon = try #require(features[0].geometry.first as? MKPolygon)
        #expect(polygon.pointCount == 4 && polygon.interiorPolygons?.map(\.pointCount) == [4])
        let properties = try JSONSerialization.jsonObject(with: #require(features[0].properties)) as? [String: String]
        #expect(properties == ["name": "Pond"])
        let point = try #require(features[1].geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 52.5 && point.coordinate.longitude == 13.4)
        #expect(features[1].properties == nil && features[2].geometry.isEmpty)
    }

    @Test func geometriesAreShapes() throws {
        #expect((try decode(#"{"type": "LineString", "coordinates": [[0, 0], [1, 1]]}"#).first as? MKPolyline)?.pointCount == 2)
        #expect((try decode(#"{"type": "MultiPoint", "coordinates": [[0, 0], [1, 1], [2, 2]]}"#).first as? MKMultiPoint)?.pointCount == 3)
        let lines = try decode(#"{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]}"#)
        #expect((lines.first as? MKMultiPolyline)?.polylines.count == 2)
        let polygons = try decode(#"{"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 1], [1, 0], [0, 0]]]]}"#)
        #expect((polygons.first as? MKMultiPolygon)?.polygons.count == 1)
        let both = try decode(
            #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [0, 0]}, {"type": "LineString", "coordinates": []}]}"#
        )
        #expect(both.count == 2)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"type": "Circle", "coordinates": [0, 0]}"#, #"{"type": "Point", "coordinates": [1]}"#,
        #"{"type": "Point", "coordinates": ["a", "b"]}"#, #"{"type": "Polygon", "coordinates": []}"#,
        #"{"type": "Polygon", "coordinates": 3}"#,
        #"{"type": "FeatureCollection"}"#, #"{"type": "FeatureCollection", "features": [{"type": "Point", "coordinates": [0, 0]}]}"#,
    ])
    func otherTextsAreErrors(_ text: String) {
        #expect { try decode(text) } throws: { ($0 as? MKError)?.code == .decodingFailed }
    }

    @Test func thereAreNoPicturesOfStreets() throws {
        let controller = MKLookAroundViewController()
        controller.loadViewIfNeeded()
        let content = try #require(controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
        #expect(content.text == "No Imagery Available")
    }
}
