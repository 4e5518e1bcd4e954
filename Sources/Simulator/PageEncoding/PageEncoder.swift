import Foundation
import RenderProtocol

/// Turns the commits of one process into messages for the page, one binary message each; Documentation/PageProtocol.md describes them.
///
/// One encoder serves one tree and one connected page: it remembers what the page already shows and sends what differs.
public struct PageEncoder {
    private let scale: Double

    /// - Parameter scale: The device's pixels per point.
    public init(scale: Double) { self.scale = scale }

    /// The message that brings a page from the tree before the commit to the tree after it.
    public mutating func encode(_ commit: Commit, tree: RenderTree) -> Data { Data() }

    /// The message that shows the whole tree to a page that knows nothing of it, or something else.
    ///
    /// - Parameter time: Media time of the process at this moment, so that running animations continue where they stand; the tree's own time when nil.
    public mutating func snapshot(_ tree: RenderTree, at time: Double? = nil) -> Data { Data() }
}
