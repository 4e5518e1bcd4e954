import SwiftUI

/// The style that surrounds a map's content.
public struct _MapStyle {
    var tint: (any ShapeStyle)?
    var fill: (any ShapeStyle)?
    var stroke: (any ShapeStyle)?
    var strokeStyle: StrokeStyle?
    var titles = Visibility.automatic
    var subtitles = Visibility.automatic
    var level: MKOverlayLevel?
    var tag: AnyHashable?
}

/// The items of a map's content, each with an identity by its place among the others.
@MainActor public struct _MapItems {
    private(set) var items: [MapItem] = []
    private var path: [AnyHashable] = []
    private var counts: [[AnyHashable]: Int] = [:]

    mutating func nested(_ key: some Hashable, _ body: (inout _MapItems) -> Void) {
        path.append(AnyHashable(key))
        body(&self)
        path.removeLast()
    }

    mutating func append(_ kind: MapItem.Kind, _ style: _MapStyle) {
        let number = counts[path, default: 0]
        counts[path] = number + 1
        items.append(MapItem(id: path + [AnyHashable(number)], kind: kind, style: style))
    }
}

/// A marker, view or overlay of a map.
@MainActor struct MapItem {
    enum Kind {
        case marker(MarkerContent)
        case view(ViewContent)
        case circle(CLLocationCoordinate2D, CLLocationDistance)
        case polygon([MKMapPoint])
        case polyline([MKMapPoint], isGeodesic: Bool)
        case user
        case userView(ViewContent)
    }

    struct MarkerContent {
        var title: String
        var subtitle: String?
        var coordinate: CLLocationCoordinate2D
        var monogram: String?
        var image: UIImage?
        var isPin = false
    }

    struct ViewContent {
        var title: String
        var subtitle: String?
        var coordinate: CLLocationCoordinate2D
        var anchor: UnitPoint
        var content: AnyView
    }

    var id: [AnyHashable]
    var kind: Kind
    var style: _MapStyle

    /// The rectangle of the map that shows the item; null for the user's place.
    var bounds: MKMapRect {
        switch kind {
        case .marker(let marker): MKMapRect(around: [MKMapPoint(marker.coordinate)])
        case .view(let view): MKMapRect(around: [MKMapPoint(view.coordinate)])
        case .circle(let center, let radius): MKCircle(center: center, radius: radius).boundingMapRect
        case .polygon(let points): MKMapRect(around: points)
        case .polyline(let points, _): MKMapRect(around: points)
        case .user, .userView: .null
        }
    }
}

extension ShapeStyle {
    /// The style as one colour; of a gradient the one in the middle.
    @MainActor var mapColor: UIColor {
        if let color = self as? Color { return UIColor(color) }
        let renderer = ImageRenderer(content: Rectangle().fill(self).frame(width: 3, height: 3))
        guard let image = renderer.uiImage, let color = image.middleColor else { return .systemBlue }
        return color
    }
}

extension UIImage {
    /// The colour of the pixel in the middle.
    fileprivate var middleColor: UIColor? {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let format = CGImageAlphaInfo.premultipliedLast.rawValue
        guard let image = cgImage,
            let context = CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: format)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let data = context.makeImage()?.dataProvider?.data as Data?, data.count >= 4 else { return nil }
        let alpha = max(CGFloat(data[3]) / 255, 0.001)
        return UIColor(
            red: CGFloat(data[0]) / 255 / alpha, green: CGFloat(data[1]) / 255 / alpha, blue: CGFloat(data[2]) / 255 / alpha, alpha: alpha)
    }
}
