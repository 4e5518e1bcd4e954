import CoreGraphics
import Foundation
import RenderProtocol

/// In which size a page has the large bitmaps: one that is shown far smaller than it is goes out halved, as often as nobody can see it.
///
/// A list of photographs as thumbnails is two hundred megabytes for every screen otherwise.
struct LargePictures {
    /// From so many pixels on a bitmap is large: a quarter of what a display shows.
    private static let limit = 1 << 20
    /// The minimum number of the bitmap's pixels per pixel of the display, as pages can be zoomed and animations can enlarge pictures.
    private static let reserve = 2.0
    /// In pixels of the longer side; smaller ones save nothing.
    private static let smallestSide = 256

    private let scale: Double
    /// The number of times that the page's copy of each bitmap has been halved.
    private var halvings: [ImageID: Int] = [:]
    private var users: [ImageID: Set<LayerID>] = [:]
    private var contents: [LayerID: ImageID] = [:]

    /// - Parameter scale: The device's pixels per point.
    init(scale: Double) { self.scale = scale }

    /// Notes what layers show after a commit; returns what pages must be sent anew because it is shown larger than before, and the layers that show it.
    ///
    /// - Parameters:
    ///   - needsAll: Whether a layer's bitmap is needed as it is.
    mutating func update(
        _ touched: some Sequence<LayerID>, added: [ImageID], tree: RenderTree, needsAll: (LayerID) -> Bool
    ) -> (images: [ImageID], layers: [LayerID]) {
        for id in touched { note(id, tree) }
        var resent: [ImageID] = []
        for image in added { halvings[image] = Self.isLarge(image, tree) ? allowed(image, tree, needsAll) : nil }
        for (image, sent) in halvings where sent > 0 && !added.contains(image) {
            let now = allowed(image, tree, needsAll)
            guard now < sent else { continue }
            halvings[image] = now
            resent.append(image)
        }
        resent.sort()
        return (resent, resent.flatMap { users[$0] ?? [] })
    }

    mutating func forget(_ layer: LayerID) {
        if let old = contents.removeValue(forKey: layer) { users[old]?.remove(layer) }
    }

    mutating func forget(_ image: ImageID) { (halvings[image], users[image]) = (nil, nil) }

    /// The bitmap as it goes out.
    func picture(_ id: ImageID, of image: RenderImage) -> RenderImage {
        guard let count = halvings[id], count > 0, image.bytesPerRow >= image.width * 4,
            image.pixels.count >= image.bytesPerRow * image.height
        else { return image }
        let half = image.pixels.withUnsafeBytes { bytes in
            let whole = PixelBuffer(
                pointer: UnsafeMutableRawPointer(mutating: bytes.baseAddress!), width: image.width, height: image.height,
                bytesPerRow: image.bytesPerRow, release: {})
            return ImageReductions().buffer(of: whole, halvings: count)
        }
        return RenderImage(
            width: half.width, height: half.height, bytesPerRow: half.bytesPerRow, isOpaque: image.isOpaque, pixels: half.data)
    }

    private static func isLarge(_ id: ImageID, _ tree: RenderTree) -> Bool {
        guard let image = tree.images[id] else { return false }
        return image.coverage == nil && image.width * image.height > limit
    }

    private mutating func note(_ id: LayerID, _ tree: RenderTree) {
        let new = tree.layers[id].flatMap { LayerValues($0).image(.contents) }.flatMap { Self.isLarge($0, tree) ? $0 : nil }
        guard new != contents[id] else { return }
        forget(id)
        guard let new else { return }
        contents[id] = new
        users[new, default: []].insert(id)
    }

    /// Returns the number of times a bitmap may be halved; 0 if no layer shows it as its contents.
    private func allowed(_ id: ImageID, _ tree: RenderTree, _ needsAll: (LayerID) -> Bool) -> Int {
        guard let image = tree.images[id], let users = users[id], !users.isEmpty else { return 0 }
        var share = 0.0
        for user in users {
            guard let layer = tree.layers[user], !needsAll(user), let own = shownShare(of: image, in: layer, tree) else { return 0 }
            share = max(share, own)
        }
        var count = 0, side = max(image.width, image.height)
        while share * Self.reserve * 2 <= 1, side / 2 >= Self.smallestSide { (count, share, side) = (count + 1, share * 2, side / 2) }
        return count
    }

    /// Returns the ratio of the display's pixels to the bitmap's; nil if the layer needs every pixel.
    private func shownShare(of image: RenderImage, in layer: RenderLayer, _ tree: RenderTree) -> Double? {
        let values = LayerValues(layer)
        guard values.keyword(.kind) != "particles", values.rect(.contentsCenter) == CGRect(x: 0, y: 0, width: 1, height: 1),
            values.keyword(.magnificationFilter) != "nearest"
        else { return nil }
        let part = values.rect(.contentsRect)
        let pixels = CGSize(width: Double(image.width) * part.width, height: Double(image.height) * part.height)
        guard pixels.width > 0, pixels.height > 0 else { return nil }
        let frame = LayerMapping(values: values, tree: tree, scale: scale).contentsFrame(pixels)
        return max(frame.width / pixels.width, frame.height / pixels.height) * scale * stretch(of: layer, tree)
    }

    /// Returns the scale factor of the transforms of a layer and its ancestors.
    private func stretch(of layer: RenderLayer, _ tree: RenderTree) -> Double {
        var result = LayerValues(layer).transform(.transform).stretch
        var current = tree.parents[layer.id]
        while let parent = current.flatMap({ tree.layers[$0] }) {
            let values = LayerValues(parent)
            if parent.properties.contains(.transform) { result *= values.transform(.transform).stretch }
            if parent.properties.contains(.sublayerTransform) { result *= values.transform(.sublayerTransform).stretch }
            current = tree.parents[parent.id]
        }
        return result
    }
}

extension RenderTransform {
    /// By how much the longer of the plane's axes grows.
    fileprivate var stretch: Double { max((m11 * m11 + m12 * m12).squareRoot(), (m21 * m21 + m22 * m22).squareRoot()) }
}
