import QuinceFoundation
import UIKit

/// Notified of the pages of a car's display. Every method is optional. Source: Apple's documentation of `CPInterfaceControllerDelegate`.
@preconcurrency @MainActor public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// The pages of a car's display. A car that connects brings one; none connects here.
///
/// Source: Apple's documentation of `CPInterfaceController`.
@preconcurrency @MainActor open class CPInterfaceController: NSObject {
    private override init() {}

    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open var prefersDarkUserInterfaceStyle = false
    open var rootTemplate: CPTemplate? { templates.first }
    open var topTemplate: CPTemplate? { templates.last }
    open private(set) var templates: [CPTemplate] = []
    open private(set) var presentedTemplate: CPTemplate?
    open var carTraitCollection: UITraitCollection { .current }

    // Without a controller none of these can be called.

    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = [rootTemplate]
        completion?(true, nil)
    }
    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates.append(templateToPush)
        completion?(true, nil)
    }
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if templates.count > 1 { templates.removeLast() }
        completion?(true, nil)
    }
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        completion?(true, nil)
    }
    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = templateToPresent
        completion?(true, nil)
    }
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = nil
        completion?(true, nil)
    }
}
