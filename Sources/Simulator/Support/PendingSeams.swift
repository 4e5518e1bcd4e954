import Foundation
import RenderProtocol

/// What other modules are about to bring: reading commits and drawing them.
enum PendingSeams {
    static func commit(_ data: Data) throws -> Commit { throw SimulatorError("reading commits is not yet in Quince") }
    static func apply(_ commit: Commit, to tree: inout RenderTree) throws { throw SimulatorError("applying commits is not yet in Quince") }
    static func png(_ tree: RenderTree, scale: Double, time: Double, size: CGSize) throws -> Data {
        throw SimulatorError("drawing without a page is not yet in Quince")
    }
}
