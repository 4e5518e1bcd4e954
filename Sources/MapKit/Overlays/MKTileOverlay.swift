@_weakLinked import FoundationNetworking

/// A tile's place: its column and row at a zoom level.
public struct MKTileOverlayPath: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    /// The screen's scale.
    public var contentScaleFactor: CGFloat

    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 0) }

    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Pictures of a server that cover the map.
///
/// Source: Apple's documentation of `MKTileOverlay`.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}` for its place.
    public let urlTemplate: String?
    /// The side of a tile, in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows count from south to north.
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let values = ["{x}": "\(path.x)", "{y}": "\(row)", "{z}": "\(path.z)", "{scale}": "\(Int(path.contentScaleFactor))"]
        let text = values.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Loads a tile's picture; the result may come on any thread.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        guard urlTemplate != nil else { return result(nil, MKError(.loadingThrottled)) }
        let address = url(forTilePath: path)
        if address.isFileURL {
            do { result(try Data(contentsOf: address), nil) } catch { result(nil, error) }
            return
        }
        URLSession.shared.dataTask(with: address) { data, response, error in
            let code = (response as? HTTPURLResponse)?.statusCode ?? 200
            if code >= 400 { result(nil, MKError(.serverFailure)) } else { result(data, error) }
        }.resume()
    }
}
