import QuinceFoundation
import UIKit

/// The display of a car as a scene. Source: Apple's documentation of `CPTemplateApplicationScene`.
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {
    open weak var templateApplicationSceneDelegate: (any CPTemplateApplicationSceneDelegate)?
}

/// Notified of cars that connect; none does. Every method is optional.
///
/// Source: Apple's documentation of `CPTemplateApplicationSceneDelegate`.
@preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
}

extension UISceneSession.Role {
    public static let carTemplateApplication = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
