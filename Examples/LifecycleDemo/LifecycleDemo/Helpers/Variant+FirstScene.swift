import UIKit

extension Variant {
    /// Makes the controller a window starts with.
    func makeFirstScene() -> UIViewController? {
        let controller = UIStoryboard(name: storyboardName, bundle: nil).instantiateInitialViewController()
        (controller as? FirstViewController)?.variant = self
        return controller
    }

    private var storyboardName: String {
        switch self {
        case .segues: return "Segues"
        case .navigation: return "Navigation"
        case .earlyView: return "EarlyView"
        case .presentInit, .present, .presentLazy, .fullScreen, .windowScreen, .windowScene: return "Presentation"
        }
    }
}
