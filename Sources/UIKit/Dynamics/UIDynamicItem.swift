/// The outline a dynamic item collides with: *UIDynamicItemCollisionBoundsType*.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle = 0
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

/// An object that a dynamic animator moves and rotates: *UIDynamicItem*. Views and the layout attributes of collection views are dynamic
/// items.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The item's middle, in the animator's coordinates.
    var center: CGPoint { get set }
    /// The item's size; the origin is without meaning.
    var bounds: CGRect { get }
    /// The item's turn; the animator writes rotations.
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex path about the item's centre, in its own unturned coordinates.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }

    /// The item's rectangle, unturned, about its centre.
    var centeredBounds: CGRect { CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height) }

    /// The rectangle around the item as it lies in the animator's coordinates.
    var placedBounds: CGRect { centeredBounds.applying(transform).offsetBy(dx: center.x, dy: center.y) }

    /// The angle of `transform`, in radians.
    var angle: CGFloat { atan2(transform.b, transform.a) }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
