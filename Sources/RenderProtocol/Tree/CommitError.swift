/// Why a commit was refused. The tree is as it was before.
public enum CommitError: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownLayer(LayerID, usedBy: String)
    case unknownImage(ImageID, usedBy: LayerID)
    case duplicateImage(ImageID)
    /// The layer stands in its own subtree.
    case cycle(LayerID)
    /// The layer stands in two places.
    case twoParents(LayerID)
    /// The removed layer still stands in the tree.
    case stillInUse(LayerID)
    case tooDeep(LayerID)
    case wrongKind(LayerKey, of: LayerID, expected: LayerValue.Kind, found: LayerValue.Kind)
    case invalidValue(LayerKey, of: LayerID, String)
    case invalidAnimation(key: String, of: LayerID, String)
    case invalidImage(ImageID, String)
    case tooMany(String, limit: Int)
    case sequence(expectedAbove: UInt64, found: UInt64)

    public var description: String {
        switch self {
        case .unknownLayer(let id, let user): "\(user) names layer \(id.rawValue), which does not exist"
        case .unknownImage(let id, let user): "layer \(user.rawValue) shows image \(id.rawValue), which does not exist"
        case .duplicateImage(let id): "image \(id.rawValue) exists already; new pixels need a new name"
        case .cycle(let id): "layer \(id.rawValue) stands in its own subtree"
        case .twoParents(let id): "layer \(id.rawValue) stands in two places of the tree"
        case .stillInUse(let id): "layer \(id.rawValue) is removed but still stands in the tree"
        case .tooDeep(let id): "layer \(id.rawValue) stands more than \(CommitLimits.depth) levels deep"
        case .wrongKind(let key, let id, let expected, let found):
            "\(key) of layer \(id.rawValue) must be of kind \(expected.rawValue), not \(found.rawValue)"
        case .invalidValue(let key, let id, let reason): "\(key) of layer \(id.rawValue): \(reason)"
        case .invalidAnimation(let key, let id, let reason): "animation \"\(key)\" of layer \(id.rawValue): \(reason)"
        case .invalidImage(let id, let reason): "image \(id.rawValue): \(reason)"
        case .tooMany(let what, let limit): "more than \(limit) \(what)"
        case .sequence(let last, let found): "commit \(found) does not follow commit \(last)"
        }
    }
}

/// The limits on commits. A commit beyond them is refused instead of exhausting the host.
public enum CommitLimits {
    public static let operations = 1_000_000
    public static let layers = 200_000
    public static let depth = 500
    public static let animationsPerLayer = 1_000
    public static let keyframes = 100_000
    public static let pathElements = 1_000_000
    public static let listLength = 200_000
    public static let stringLength = 4_096
    public static let imageSide = 32_767
    public static let imageBytes = 512 << 20
    /// Of all bitmaps of a tree, those of one colour counted as the pixels they stand for: a message to a page has room for them.
    public static let allImageBytes = 2 << 30
    /// Points or pixels; beyond it arithmetic loses sense.
    public static let coordinate = 1e9
    public static let instances = 10_000
    /// Particles that an emitter shows; of more, the youngest.
    public static let particles = 10_000
}
