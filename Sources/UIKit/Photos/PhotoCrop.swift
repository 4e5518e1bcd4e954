/// The placement of a picture under the square that crops it: scaled to fit, times `zoom`, and moved within its edges.
struct PhotoCrop {
    /// The picture's size in its own units, and the square's side in points.
    let picture: CGSize
    var side: CGFloat {
        didSet { if side != oldValue, oldValue > 0 { center(on: fraction(side: oldValue)) } }
    }
    private(set) var zoom: CGFloat = 1
    /// The picture's top left corner, seen from the square's, in points.
    private(set) var origin = CGPoint.zero

    static let maximumZoom: CGFloat = 4

    init(picture: CGSize, side: CGFloat) {
        (self.picture, self.side) = (picture, side)
        center(on: CGPoint(x: 0.5, y: 0.5))
    }

    /// Points per unit of the picture.
    private var scale: CGFloat { side / min(picture.width, picture.height) * zoom }

    /// The picture's frame, seen from the square.
    var frame: CGRect { CGRect(origin: origin, size: CGSize(width: picture.width * scale, height: picture.height * scale)) }

    /// The rectangle inside the square, in the picture's units.
    var rect: CGRect {
        CGRect(x: abs(origin.x) / scale, y: abs(origin.y) / scale, width: side / scale, height: side / scale)
    }

    mutating func move(by translation: CGPoint) {
        origin.x += translation.x
        origin.y += translation.y
        stay()
    }

    /// Zooms by a factor and keeps the point under the fingers where it is.
    mutating func zoom(by factor: CGFloat, around point: CGPoint) {
        let old = scale
        zoom = min(max(zoom * factor, 1), Self.maximumZoom)
        let ratio = scale / old
        origin = CGPoint(x: point.x - (point.x - origin.x) * ratio, y: point.y - (point.y - origin.y) * ratio)
        stay()
    }

    private func fraction(side old: CGFloat) -> CGPoint {
        let scale = old / min(picture.width, picture.height) * zoom
        return CGPoint(x: (old / 2 - origin.x) / (picture.width * scale), y: (old / 2 - origin.y) / (picture.height * scale))
    }

    private mutating func center(on fraction: CGPoint) {
        origin = CGPoint(x: side / 2 - picture.width * scale * fraction.x, y: side / 2 - picture.height * scale * fraction.y)
        stay()
    }

    /// The picture always fills the square.
    private mutating func stay() {
        origin.x = min(max(origin.x, side - picture.width * scale), 0)
        origin.y = min(max(origin.y, side - picture.height * scale), 0)
    }
}
