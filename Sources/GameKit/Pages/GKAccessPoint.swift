import UIKit

/// The button to Game Center over a game, which only a player who is signed in sees. Source: Apple's documentation of `GKAccessPoint`.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }

    public static let shared = GKAccessPoint()

    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open weak var parentWindow: UIWindow?
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    /// The button's place in the coordinates of the screen, in points.
    open var frameInScreenCoordinates: CGRect { .zero }

    override init() { super.init() }

    /// Opens Game Center, which does not for a player who is not signed in.
    open func trigger(handler: @escaping () -> Void) { DispatchQueue.main.async(execute: handler) }

    /// Opens a page of Game Center, which does not for a player who is not signed in.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { trigger(handler: handler) }
}
