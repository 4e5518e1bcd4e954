import DeviceProtocol

/// The view controllers that were dismissed, popped or removed: those that live on are listed for inspectors.
///
/// They are held weakly, and nothing is said of them by itself: an app may keep one to show it again.
@MainActor final class DepartedControllers {
    static let shared = DepartedControllers()

    private struct Departed {
        weak var controller: UIViewController?
        let time: CFTimeInterval
    }

    private var list: [Departed] = []
    /// Seconds after which one that still lives counts as left behind.
    private static let patience = 2.0
    /// Lists longer than this lose those that have gone.
    private static let tidyCount = 256

    private init() {}

    /// Adds a controller that has left, with those in it.
    func add(_ controller: UIViewController) {
        for child in controller.children { add(child) }
        if list.count >= Self.tidyCount { list.removeAll { $0.controller == nil } }
        list.removeAll { $0.controller === controller }
        list.append(Departed(controller: controller, time: CACurrentMediaTime()))
    }

    /// Those that live and have no place in the interface, since two seconds at least; the earliest first.
    var leftBehind: [ViewReport.Leak] {
        let now = CACurrentMediaTime()
        list.removeAll { $0.controller == nil }
        return list.compactMap { departed in
            guard let controller = departed.controller, now - departed.time >= Self.patience, !controller.hasPlace else { return nil }
            return ViewReport.Leak(
                className: className(of: controller), title: controller.title, age: now - departed.time,
                holders: ObjectHolders.paths(to: controller))
        }
    }
}

extension UIViewController {
    /// Whether it is on the screen again, or in another controller that is to show it.
    fileprivate var hasPlace: Bool {
        parent?.hasPlace == true || presentingViewController != nil || viewIfLoaded?.window != nil
            || UIApplication.shared.windows.contains { $0.rootViewController === self }
    }
}
