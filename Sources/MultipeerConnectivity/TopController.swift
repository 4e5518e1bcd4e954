import UIKit

/// The controller that covers the screen: what the framework itself shows is presented there.
@MainActor func topController() -> UIViewController? {
    var controller = UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController
    while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
    return controller
}
