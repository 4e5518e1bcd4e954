@_spi(Quince) import QuinceFoundation

/// The trigger of an unwind segue, for controllers that choose its destination.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}

/// Finds the controller that an unwind segue leads to, and the way there.
@MainActor enum UnwindResolution {
    /// The nearest controller that takes the action: siblings and ancestors of the source first, then those that present them.
    static func destination(_ request: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current = request.source
        var isAsked: Set<ObjectIdentifier> = [ObjectIdentifier(current)]
        while true {
            if let parent = current.parent {
                for child in parent.allowedChildrenForUnwinding(from: request) {
                    if let found = search(child, request, &isAsked) { return found }
                }
                if takes(parent, request, &isAsked) { return parent }
                current = parent
            } else if let presenter = current.presentingViewController {
                if let found = search(presenter, request, &isAsked) { return found }
                current = presenter
            } else {
                return nil
            }
        }
    }

    private static func search(
        _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource, _ isAsked: inout Set<ObjectIdentifier>
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: request) {
            if let found = search(child, request, &isAsked) { return found }
        }
        return takes(controller, request, &isAsked) ? controller : nil
    }

    private static func takes(
        _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource, _ isAsked: inout Set<ObjectIdentifier>
    ) -> Bool {
        guard isAsked.insert(ObjectIdentifier(controller)).inserted else { return false }
        return controller.canPerformUnwindSegueAction(request.unwindAction, from: request.source, sender: request.sender ?? request)
    }

    /// Takes down everything between the two: presented controllers, then the upper part of a navigation stack.
    static func perform(_ segue: UIStoryboardSegue, animated: Bool) {
        let source = Array(sequence(first: segue.source, next: { $0.parent ?? $0.presentingViewController }))
        let ancestors = Array(sequence(first: segue.destination, next: { $0.parent }))
        var isDismissed = false
        for ancestor in ancestors {
            if let presented = ancestor.presentedViewController, source.contains(where: { $0 === presented }), !isDismissed {
                ancestor.dismiss(animated: animated)
                isDismissed = true
            }
        }
        segue.isAnimated = animated && !isDismissed
        for (child, container) in zip(ancestors, ancestors.dropFirst()).reversed() { container.unwind(for: segue, towards: child) }
    }
}

extension UIViewController {
    /// In a navigation stack those below, from the top; elsewhere all others, the last first.
    func standardChildrenForUnwinding(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        guard self is UINavigationController, let index = children.firstIndex(where: { $0 === origin }) else {
            return children.filter { $0 !== origin }.reversed()
        }
        return children[..<index].reversed()
    }

    func childOnTheWay(to controller: UIViewController) -> UIViewController? {
        sequence(first: controller, next: \.parent).first { $0.parent === self }
    }

    /// Shows a child in the way of UIKit's own containers: popping to it, or selecting its tab.
    func showForUnwinding(_ child: UIViewController, animated: Bool) {
        if let navigation = self as? UINavigationController {
            if navigation.topViewController !== child { navigation.popToViewController(child, animated: animated) }
        } else if let tabs = self as? UITabBarController, tabs.selectedViewController !== child {
            tabs.selectedViewController = child
        }
    }
}
