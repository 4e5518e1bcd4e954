import Foundation
import RenderProtocol

/// How a fixture stands on the frame: as it is, or within one more layer that does something to all of it.
public enum FixtureForm: String, CaseIterable, Sendable {
    case plain
    /// Upside down, by flipped geometry.
    case flipped
    /// Turned by 20° and a little smaller.
    case rotated
    /// Cut by a mask with round corners.
    case masked
    /// Enlarged by half.
    case scaled

    /// Size of the frame around a fixture of this size, in points.
    public func frameSize(_ size: CGSize) -> CGSize {
        self == .scaled ? CGSize(width: size.width * Self.enlargement, height: size.height * Self.enlargement) : size
    }

    public static let enlargement = 1.5
    /// How far the mask's edges lie within the frame, and the radius of its corners, in points.
    public static let maskInset = 8.0, maskRadius = 36.0

    private static let (ground, wrapper, mask) = (LayerID(1_000_000), LayerID(1_000_001), LayerID(1_000_002))

    /// What to apply to a tree whose root has this size; nil where it stays as it is.
    func operations(root: LayerID, size: CGSize) -> [Commit.Operation]? {
        var wrapping: LayerProperties = Self.geometry(size, center: CGPoint(x: size.width / 2, y: size.height / 2))
        var others: [Commit.Operation] = []
        let frame = frameSize(size)
        switch self {
        case .plain: return nil
        case .flipped: wrapping[.isGeometryFlipped] = .bool(true)
        case .rotated:
            let rotation = RenderTransform.rotation(angle: 20 * .pi / 180, x: 0, y: 0, z: 1)
            wrapping[.transform] = .transform(rotation.concatenating(.scale(x: 0.8, y: 0.8)))
        case .masked:
            let inner = CGSize(width: size.width - 2 * Self.maskInset, height: size.height - 2 * Self.maskInset)
            var masking = Self.geometry(inner, center: CGPoint(x: size.width / 2, y: size.height / 2))
            masking[.cornerRadius] = .number(Self.maskRadius)
            masking[.backgroundColor] = .color(.black)
            others.append(.setLayer(Self.mask, masking))
            wrapping[.mask] = .layer(Self.mask)
        case .scaled:
            wrapping[.transform] = .transform(.scale(x: Self.enlargement, y: Self.enlargement))
            wrapping[.position] = .point(CGPoint(x: frame.width / 2, y: frame.height / 2))
        }
        wrapping[.sublayers] = .layers([root])
        var below = Self.geometry(frame, center: CGPoint(x: frame.width / 2, y: frame.height / 2))
        below[.backgroundColor] = .color(RenderColor(red: 1, green: 1, blue: 1))
        below[.sublayers] = .layers([Self.wrapper])
        return others + [.setLayer(Self.ground, below), .setLayer(Self.wrapper, wrapping), .setRoot(Self.ground)]
    }

    private static func geometry(_ size: CGSize, center: CGPoint) -> LayerProperties {
        [.bounds: .rect(CGRect(origin: .zero, size: size)), .position: .point(center)]
    }
}
