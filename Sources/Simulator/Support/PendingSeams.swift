import Foundation
import RenderProtocol

/// What other modules are about to bring: drawing trees.
enum PendingSeams {
    static func png(_ tree: RenderTree, scale: Double, time: Double, size: CGSize) throws -> Data {
        throw SimulatorError("drawing without a page is not yet in Quince")
    }
}
