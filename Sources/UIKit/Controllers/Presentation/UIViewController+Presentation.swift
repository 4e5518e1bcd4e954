/// Whom a controller presents and by whom it is presented.
struct ControllerPresentation {
    var presented: UIViewController?
    /// The search that goes on over this controller, which counts as presented by it.
    weak var search: UISearchController?
    weak var presenting: UIViewController?
    /// Manages the presentation of this controller.
    var controller: UIPresentationController?
    var coordinator: TransitionCoordinator?
    /// The popover this controller is presented in, or that a sheet stands for.
    var popover: UIPopoverPresentationController?
}

extension UIViewController {
    /// The controller at the top of this one's family, which presents for all of them.
    private var presentationRoot: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

    var nearestPresented: UIViewController? {
        for controller in sequence(first: self, next: \.parent) {
            if let presented = controller.presentation.presented { return presented }
        }
        return activeSearch
    }

    /// The search that goes on over this controller, or over one around it.
    var activeSearch: UISearchController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.search).first { $0 !== self && $0.isActive }
    }

    var nearestPresenting: UIViewController? {
        for controller in sequence(first: self, next: \.parent) {
            if let presenting = controller.presentation.presenting { return presenting }
        }
        return nil
    }

    /// The manager of the presentation this controller is part of; before it is presented, the one it will have, for apps to set up.
    var presentationControllerForApps: UIPresentationController? {
        if let current = currentPresentationController { return current }
        let isShown = parent != nil || viewIfLoaded?.window != nil
        guard !isShown, modalPresentationStyle != .custom, modalPresentationStyle != .none else { return nil }
        let manager = makePresentationController(presenting: nil, source: self)
        presentation.controller = manager
        return manager
    }

    /// A manager of another kind than the style's is of no use any more.
    func presentationStyleChanged(from old: UIModalPresentationStyle) {
        let sheets: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
        let isSameKind =
            sheets.contains(old) == sheets.contains(modalPresentationStyle) && (old == .popover) == (modalPresentationStyle == .popover)
        guard presentation.presenting == nil, !isSameKind else { return }
        presentation.controller = nil
        presentation.popover = nil
    }

    /// The manager of the presentation this controller is part of.
    var currentPresentationController: UIPresentationController? {
        for controller in sequence(first: self, next: \.parent) { if let manager = controller.presentation.controller { return manager } }
        return nil
    }

    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in sequence(first: self, next: \.parent) {
            if let coordinator = controller.presentation.coordinator, !coordinator.isOver { return coordinator }
            if let coordinator = controller.presentation.presented?.presentation.coordinator, !coordinator.isOver { return coordinator }
        }
        return viewIfLoaded?.window?.windowScene?.rotationCoordinator
    }

    // MARK: Presenting

    func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationContext(for: presented)
        guard presented !== presenter, presented.presentation.presenting == nil else {
            uncaughtException(
                .invalidArgument,
                "Application tried to present modally a view controller \(presented) that is already being presented by \(presented.presentation.presenting ?? presented)."
            )
        }
        guard presented.parent == nil else {
            uncaughtException(.invalidArgument, "Application tried to present modally an active controller \(presented).")
        }
        if let other = presenter.presentation.presented {
            return report("Attempt to present \(presented) on \(presenter) (from \(self)) which is already presenting \(other).")
        }
        guard presenter.viewIfLoaded?.window != nil else {
            return report("Attempt to present \(presented) on \(presenter) (from \(self)) whose view is not in the window hierarchy.")
        }
        let manager = presented.resolvedPresentationController(presenting: presenter, source: self).adaptedToCompactWidth(of: presenter)
        manager.adapt(to: presenter.traitCollection)
        if let substitute = manager.substitute {
            presented.presentation.controller = nil
            return startPresentation(of: substitute, animated: animated, completion: completion)
        }
        PresentationTransition(
            isPresentation: true, manager: manager, isAnimated: animated && UIView.areAnimationsEnabled, source: self,
            completion: completion
        ).start()
    }

    /// The controller that presents: the family's root, or the nearest one that defines a context for styles that stay in it.
    private func presentationContext(for presented: UIViewController) -> UIViewController {
        guard [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle) else { return presentationRoot }
        return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? presentationRoot
    }

    private func report(_ text: String) { FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8)) }

    /// Makes the manager of this controller's presentation, or takes the one that was configured before.
    func resolvedPresentationController(presenting: UIViewController, source: UIViewController) -> UIPresentationController {
        let manager = presentation.controller ?? makePresentationController(presenting: presenting, source: source)
        manager.presentingViewController = presenting
        presentation.controller = manager
        return manager
    }

    func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        switch modalPresentationStyle {
        case .custom:
            return transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none:
            return FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            presentation.popover = popover
            return popover
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    // MARK: Dismissing

    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentation.presented else {
            // What a container presents is what its children present.
            if let ancestor = sequence(first: self, next: \.parent).first(where: { $0.presentation.presented != nil }) {
                return ancestor.startDismissal(animated: animated, completion: completion)
            }
            if let search = activeSearch { return search.dismiss(animated: animated, completion: completion) }
            if let presenter = nearestPresenting { return presenter.startDismissal(animated: animated, completion: completion) }
            if let completion { DeferredWork.schedule { completion() } }
            return
        }
        // Of several controllers on top of each other only the front one is seen leaving.
        var top = presented
        while let next = top.presentation.presented { top = next }
        if top !== presented {
            var middle = top.presentation.presenting
            while let current = middle, current !== self {
                let next = current.presentation.presenting
                // What it presents stays to be seen leaving.
                current.presentation.presented = nil
                current.presentation.controller?.endAtOnce()
                middle = next
            }
            top.presentation.presenting = self
            top.presentation.controller?.presentingViewController = self
            presentation.presented = top
        }
        guard let manager = top.presentation.controller else { return }
        if let running = manager.transition {
            guard running.isPresentation else { return }
            running.finishNow()
        }
        PresentationTransition(
            isPresentation: false, manager: manager, isAnimated: animated && UIView.areAnimationsEnabled, completion: completion
        ).start()
    }

    // MARK: Showing

    func showByAncestor(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetailByAncestor(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func ancestor(performing action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent ?? $0.presentation.presenting }).first { $0.canPerformAction(action, withSender: sender) }
    }

}

extension UIPresentationController {
    /// Returns the presentation controller to use in compact widths: a sheet's for popovers, else this one.
    fileprivate func adaptedToCompactWidth(of presenter: UIViewController) -> UIPresentationController {
        let popover = self as? UIPopoverPresentationController
        guard let manager = popover?.adaptedManager(for: presenter.traitCollection, presenting: presenter) else { return self }
        presentedViewController.presentation.controller = manager
        return manager
    }

    /// The controller that the delegate presents instead in the style it chose for a compact environment.
    fileprivate var substitute: UIViewController? {
        guard adaptedStyle != .none,
            let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: adaptedStyle),
            other !== presentedViewController
        else { return nil }
        other.modalPresentationStyle = adaptedStyle
        let manager = other.resolvedPresentationController(presenting: presentingViewController, source: presentingViewController)
        delegate?.presentationController(self, prepare: manager)
        return other
    }

    /// Ends the presentation without a transition, with the callbacks the presented controller expects.
    func endAtOnce() {
        let presented = presentedViewController
        if let above = presented.presentation.presented { above.presentation.controller?.endAtOnce() }
        transition?.finishNow()
        // What a full-screen controller covered is there again.
        let presenting = presentingViewController
        if shouldRemovePresentersView { presenting.restoreRemovedView() }
        if presented.appearance.phase == .appeared {
            presented.beginAppearanceTransition(false, animated: false)
            presented.viewIfLoaded?.removeFromSuperview()
            presented.endAppearanceTransition()
        }
        detach()
    }

    /// Undoes all ties of the presentation.
    func detach() {
        let presentedViewController = presentedViewController
        keptController = nil
        container?.removeFromSuperview()
        container = nil
        if presentedViewController.presentation.presenting?.presentation.presented === presentedViewController {
            presentedViewController.presentation.presenting?.presentation.presented = nil
        }
        presentedViewController.presentation.presenting = nil
        presentedViewController.presentation.controller = nil
        presentedViewController.presentation.popover = nil
        presentedViewController.environment.knownTraits = nil
    }
}
