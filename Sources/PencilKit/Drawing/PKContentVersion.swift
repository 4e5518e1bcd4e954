/// The version of PencilKit that a drawing needs.
///
/// Source: Apple's documentation of `PKContentVersion`.
public enum PKContentVersion: Int, Sendable, Comparable {
    /// Pen, pencil and marker.
    case version1 = 1
    /// Monoline, fountain pen, watercolor and crayon.
    case version2 = 2
    case version3 = 3
    /// The reed pen.
    case version4 = 4

    public static var latest: PKContentVersion { .version4 }

    public static func < (left: PKContentVersion, right: PKContentVersion) -> Bool { left.rawValue < right.rawValue }
}
