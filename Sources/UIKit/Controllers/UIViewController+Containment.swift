/// A controller's place among controllers.
struct ControllerFamily {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
}

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        if child.parent != nil { child.removeFromParent() }
        family.children.append(child)
        child.family.parent = self
        child.updateTraits()
        childrenChanged()
    }

    func leaveParent() {
        guard let parent else { return }
        parent.family.children.removeAll { $0 === self }
        family.parent = nil
        didMove(toParent: nil)
        parent.childrenChanged()
    }

    private func childrenChanged() {
        guard viewIfLoaded?.window != nil else { return }
        setNeedsStatusBarAppearanceUpdate()
    }

    func exchange(
        _ old: UIViewController, _ new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self else {
            uncaughtException(
                .invalidArgument,
                "Children view controllers \(old) and \(new) must have a common parent view controller when calling -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        old.beginAppearanceTransition(false, animated: duration > 0)
        new.beginAppearanceTransition(true, animated: duration > 0)
        guard let container = old.view.superview else { return }
        container.addSubview(new.view)
        UIView.transition(
            with: container, duration: duration, options: options, animations: animations,
            completion: { isFinished in
                old.view.removeFromSuperview()
                old.endAppearanceTransition()
                new.endAppearanceTransition()
                completion?(isFinished)
            })
    }

    /// The controller nearest above that is of a type.
    func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var current = parent
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parent
        }
        return nil
    }
}
