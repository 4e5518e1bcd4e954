/// The position of a view in the hierarchy.
///
/// It is a class, as reading one value of a structure with weak references copies all of them.
///
/// Objects with weak references to them take longer to retain and release, for every holder. So weak references point to this object, which
/// tells when its view is gone.
final class ViewHierarchy {
    /// The view itself; nil when it has gone.
    unowned(unsafe) var view: UIView?
    /// It has this view among its subviews, and takes itself out when it goes.
    unowned(unsafe) var superview: UIView?
    weak var window: UIWindow?
    var subviews: [UIView] = []
    /// The view controller whose view this is.
    weak var controller: UIViewController?
    /// Whether the view is given a size and a place by its constraints, one after the other.
    var isBeingPlaced = false

    /// Called by the view when it goes. Whoever still knows this object does not keep what has been in the view.
    func viewIsGone() {
        view = nil
        for subview in subviews { subview.hierarchy.superview = nil }
        subviews = []
    }
}

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            uncaughtException(.invalidArgument, "Can't add self as subview")
        }
        if view.superview === self {
            hierarchy.subviews.removeAll { $0 === view }
            place(view, at: min(index, hierarchy.subviews.count))
            return
        }
        let isNewWindow = view.window !== window
        let oldSuperview = view.superview
        if isNewWindow { view.notifyWillMove(to: window) }
        view.willMove(toSuperview: self)
        if let oldSuperview {
            oldSuperview.willRemoveSubview(view)
            view.layoutWillLeave()
            oldSuperview.hierarchy.subviews.removeAll { $0 === view }
            oldSuperview.subviewsChanged()
        }
        view.hierarchy.superview = self
        place(view, at: min(max(index, 0), hierarchy.subviews.count))
        if isNewWindow { view.setWindow(window) }
        view.layoutDidJoin()
        view.inheritedEnvironmentChanged()
        if isNewWindow, window != nil { view.updateSafeAreasOfControllers() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if isNewWindow { view.notifyDidMoveToWindow() }
    }

    private func place(_ view: UIView, at index: Int) {
        hierarchy.subviews.insert(view, at: index)
        // Layers that the app added itself keep their places; a view's layer goes right above that of the view below.
        if index > 0 {
            layer.insertSublayer(view.layer, above: hierarchy.subviews[index - 1].layer)
        } else if hierarchy.subviews.count > 1 {
            layer.insertSublayer(view.layer, below: hierarchy.subviews[1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewsChanged()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard sibling !== view else { return }
        var others = hierarchy.subviews
        others.removeAll { $0 === view }
        guard let index = others.firstIndex(where: { $0 === sibling }) else { return insert(view, at: hierarchy.subviews.count) }
        insert(view, at: index + offset)
    }

    func exchange(_ index1: Int, _ index2: Int) {
        guard index1 != index2, hierarchy.subviews.indices.contains(index1), hierarchy.subviews.indices.contains(index2) else { return }
        let (low, high) = (hierarchy.subviews[min(index1, index2)], hierarchy.subviews[max(index1, index2)])
        let highIndex = max(index1, index2)
        hierarchy.subviews.removeAll { $0 === high }
        place(high, at: min(index1, index2))
        hierarchy.subviews.removeAll { $0 === low }
        place(low, at: highIndex)
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.superview === self else { return }
        hierarchy.subviews.removeAll { $0 === view }
        if toFront {
            hierarchy.subviews.append(view)
            layer.addSublayer(view.layer)
        } else {
            hierarchy.subviews.insert(view, at: 0)
            layer.insertSublayer(view.layer, at: 0)
        }
        subviewsChanged()
    }

    func leaveSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        if hadWindow { notifyWillMove(to: nil) }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        layoutWillLeave()
        superview.hierarchy.subviews.removeAll { $0 === self }
        hierarchy.superview = nil
        layer.removeFromSuperlayer()
        superview.subviewsChanged()
        if hadWindow { setWindow(nil) }
        didMoveToSuperview()
        if hadWindow { notifyDidMoveToWindow() }
    }

    private func subviewsChanged() { setNeedsLayout() }

    // MARK: Windows

    func notifyWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        if let controller = hierarchy.controller { controller.viewWillMove(inWindow: window != nil) }
        for view in hierarchy.subviews { view.notifyWillMove(to: window) }
    }

    func setWindow(_ window: UIWindow?) {
        if window == nil { FirstResponder.forget(self) }
        hierarchy.window = window
        for view in hierarchy.subviews { view.setWindow(window) }
    }

    func notifyDidMoveToWindow() {
        if AppearanceStore.isUsed, hierarchy.window != nil { AppearanceStore.apply(to: self) }
        drawIfFirstShown()
        didMoveToWindow()
        if let controller = hierarchy.controller { controller.viewDidMove(inWindow: hierarchy.window != nil) }
        for view in hierarchy.subviews { view.notifyDidMoveToWindow() }
    }

    func isBelow(_ other: UIView) -> Bool {
        var view = self
        while view !== other {
            guard let superview = view.superview else { return false }
            view = superview
        }
        return true
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in hierarchy.subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The nearest controller up the responder chain.
    package var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
