@_spi(Quince) import QuinceFoundation

/// What triggered an unwind segue, for controllers that choose where it leads.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}

/// A container whose children lie on each other, so that unwinding goes down.
@MainActor protocol UnwindStack: UIViewController {
    func pop(to controller: UIViewController, animated: Bool)
}

/// Finds the controller that an unwind segue leads to, and the way there.
@MainActor enum UnwindResolution {
    /// The nearest controller that takes the action: siblings and ancestors of the source first, then those that present them.
    static func destination(_ request: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current = request.source
        var isAsked: Set<ObjectIdentifier> = [ObjectIdentifier(current)]
        while true {
            if let parent = current.parent {
                for child in candidates(in: parent, before: current) {
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

    /// Children an unwind may go to: in a navigation stack those below, from the top; elsewhere all others, the last first.
    private static func candidates(in parent: UIViewController, before child: UIViewController) -> [UIViewController] {
        let children = parent.children
        guard parent is any UnwindStack, let index = children.firstIndex(where: { $0 === child }) else {
            return children.filter { $0 !== child }.reversed()
        }
        return children[..<index].reversed()
    }

    private static func search(
        _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource, _ isAsked: inout Set<ObjectIdentifier>
    ) -> UIViewController? {
        for child in controller.children.reversed() {
            if let found = search(child, request, &isAsked) { return found }
        }
        return takes(controller, request, &isAsked) ? controller : nil
    }

    private static func takes(
        _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource, _ isAsked: inout Set<ObjectIdentifier>
    ) -> Bool {
        guard isAsked.insert(ObjectIdentifier(controller)).inserted else { return false }
        return controller.canPerformUnwindAction(request.unwindAction, from: request.source, sender: request.sender ?? request)
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
        for (child, container) in zip(ancestors, ancestors.dropFirst()) {
            guard let stack = container as? any UnwindStack, stack.children.last !== child else { continue }
            stack.pop(to: child, animated: animated && !isDismissed)
        }
    }
}
