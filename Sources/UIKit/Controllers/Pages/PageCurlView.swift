/// Shows a page that curls: flat up to a fold, beyond which its back lies over it.
///
/// Lengths run along the axis of the curl, from the spine at 0 to the free edge at the page's length.
final class PageCurlView: UIView {
    /// The location of the spine, and the axis along which pages follow each other.
    struct Geometry {
        /// The page, in the coordinates of the curl view.
        var page: CGRect
        var isHorizontal: Bool
        /// Whether the spine lies at the right, or the bottom.
        var isMirrored: Bool

        var length: CGFloat { isHorizontal ? page.width : page.height }

        /// The part of the page, and of what lies beyond the spine, between two lengths.
        func rect(_ from: CGFloat, _ to: CGFloat) -> CGRect {
            let start = isMirrored ? length - to : from
            return isHorizontal
                ? CGRect(x: page.minX + start, y: page.minY, width: to - from, height: page.height)
                : CGRect(x: page.minX, y: page.minY + start, width: page.width, height: to - from)
        }
    }

    private enum Metrics {
        /// How far the shadows of a curled page reach, in points.
        static let shadow: CGFloat = 36
        static let edge: CGFloat = 14
    }

    private let geometry: Geometry
    private let front = UIView()
    private let back = UIView()
    private let frontPicture: CALayer
    private let backPicture: CALayer
    private let veil = UIView()
    private let shine = CAGradientLayer()
    private let cast = CAGradientLayer()
    private let edge = CAGradientLayer()

    /// - Parameter backPicture: The picture on the back; nil if the front shows through.
    init(frame: CGRect, geometry: Geometry, front frontPicture: CALayer, back backPicture: CALayer?) {
        self.geometry = geometry
        self.frontPicture = frontPicture
        self.backPicture = backPicture ?? Self.mirrored(frontPicture, geometry)
        super.init(frame: frame)
        isOpaque = false
        clipsToBounds = true
        isUserInteractionEnabled = false
        layer.addSublayer(cast)
        for view in [front, back] {
            view.clipsToBounds = true
            addSubview(view)
        }
        layer.insertSublayer(edge, below: back.layer)
        front.layer.addSublayer(frontPicture)
        back.layer.addSublayer(self.backPicture)
        veil.backgroundColor = backPicture == nil ? UIColor(white: 1, alpha: 0.8) : nil
        back.addSubview(veil)
        back.layer.addSublayer(shine)
        setUpShadows()
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// 0 where the page lies flat, 1 where it is turned.
    var progress: CGFloat = 0 { didSet { update() } }

    private static func mirrored(_ picture: CALayer, _ geometry: Geometry) -> CALayer {
        let copy = picture.picture()
        copy.transform = geometry.isHorizontal ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DMakeScale(1, -1, 1)
        return copy
    }

    private func setUpShadows() {
        func gray(_ white: CGFloat, _ alpha: CGFloat) -> CGColor { UIColor(white: white, alpha: alpha).cgColor }
        shine.colors = [gray(0, 0.12), gray(0, 0), gray(1, 0.25), gray(0, 0.05), gray(0, 0.3)]
        shine.locations = [0, 0.2, 0.65, 0.85, 1]
        cast.colors = [gray(0, 0.35), gray(0, 0)]
        edge.colors = [gray(0, 0.25), gray(0, 0)]
        let (start, end): (CGPoint, CGPoint) =
            geometry.isHorizontal
            ? (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) : (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        for (layer, runsBack) in [(shine, false), (cast, false), (edge, true)] {
            let swaps = runsBack != geometry.isMirrored
            layer.startPoint = swaps ? end : start
            layer.endPoint = swaps ? start : end
        }
    }

    private func update() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let length = geometry.length
        let fold = length * (1 - progress)
        let strip = geometry.rect(2 * fold - length, fold)
        front.frame = geometry.rect(0, fold)
        frontPicture.frame.origin = CGPoint(x: geometry.page.minX - front.frame.minX, y: geometry.page.minY - front.frame.minY)
        back.frame = strip
        // The back's free edge lies at the free edge of the strip.
        let backOrigin = geometry.isMirrored ? -fold : 0
        backPicture.frame.origin = geometry.isHorizontal ? CGPoint(x: backOrigin, y: 0) : CGPoint(x: 0, y: backOrigin)
        veil.frame = back.bounds
        shine.frame = back.bounds
        cast.frame = geometry.rect(fold, fold + min(Metrics.shadow, length - fold))
        edge.frame = geometry.rect(2 * fold - length - min(Metrics.edge, length - fold), 2 * fold - length)
        CATransaction.commit()
    }
}
